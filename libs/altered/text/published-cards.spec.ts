import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { abilityProblems, same, unsupported, type EditionId } from '#altered/abilities';
import { contradictions, printedLines, sharedPaths, type PrintedLine, type PrintedSource } from '#testing';
import { compileLine, lineCompiler, printLine, type CompiledLine } from './index.js';

const [decks = ''] = sharedPaths('cards/decks');
const isThere = decks !== '';

interface Reading extends PrintedLine {
  readonly compiled: CompiledLine;
}

const compile = lineCompiler();
const readings = (...sources: readonly PrintedSource[]): readonly Reading[] =>
  printedLines(sources).map((one) => ({
    ...one,
    compiled: compile(one.line, one.box, { type: one.type, isTold: false }),
  }));

const isExecuted = ({ compiled }: Reading, edition: EditionId): boolean =>
  compiled.kind === 'parsed' &&
  compiled.abilities.every((ability) => unsupported(ability, edition).length === 0);

/** The newest set: Signature tokens and Temple have no rules yet. */
const newestSet = 'ALT_FUGUE_';

/** How many lines are read, and executed by edition 4.0: no less than before. */
const executedBefore: readonly (readonly [PrintedSource, number])[] = [
  ['own cards', 122],
  ['published cards', 1585],
  ['unique cards', 79],
  ['unique texts', 860],
];

(isThere ? describe : describe.skip)('printed lines', () => {
  const all = isThere ? readings('own cards', 'published cards', 'unique cards', 'unique texts') : [];
  const parsed = all.flatMap(({ compiled, ...rest }) =>
    compiled.kind === 'parsed' ? [{ ...rest, ...compiled }] : [],
  );

  it('are printed in words that are read into the same', () => {
    const changed = parsed.filter(({ text, abilities, box, type }) => {
      const printed = printLine(abilities);
      if (printed === text) return false;
      const again = compileLine(printed ?? '', box, { type, isTold: false });
      return again.kind !== 'parsed' || !same(again.abilities, abilities);
    });
    expect(changed.map(({ text, from }) => `${from}: ${text}`)).toEqual([]);
  });

  it('are read into well-formed abilities', () => {
    const problems = parsed.flatMap(({ text, abilities }) =>
      abilityProblems(abilities).map(({ path: at, reason }) => `${text}: ${at} ${reason}`),
    );
    expect(problems).toEqual([]);
  });

  it('mean what they say', () => {
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((one) => `${text}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are never ambiguous', () => {
    expect(all.filter(({ compiled }) => compiled.kind === 'ambiguous').map(({ line }) => line)).toEqual([]);
  });

  it.each(executedBefore)('of %s are executed by edition 4.0: at least %d', (source, before) => {
    const executed = readings(source).filter((one) => isExecuted(one, '4.0'));
    expect(executed.length).toBeGreaterThanOrEqual(before);
  });

  it('of every set but the newest are read and executed by edition 4.0', () => {
    const left = readings('published cards').filter(
      (one) => !one.from.startsWith(newestSet) && !isExecuted(one, '4.0'),
    );
    expect(left.map(({ line }) => line)).toEqual([]);
  });

  it('of the first sets are executed by edition 1.0', () => {
    const first = readings('published cards').filter(({ from }) => /^ALT_CORE(?:KS)?_/.test(from));
    const executed = first.filter((one) => isExecuted(one, '1.0'));
    expect(executed.length / first.length).toBeGreaterThanOrEqual(0.97);
  });

  it('of the first sets in the starter decks are all executed by edition 1.0', () => {
    const lists = readdirSync(decks).filter((name) => name.endsWith('.txt'));
    // A reprint has the same text, and may be the first card that has it.
    const inDecks = new Set(
      lists
        .flatMap((name) => readFileSync(path.join(decks, name), 'utf8').match(/ALT_CORE\w+/g) ?? [])
        .flatMap((reference) => [reference, reference.replace('_CORE_', '_COREKS_')]),
    );
    const played = readings('published cards').filter(({ from }) => inDecks.has(from));
    expect(played.length).toBeGreaterThan(0);
    expect(played.filter((one) => !isExecuted(one, '1.0')).map(({ line }) => line)).toEqual([]);
  });
});
