import { describe, expect, it } from '@jest/globals';
import { arranged } from './arranged.js';

const measures = new Map([
  ['hand', []],
  ['odd', []],
  ['mana', []],
]);

describe('the charts of a game', () => {
  it('are in the groups of its plan, and those without a group come last', () => {
    const groups = [
      { name: 'supply', measures: ['mana', 'absent'] },
      { name: 'nothing', measures: ['absent'] },
      { name: 'cards', measures: ['hand'] },
    ];
    const arrangement = arranged({ groups }, { mana: 'Mana orbs' }, measures, (word) => word.toUpperCase());
    expect(arrangement.map(({ name, charts }) => [name, charts.map(({ title }) => title)])).toEqual([
      ['supply', ['Mana orbs']],
      ['cards', ['HAND']],
      [null, ['ODD']],
    ]);
  });

  it("have the game's name, else the server's, else a default", () => {
    const titled = new Map(
      ['hand', 'ramp', 'odd'].map((id) => [id, [{ seat: 0, points: [], title: `Server's ${id}` }]]),
    );
    titled.set('odd', []);
    const [group] = arranged({ groups: [] }, { hand: 'Hand' }, titled, (word) => word.toUpperCase());
    expect(group?.charts.map(({ title }) => title)).toEqual(['Hand', "Server's ramp", 'ODD']);
  });

  it('are all shown for a game without a plan', () => {
    expect(arranged({ groups: [] }, {}, measures, (word) => word)[0]?.charts).toHaveLength(3);
  });
});
