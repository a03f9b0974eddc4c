import { describe, expect, it } from '@jest/globals';
import { sayEnglish } from '../words/fixtures.js';
import { reasonsOf } from './reasons.js';

const rule = { number: '1.2', summary: 'So it is.' };
const looked = { name: 'Bell', text: 'Its condition is false.', rule, compared: null };

describe('reasonsOf', () => {
  it('returns a common reason once, with its number of objects', () => {
    const { activated, notActivated } = reasonsOf(
      {
        activated: [{ name: 'Lamp', text: 'Draw a card.', rule }],
        notActivated: [looked, { ...looked, name: 'Rope' }, looked],
      },
      sayEnglish,
    );
    expect(activated).toEqual([{ name: 'Lamp', text: 'Draw a card.', numbers: [], rule, times: 1 }]);
    expect(notActivated.map(({ name, times }) => [name, times])).toEqual([
      ['Bell', 2],
      ['Rope', 1],
    ]);
  });

  it('includes the compared numbers, and separates reasons with different numbers', () => {
    const { notActivated } = reasonsOf(
      {
        activated: [],
        notActivated: [
          { ...looked, compared: [{ left: 2, is: 'at-least', right: 3, holds: false }] },
          { ...looked, compared: [{ left: 4, is: 'at-least', right: 3, holds: true }] },
        ],
      },
      sayEnglish,
    );
    expect(notActivated.map(({ numbers }) => numbers)).toEqual([
      ['2 is not at least 3'],
      ['4 is at least 3'],
    ]);
  });
});
