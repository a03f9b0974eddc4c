import { describe, expect, it } from '@jest/globals';
import { afterTrick, character, permanent, reaction, step, tableOf4, type Table } from '#altered/testing';

describe('several Tough targets', () => {
  const tough = (name: string) => character(name, 'Tough 2.');
  const bell = permanent(
    'Bell',
    reaction(
      'At Noon',
      step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } }),
      { targets: [{ kind: 'object', like: { type: 'character' }, count: 2 }] },
    ),
  );
  const tableWith = (mana: number): Table =>
    tableOf4(
      { landmark: [bell], mana },
      { hero: [tough('Wall'), tough('Rock'), character('Kite')] },
      { from: 'noon' },
    );

  it('7.4.7.d, 7.4.7.e targets are chosen while there is enough mana for all of them', () => {
    const poor = tableWith(3).choose('Wall');
    expect(poor.options()).toEqual(['Kite']);
    expect(tableWith(4).choose('Wall').options()).toEqual(['Rock', 'Kite']);
    const both = tableWith(4).choose('Wall').choose('Rock');
    expect([both.orbs(0), both.counter('Wall', 'boost'), both.counter('Rock', 'boost')]).toEqual([0, 1, 1]);
  });

  it('5.2.3.b options for targets identify their objects', () => {
    const table = tableWith(4);
    expect(table.state.pending?.options.map(({ about }) => about)).toEqual(
      ['Wall', 'Rock', 'Kite'].map((name) => ({ item: table.item(name) })),
    );
  });
});

describe('distributing boosts', () => {
  it('6.1.g boosts are distributed to one object at a time', () => {
    const table = afterTrick('Distribute 2 boosts among any Characters.', {
      hero: [character('Kite'), character('Wren')],
    });
    expect(table.state.pending).toMatchObject({ kind: 'distribute', min: 1, max: 1 });
    table.choose('Kite');
    expect(table.state.pending).toMatchObject({ kind: 'distribute', min: 1, max: 1 });
    table.choose('Wren');
    expect([table.counter('Kite', 'boost'), table.counter('Wren', 'boost')]).toEqual([1, 1]);
  });
});
