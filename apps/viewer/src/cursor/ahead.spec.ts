import { describe, expect, it } from '@jest/globals';
import { aheadOf } from './ahead.js';
import { entryOf, shortGame } from './fixtures.js';
import { extend, type GameLine } from './game-line.js';
import { formatPosition, parsePosition, type Position } from './position.js';

const at = (text: string): Position => parsePosition(text) ?? { revision: -1 };
const around = (from: string, line: GameLine = shortGame) => {
  const { steps, others } = aheadOf(line, at(from));
  return { steps: steps.map((run) => run.map(formatPosition)), others: others.map(formatPosition) };
};

describe('the likely next positions', () => {
  it('are the steps forwards and back, nearest first', () => {
    expect(around('4').steps).toEqual([
      ['5', '6', '7'],
      ['1', '0'],
    ]);
  });

  it('are at most eight steps', () => {
    const later = Array.from({ length: 30 }, (_, index) => entryOf(8 + index, { actions: 1 }));
    const [forward, back] = around('20', extend(shortGame, later)).steps;
    expect(forward).toEqual(['21', '22', '23', '24', '25', '26', '27', '28']);
    expect(back).toHaveLength(8);
  });

  it('end where the line is not loaded', () => {
    const loaded = { ...shortGame, last: 900, entries: shortGame.entries.slice(0, 6) };
    expect(around('4', loaded).steps[0]).toEqual(['5']);
  });

  it('include the actions and turns nearby, each once, without the position itself', () => {
    const { others } = around('6');
    expect(others).toEqual(expect.arrayContaining(['6.1', '4']));
    expect(new Set(others).size).toBe(others.length);
    expect(others).not.toContain('6');
  });
});
