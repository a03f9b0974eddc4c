import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { abilityProblems, same, unsupported, type EditionId } from '#altered/abilities';
import { contradictions, printedLines, type PrintedLine, type PrintedSource } from '#altered/testing';
import { sharedPaths } from '#record/testing';
import { compileLine, lineCompiler, printLine, type CompiledLine } from './index.js';

const [decks = ''] = sharedPaths('cards/decks');
const isThere = decks !== '';

interface Reading extends PrintedLine {
  readonly compiled: CompiledLine;
}

const compile = lineCompiler();
const readings = (...sources: readonly PrintedSource[]): readonly Reading[] =>
  printedLines(sources).map((entry) => ({
    ...entry,
    compiled: compile(entry.line, entry.box, { type: entry.type, isExplained: false }),
  }));

const isExecuted = ({ compiled }: Reading, edition: EditionId): boolean =>
  compiled.kind === 'parsed' &&
  compiled.abilities.every((ability) => unsupported(ability, edition).length === 0);

/** Differences in wording, but not in meaning, between printed lines and the lines that the grammar prints. */
const inOtherWords: ReadonlySet<string> = new Set([
  ' ⇒ immediately',
  ' ⇒ of',
  '1. ⇒ one.',
  'Animal you control other than me ⇒ other Animal you control',
  'Artist you control other than me ⇒ other Artist you control',
  'Bureaucrats other than me, ⇒ other Bureaucrats,',
  'Card ⇒ card',
  'Character other than me ⇒ other Character',
  'Character you control other than me ⇒ other Character you control',
  'Character you control other than me, ⇒ other Character you control,',
  'Characters other than me ⇒ other Characters',
  'Characters you control other than me ⇒ Other Characters you control',
  'Characters you control other than me ⇒ other Characters you control',
  'Contact, you may exchange a card from ⇒ contact, you may exchange a card in',
  'Contact, ⇒ contact,',
  'Counters, ⇒ counters,',
  '"{r} ⇒ "{R}',
  "I'm the only Character in my Expedition, target opponent draws a card. Then, create a Manaseed token in their ⇒ there are no other Characters in my Expedition, target opponent draws a card. Then, create a Manaseed token in that player's",
  "I'm the only Character ⇒ there are no other Characters",
  "I'm ⇒ ",
  'If its Hand Cost is:\n• {4} or more, I gain Anchored.\n• {1} or less, ⇒ Depending on its Hand Cost:\n• 4+: I gain Anchored.\n• 0-1:',
  'If my Expedition is behind, target a Character, then ⇒ Target a Character, then if my Expedition is behind,',
  "If there are no Characters in the Expedition I'm played in, reduce my cost by {2}. ⇒ I cost {2} less to play in an Expedition with no Characters.",
  'Permanents or ⇒ cards among Permanents and',
  'Plants other than me, ⇒ other Plants,',
  'Plants you control other than me ⇒ Other Plants you control',
  'Plants you control other than me ⇒ other Plants you control',
  'Reduce my cost by {2}. ⇒ I cost {2} less.',
  'Regions ⇒ regions',
  'Robot you control other than me ⇒ other Robot you control',
  'Robots you control other than me ⇒ Other Robots you control',
  'Robots you control other than me ⇒ other Robots you control',
  'Target Character other than me ⇒ Another target Character',
  'Zone. ⇒ zone.',
  'a card other than me from ⇒ another card in',
  'a card other than me ⇒ another card',
  'a ⇒ ',
  'an opponent controls ⇒ your opponents control',
  'and ⇒ or',
  'at most five ⇒ five or less',
  'exhausted ⇒ Exhausted',
  'five ⇒ 5',
  'from play and ⇒ in play and in',
  'from ⇒ in',
  'hand or deck ⇒ deck or hand',
  'if the number of cards discarded this way is:\n• 4+, I gain 1 boost.\n• 6+, Sabotage.\n• 8+, target ⇒ depending on the number of cards discarded this way:\n• 4+: I gain 1 boost.\n• 6+: Sabotage.\n• 8+: Target',
  'in the Expedition ⇒ ',
  'in ⇒ from',
  'it goes ⇒ send it',
  'it. ⇒ that Expedition.',
  "my Expedition is ⇒ I'm",
  'non-Token ⇒ non-token',
  'subtype ⇒ subtypes',
  'target Character in play or in Reserve other than me. ⇒ another target Character in play or in Reserve.',
  'target Character other than me ⇒ another target Character',
  'target Character you control other than me. ⇒ another target Character you control.',
  'target Characters other than me ⇒ other target Characters',
  'that it was facing. ⇒ facing it.',
  'the Expedition facing me ⇒ it',
  "their ⇒ that player's",
  '{1}, {D}: ⇒ {D}, {1}:',
]);

/** Returns the words by which two lines differ. */
function differing(text: string, printed: string): string {
  const [left, right] = [text.split(' '), printed.split(' ')];
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return `${left.slice(start, left.length - end).join(' ')} ⇒ ${right.slice(start, right.length - end).join(' ')}`;
}

/** The number of lines from each source that compile and that edition 4.0 executes. It must not decrease. */
const executedBefore: readonly (readonly [PrintedSource, number])[] = [
  ['own cards', 122],
  ['published cards', 1612],
  ['unique cards', 80],
  ['unique texts', 891],
];

(isThere ? describe : describe.skip)('printed lines', () => {
  const all = isThere ? readings('own cards', 'published cards', 'unique cards', 'unique texts') : [];
  const parsed = all.flatMap(({ compiled, ...rest }) =>
    compiled.kind === 'parsed' ? [{ ...rest, ...compiled }] : [],
  );

  it('are printed unchanged, or in other words that are listed', () => {
    const others = parsed.flatMap(({ text, abilities }) => {
      const printed = printLine(abilities) ?? '';
      return printed === text ? [] : [differing(text, printed)];
    });
    expect([...new Set(others)].filter((difference) => !inOtherWords.has(difference))).toEqual([]);
    expect([...inOtherWords].filter((difference) => !others.includes(difference))).toEqual([]);
  });

  it('are read the same again after printing', () => {
    const changed = parsed.filter(({ text, abilities, box, type }) => {
      const printed = printLine(abilities);
      if (printed === text) return false;
      const again = compileLine(printed ?? '', box, { type, isExplained: false });
      return again.kind !== 'parsed' || !same(again.abilities, abilities);
    });
    expect(changed.map(({ text, from }) => `${from}: ${text}`)).toEqual([]);
  });

  it('produce well-formed abilities', () => {
    const problems = parsed.flatMap(({ text, abilities }) =>
      abilityProblems(abilities).map(({ path: at, reason }) => `${text}: ${at} ${reason}`),
    );
    expect(problems).toEqual([]);
  });

  it('agree with their abilities', () => {
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((contradiction) => `${text}: ${contradiction}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are never ambiguous', () => {
    expect(all.filter(({ compiled }) => compiled.kind === 'ambiguous').map(({ line }) => line)).toEqual([]);
  });

  it.each(executedBefore)('of %s are executed by edition 4.0: at least %d', (source, before) => {
    const executed = readings(source).filter((reading) => isExecuted(reading, '4.0'));
    expect(executed.length).toBeGreaterThanOrEqual(before);
  });

  it('of every set are read and executed by edition 4.0', () => {
    const left = readings('published cards').filter((reading) => !isExecuted(reading, '4.0'));
    expect(left.map(({ line }) => line)).toEqual([]);
  });

  it('of the first sets are executed by edition 1.0', () => {
    const first = readings('published cards').filter(({ from }) => /^ALT_CORE(?:KS)?_/.test(from));
    const executed = first.filter((reading) => isExecuted(reading, '1.0'));
    expect(executed.length / first.length).toBeGreaterThanOrEqual(0.97);
  });

  it('of the first sets in the starter decks are all executed by edition 1.0', () => {
    const lists = readdirSync(decks).filter((name) => name.endsWith('.txt'));
    // Each line is listed under the first card that has it. This card can be a reprint, so the references of both
    // printings are included.
    const inDecks = new Set(
      lists
        .flatMap((name) => readFileSync(path.join(decks, name), 'utf8').match(/ALT_CORE\w+/g) ?? [])
        .flatMap((reference) => [reference, reference.replace('_CORE_', '_COREKS_')]),
    );
    const played = readings('published cards').filter(({ from }) => inDecks.has(from));
    expect(played.length).toBeGreaterThan(0);
    expect(played.filter((reading) => !isExecuted(reading, '1.0')).map(({ line }) => line)).toEqual([]);
  });
});
