import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { abilityProblems, unsupported } from '#altered/abilities';
import { contradictions, recombined } from '#altered/testing';
import { sharedPaths, tries } from '#record/testing';
import { compileLine, compileText, lineCompiler, printLine, type CompiledLine } from './index.js';

const files = sharedPaths('cards/altered-cards-en.json', 'cards/altered-cards-en-2.json');
const isThere = files.length > 0;

interface PublicCard {
  readonly mainEffect: string | null;
  readonly echoEffect: string | null;
  readonly completedEffect?: string | null;
}

/** Returns the lines in all boxes of published cards, without duplicates. */
function published(): readonly string[] {
  const compile = lineCompiler();
  const cards = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly PublicCard[]);
  const lines = cards.flatMap((card) =>
    Object.values(compileText({ ...card, type: 'character' }, compile).lines).flat(),
  );
  return [...new Set(lines.map(({ text }) => text))];
}

const read = (line: string): CompiledLine =>
  compileLine(line, /^(?:\{\d\}, )?\{D\}/.test(line) ? 'support' : 'main', {
    type: 'character',
    isExplained: false,
  });

(isThere ? describe : describe.skip)('lines of unique cards that recombine published lines', () => {
  const printed = isThere ? published() : [];
  const samples = (
    [
      ['recombined lines', 600],
      ['another seed', 1000],
    ] as const
  ).map(([seed, count]) =>
    isThere ? recombined(printed, { seed, count: 0 }, tries(count, 2)).map(read) : [],
  );
  const lines = samples.flat();
  const parsed = lines.flatMap((line) => (line.kind === 'parsed' ? [line] : []));

  it.each(samples.map((sample) => ({ sample, count: sample.length })))(
    'can mostly be read: $count of them',
    ({ sample }) => {
      const share = sample.filter(({ kind }) => kind === 'parsed').length / sample.length;
      expect(share).toBeGreaterThanOrEqual(0.97);
    },
  );

  it('are executed, except for tokens that only a card shows', () => {
    const isNamed = (why: string): boolean => why.startsWith('only a card that shows the token');
    const notExecuted = parsed.filter(({ abilities }) =>
      abilities.some((ability) => unsupported(ability, '4.0').some(({ why }) => !isNamed(why))),
    );
    expect(notExecuted.length / lines.length).toBeLessThan(0.01);
  });

  it('are unambiguous, and agree with their abilities', () => {
    expect(lines.flatMap(({ kind, text }) => (kind === 'ambiguous' ? [text] : []))).toEqual([]);
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((contradiction) => `${text}: ${contradiction}`),
    );
    expect(wrong).toEqual([]);
  });

  it('produce well-formed abilities, and are read the same again after printing', () => {
    const wrong = parsed.flatMap(({ text, abilities }) => {
      const words = printLine(abilities) ?? '';
      const again = words === text ? null : read(words);
      const isSame = again === null || (again.kind === 'parsed' && printLine(again.abilities) === words);
      return abilityProblems(abilities).length === 0 && isSame ? [] : [`${text} ⇒ ${words}`];
    });
    expect(wrong).toEqual([]);
  });
});
