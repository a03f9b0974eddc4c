import { describe, expect, it } from '@jest/globals';
import { abilityProblems } from '#altered/abilities';
import { contradictions, mistakes, oneIn, unseenLines, unseenSets } from '#testing';
import { compileLine, printAbility, printLine, type CompiledLine } from './index.js';

/** A line as it is read on a card that can have it. */

// Slow: reads, prints and reads again thousands of lines.

function read(line: string): CompiledLine {
  const box = /^(?:\{\d\}, )?\{D\}/.test(line) ? 'support' : 'main';
  const onCharacter = compileLine(line, box, { type: 'character', isTold: false });
  return onCharacter.kind === 'parsed'
    ? onCharacter
    : compileLine(line, box, { type: 'spell', isTold: false });
}

/**
 * How many of each set are read; when they were written down, 45 of the tenth were, 89 of the eleventh, 88 of the twelfth,
 * 82 of the thirteenth, 68 of the fourteenth, 53 of the fifteenth, 91 of the sixteenth, 76 of the seventeenth, 89 of the
 * eighteenth, 78 of the nineteenth, 58 of the twentieth, 87 of the twenty-first, 60 of the twenty-second, 15 of the
 * twenty-third, which asks for more at once than printed cards do, 52 of the twenty-fourth, 134 of the twenty-fifth,
 * 199 of the twenty-sixth, 76 of the twenty-seventh, 282 of the twenty-eighth, 119 of the unique cards' lines with it, 51 of
 * the twenty-ninth, 90 of the thirty-first, 50 of the thirty-second, 89 of the thirty-fourth, 104 of the thirty-fifth, 117 of the
 * thirty-sixth, 79 of the thirty-seventh, 63 of the thirty-eighth, 42 of the thirty-ninth, 52 of the
 * fortieth, 73 of the forty-first, 72 of the forty-second, 52 of the forty-third, 54 of the
 * forty-fourth, 97 of the forty-fifth, 133 of the forty-sixth and 106 of the forty-seventh.
 */
const readBefore: Readonly<Record<keyof typeof unseenSets, number>> = {
  first: 104,
  second: 105,
  third: 76,
  fourth: 80,
  fifth: 96,
  sixth: 84,
  seventh: 84,
  eighth: 167,
  ninth: 166,
  tenth: 106,
  eleventh: 118,
  twelfth: 117,
  thirteenth: 111,
  fourteenth: 78,
  fifteenth: 74,
  sixteenth: 111,
  seventeenth: 92,
  eighteenth: 97,
  nineteenth: 84,
  twentieth: 64,
  twentyFirst: 90,
  twentySecond: 82,
  twentyThird: 33,
  twentyFourth: 88,
  twentyFifth: 144,
  twentySixth: 199,
  twentySeventh: 77,
  twentyEighth: 304,
  uniqueTwentyEighth: 150,
  twentyNinth: 63,
  thirtieth: 47,
  thirtyFirst: 108,
  besideThirtyFirst: 138,
  thirtySecond: 51,
  thirtyThird: 225,
  thirtyFourth: 123,
  besideThirtyFourth: 63,
  thirtyFifth: 125,
  thirtySixth: 136,
  thirtySeventh: 86,
  thirtyEighth: 69,
  thirtyNinth: 46,
  fortieth: 58,
  fortyFirst: 77,
  fortySecond: 77,
  fortyThird: 53,
  fortyFourth: 56,
  fortyFifth: 111,
  fortySixth: 152,
  fortySeventh: 107,
};

describe('lines that no card has', () => {
  const lines = unseenLines.map(read);
  const parsed = lines.flatMap((line) => (line.kind === 'parsed' ? [line] : []));

  it('are read as far as they were before', () => {
    const kindOf = new Map(unseenLines.map((line, index) => [line, lines[index]?.kind]));
    const counts = Object.entries(unseenSets).map(
      ([name, set]) => [name, set.filter((line) => kindOf.get(line) === 'parsed').length] as const,
    );
    expect(lines.length).toBeGreaterThan(200);
    expect(counts.filter(([name, count]) => count < readBefore[name as keyof typeof readBefore])).toEqual([]);
  });

  it('are never ambiguous', () => {
    expect(lines.filter(({ kind }) => kind === 'ambiguous').map(({ text }) => text)).toEqual([]);
  });

  it('mean what they say', () => {
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((one) => `${text}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are read into well-formed abilities, whose text is read into the same', () => {
    const some = parsed.filter((_, index) => index % oneIn(4) === 0);
    const wrong = some.flatMap(({ text, abilities }) => {
      const printed = printLine(abilities) ?? '';
      const again = read(printed);
      return abilityProblems(abilities).length === 0 &&
        again.kind === 'parsed' &&
        printLine(again.abilities) === printed
        ? []
        : [`${text} ⇒ ${printed}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['it', 'fr'] as const)('have words in "%s"', (locale) => {
    const wrong = parsed.flatMap(({ abilities }) =>
      abilities.flatMap((ability) =>
        (printAbility(ability, locale) ?? 'null').split('\n').flatMap((line) => mistakes(line, locale)),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
