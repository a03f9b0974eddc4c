import { describe, expect, it } from '@jest/globals';
import { compileLine, withoutReminders } from './index.js';
import { type Synonym, synonyms } from './normalise.js';

const reworded = (line: string, { from, to }: Synonym): string => line.replace(from, to);

/** Returns the indices of the synonyms that change a line. */
const changing = (line: string): readonly number[] =>
  synonyms.flatMap((synonym, index) => (reworded(line, synonym) === line ? [] : [index]));

const plain = (line: string): string => withoutReminders(line.replaceAll(/[#[\]]/g, '')).trim();

describe('synonyms', () => {
  it('all change the line of their card', () => {
    const idle = synonyms.filter((synonym) => {
      const line = plain(synonym.example);
      return reworded(line, synonym) === line;
    });
    expect(idle).toEqual([]);
  });

  it('do not change text that a synonym has produced', () => {
    const chained = synonyms.filter((synonym, index) => {
      const line = plain(synonym.example);
      const before = changing(line).filter((other) => other !== index);
      return changing(reworded(line, synonym)).some((other) => !before.includes(other));
    });
    expect(chained).toEqual([]);
  });

  it('can be read on their card', () => {
    const unread = synonyms.filter(({ example }) => {
      const boxes = ['main', 'support'] as const;
      const types = ['character', 'spell'] as const;
      return !boxes.some((box) =>
        types.some((type) => compileLine(example, box, { type, isExplained: false }).kind === 'parsed'),
      );
    });
    expect(unread).toEqual([]);
  });
});
