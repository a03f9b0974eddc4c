import { describe, expect, it } from '@jest/globals';
import { abilityProblems } from '#altered/abilities';
import { below, contradictions, crossedLines, oneIn, type SeededRandom } from '#testing';
import { compileLine, printLine, type Box } from './index.js';

const boxOf = (line: string): Box => (line.startsWith('{D}') ? 'support' : 'main');
const read = (line: string) => compileLine(line, boxOf(line), { type: 'character', isTold: false });

/** The least share of each table that is read, in percent. */
const shares: Readonly<Record<keyof typeof crossedLines, number>> = {
  'an object in every place': 95,
  'objects in every place': 93,
  'a condition in every place': 96,
  'a player with every verb': 88,
  'an object with every verb': 94,
  'a number in every place': 91,
  'an event with every subject': 95,
  'a statement for every time': 95,
  'a replacement of every event': 74,
};

describe('every phrase in every place of its kind', () => {
  const random: SeededRandom = { seed: 'crossed lines', count: 0 };
  const tables = Object.entries(crossedLines).map(([name, lines]) => ({
    name: name as keyof typeof crossedLines,
    lines: [...new Set(lines)].filter(() => below(random, oneIn(9)) === 0).map(read),
  }));
  const lines = tables.flatMap((table) => table.lines);
  const parsed = lines.flatMap((line) => (line.kind === 'parsed' ? [line] : []));

  it.each(tables)('$name is read as far as it was before', ({ name, lines: all }) => {
    const share = (100 * all.filter(({ kind }) => kind === 'parsed').length) / all.length;
    expect(share).toBeGreaterThanOrEqual(shares[name]);
  });

  it('means one thing, which its words do not contradict', () => {
    expect(lines.flatMap(({ kind, text }) => (kind === 'ambiguous' ? [text] : []))).toEqual([]);
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((one) => `${text}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is well formed, and printed in words that are read into the same', () => {
    const wrong = parsed.flatMap(({ text, abilities }) => {
      const printed = printLine(abilities) ?? '';
      const again = read(printed);
      const isSame = again.kind === 'parsed' && printLine(again.abilities) === printed;
      return abilityProblems(abilities).length === 0 && isSame ? [] : [`${text} ⇒ ${printed}`];
    });
    expect(wrong).toEqual([]);
  });
});
