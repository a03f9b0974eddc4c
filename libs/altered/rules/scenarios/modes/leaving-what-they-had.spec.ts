import { describe, expect, it } from '@jest/globals';
import { concession } from '#record';
import {
  character,
  effect,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  Table,
  type Position,
} from '#testing';

describe.each(['two-vs-two', 'free-for-all'] as const)('who leaves %s', (mode) => {
  const tableWith = (position: Omit<Position, 'mode' | 'edition'>): Table =>
    new Table({ ...position, mode, edition: '4.0' });
  const gives = (table: Table, seat: number): Table => {
    expect(table.decide(seat, concession)).toMatchObject({ ok: true });
    return table;
  };

  it('M4.11 gives what they controlled of others to the discard piles of its owners; tokens of others vanish', () => {
    const mote = { name: 'Mote', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const swap = spell('Swap', {
      handCost: 0,
      abilities: [
        effect(
          sequence(
            step({ kind: 'create', token: mote, in: 'your-hero' }),
            step({ kind: 'defect', what: { all: { type: 'character', controller: 'you' } } }),
          ),
        ),
      ],
    });
    const table = tableWith({
      seats: [{ hand: [swap], hero: [character('Kite')] }, { hero: [character('Owl')] }, {}, {}],
    }).choose('play Swap');
    const other = [1, 3].find((seat) => table.names('hero', seat).includes('Kite')) ?? -1;
    expect(table.names('hero', other)).toEqual(expect.arrayContaining(['Kite', 'Mote']));
    gives(table, other);
    expect([table.names('discard', 0).includes('Kite'), table.names('hero', 0)]).toEqual([true, []]);
    const left = table.events.flatMap((event) =>
      event.kind === 'StepResolved' && event.verb === 'concede' ? event.actions : [],
    );
    expect(left.map(({ kind }) => kind).sort()).toEqual(['leave', 'move', 'vanish']);
    expect(left.at(-1)).toMatchObject({ kind: 'leave', seat: other });
  });

  it('M4.11 takes what is theirs in play along without another word', () => {
    const table = tableWith({
      seats: [{}, { hero: [character('Owl')], landmark: [permanent('Mill')] }, {}, {}],
    });
    gives(table, 1);
    expect(table.did('concede')).toEqual(['concede | leave {"seat":1,"reason":"conceded"}']);
  });

  it('M4.11 is asked for no targets any more; another who chooses begins anew', () => {
    const bell = permanent('Bell', {
      abilities: [
        reaction(
          { kind: 'phase', phase: 'noon' },
          step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } }),
          { targets: [{ kind: 'object', like: { type: 'character' }, count: 2 }] },
        ),
      ],
    });
    const asked = (): Table =>
      tableWith({
        seats: [
          { landmark: [bell], hero: [character('Ant'), character('Bee')] },
          { hero: [character('Owl')] },
          {},
          {},
        ],
        from: 'noon',
      });
    const table = asked();
    expect([table.deciding, table.options()]).toEqual(['0: target', ['Ant', 'Bee', 'Owl']]);
    gives(table, 1);
    expect(['Ant', 'Bee'].map((name) => table.counter(name, 'boost'))).toEqual([1, 1]);
    const still = gives(asked(), 2);
    expect([still.deciding, still.options()]).toEqual(['0: target', ['Ant', 'Bee', 'Owl']]);
    still.choose('Ant', 'Owl');
    expect(['Ant', 'Bee', 'Owl'].map((name) => still.counter(name, 'boost'))).toEqual([1, 0, 1]);
    const gone = gives(asked(), 0);
    expect(gone.deciding).toBe('1: turn');
    expect(gone.counter('Owl', 'boost')).toBe(0);
  });
});
