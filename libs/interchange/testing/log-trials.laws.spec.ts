import { describe, expect, it } from '@jest/globals';
import { TableLog, testerCards } from './table-log.js';
import { tryBeginning, tryDamagedLog } from './log-trials.js';

const dealt = [
  [1, 2, 3, 4, 5, 6],
  [101, 102, 103, 104, 105, 106],
];
const turn = { optionalAction: false };
const text = new TableLog({ dealt })
  .asks(0, 20, turn, { play: { 1: ['stormLeft'] } })
  .plays(0, 1, 'stormLeft', 'hand', 2)
  .asks(1, 20, turn, { play: {} })
  .plays(1, 101, 'stormRight', 'hand', 2)
  .asks(0, 20, turn, { play: {} })
  .asks(0, 91, { choices: [{ id: 0 }, { id: 99 }] })
  .tell('passTurn', '', { player_id: 1 })
  .ends(1)
  .text();

describe('a damaged log', () => {
  it('is refused with a code, or read with a report', () => {
    const trials = Array.from({ length: 300 }, (_, index) =>
      tryDamagedLog(text, `log ${index}`, testerCards),
    );
    expect(trials.filter(({ wrong }) => wrong !== null)).toEqual([]);
    expect(new Set(trials.map(({ outcome }) => outcome)).size).toBeGreaterThan(2);
  });

  it('that ends early produces the beginning of the record', () => {
    const trials = Array.from({ length: 40 }, (_, index) => tryBeginning(text, `log ${index}`, testerCards));
    expect(trials.filter(({ wrong }) => wrong !== null)).toEqual([]);
  });
});
