import { describe, expect, it } from '@jest/globals';
import { sayEnglish } from '../words/fixtures.js';
import { reasonsOf } from './reasons.js';

const rule = { number: '1.2', summary: 'So it is.' };
const looked = { name: 'Bell', text: 'Its condition is false.', rule, compared: null };

describe('reasonsOf', () => {
  it('says the same thing once, with how many it is said of', () => {
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

  it('tells the numbers compared, and keeps apart what compared other numbers', () => {
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
