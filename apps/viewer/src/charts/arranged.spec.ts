import { describe, expect, it } from '@jest/globals';
import { arranged } from './arranged.js';

const measures = new Map([
  ['hand', []],
  ['odd', []],
  ['mana', []],
]);

describe('the charts of a game', () => {
  it('stand in the groups of its plan; those without a place come last', () => {
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

  it('are called as the game says, else as the server does, else by a word', () => {
    const titled = new Map(
      ['hand', 'ramp', 'odd'].map((id) => [id, [{ seat: 0, points: [], title: `Server's ${id}` }]]),
    );
    titled.set('odd', []);
    const [group] = arranged({ groups: [] }, { hand: 'Hand' }, titled, (word) => word.toUpperCase());
    expect(group?.charts.map(({ title }) => title)).toEqual(['Hand', "Server's ramp", 'ODD']);
  });

  it('are all there for a game without a plan', () => {
    expect(arranged({ groups: [] }, {}, measures, (word) => word)[0]?.charts).toHaveLength(3);
  });
});
