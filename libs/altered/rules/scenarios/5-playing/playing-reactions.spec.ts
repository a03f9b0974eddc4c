import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetDefinition } from '#altered/abilities';
import {
  character,
  gainCounters,
  hero,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  step,
  type Table,
  type Position,
  tableOf,
  type Line,
} from '#altered/testing';

const [kite, owl, toad] = [character('Kite'), character('Owl'), character('Toad')];
const rock = character('Rock', 'Tough 1.');
const opposing: TargetDefinition = { kind: 'object', like: { type: 'character', controller: 'opponent' } };
const boost: Effect = gainCounters('boost', 1, { target: 0 });
const elf = (...abilities: readonly Line[]) => character('Elf', ...abilities);
const aimed = (does: Effect = boost) => elf(reaction('{J}', does, { targets: [opposing] }));
/** Returns a table at which seat 0 has played the Elf and seat 1 controls the given characters. */
const played = (
  card: ReturnType<typeof elf>,
  mana: number,
  hero: Position['seats'][0]['hero'] = [],
): Table => {
  const table = tableOf({ hand: [card], mana }, { hero });
  table.happened();
  return table.play('Elf', 'hero');
};

describe('playing a reaction', () => {
  it("5.5.a, 5.1.2.a a reaction's targets are chosen as it is declared, and then its effect resolves", () => {
    const table = played(aimed(sequence(resupply, boost)), 1, [kite, owl]);
    expect([table.deciding, table.options()]).toEqual(['0: target', ['Kite', 'Owl']]);
    expect(table.did('resupply', 'counters')).toEqual([]);
    table.choose('Owl');
    expect(table.did('resupply', 'counters', 'cease')).toEqual([
      'resupply | Blank: deck.0 > reserve.0',
      'counters | Owl: +1 boost = 1',
      'cease | emblem of Elf: ceases to exist',
    ]);
  });

  it('5.5.a a reaction\'s mode is chosen as it is declared, and its "you may" as it resolves', () => {
    const table = played(elf('{J} Choose one:\n• Resupply.\n• Resupply. You may draw a card.'), 1);
    expect([table.deciding, table.options()]).toEqual(['0: mode', ['mode 0', 'mode 1']]);
    table.choose('mode 1');
    expect([table.deciding, table.did('resupply').length]).toEqual(['0: may', 1]);
  });

  it('5.5.a, 5.1.1.d a reaction without a suitable target is played anyway and does as much as possible', () => {
    const table = played(aimed(sequence(boost, resupply)), 1);
    expect(table.did('counters', 'resupply', 'cease')).toEqual([
      'resupply | Blank: deck.0 > reserve.0',
      'cease | emblem of Elf: ceases to exist',
    ]);
  });

  it('5.5.b a reaction remains the same object in Limbo while it is declared', () => {
    const table = played(aimed(), 1, [kite, owl]);
    const [emblem = -1] = table.state.limbo;
    const object = table.state.stays[emblem]?.object;
    expect(table.names('limbo', 0)).toEqual(['emblem of Elf']);
    expect(table.step('join').actions.at(-1)).toMatchObject({ kind: 'emblem', item: emblem, object });
    table.happened();
    table.choose('Owl');
    expect(table.happened().slice(0, 2)).toEqual([
      'counters | Owl: +1 boost = 1',
      'cease | emblem of Elf: ceases to exist',
    ]);
  });

  it('5.5.c, 5.5.e a reaction costs nothing, and ceases to exist after it resolves', () => {
    const table = played(elf('{J} Resupply.'), 2);
    expect(table.did('pay', 'resupply', 'cease')).toEqual([
      'pay | Orb 1: +exhausted',
      'resupply | Blank: deck.0 > reserve.0',
      'cease | emblem of Elf: ceases to exist',
    ]);
    expect(table.step('cease').rules).toEqual(['5.5.e']);
    expect(table.state.limbo).toEqual([]);
  });
});

describe('a reaction that targets an opposing Tough object', () => {
  it('5.5.c, 5.5.d a reaction costs mana for its Tough target, and its controller may pay', () => {
    const table = played(aimed(), 2, [rock]);
    expect([table.deciding, table.options()]).toEqual(['0: pay', ['pay', 'decline']]);
    expect(table.did('counters')).toEqual([]);
    table.choose('pay');
    expect(table.did('pay', 'counters', 'cease')).toEqual([
      'pay | Orb 2: +exhausted',
      'counters | Rock: +1 boost = 1',
      'cease | emblem of Elf: ceases to exist',
    ]);
  });

  it('5.5.d, 6.4.g a reaction played without paying for Tough has no effect and ceases to exist', () => {
    const table = played(aimed(sequence(boost, resupply)), 2, [rock]);
    table.happened();
    table.choose('decline');
    expect(table.happened()).toEqual([
      'cease | emblem of Elf: ceases to exist',
      'begin-turn | turn {"turn":2,"seat":1}',
    ]);
    expect(table.step('cease').rules).toEqual(['6.4.g', '5.5.d']);
  });

  it('5.5.d, 6.4.c a player who cannot pay in full for a Tough target pays nothing, and the reaction has no effect', () => {
    const table = played(aimed(sequence(boost, resupply)), 1, [rock]);
    expect(table.did('counters', 'resupply', 'cease')).toEqual(['cease | emblem of Elf: ceases to exist']);
    expect(table.deciding).toBe('1: turn');
  });

  it('5.5.d, 6.4.g after an unpaid reaction, reactions are checked again and the others are played', () => {
    const table = played(
      elf('{J} Target Character your opponents control gains 1 boost.', '{J} I gain 1 seen counter.'),
      2,
      [rock],
    );
    const emblems = table.state.pending?.options.map(({ key }) => key) ?? [];
    expect(emblems).toHaveLength(2);
    table.choose(emblems[0] ?? '').choose('decline');
    expect(table.stay('Elf').counters).toEqual({ seen: 1 });
    expect(table.state.limbo).toEqual([]);
  });

  it('5.5.c a target without Tough costs nothing, even if a Tough target was available', () => {
    const table = played(aimed(), 2, [rock, toad]);
    expect(table.options()).toEqual(['Rock', 'Toad']);
    table.choose('Toad');
    expect(table.did('pay', 'counters')).toEqual([
      'pay | Orb 1: +exhausted',
      'counters | Toad: +1 boost = 1',
    ]);
  });
});

describe('a hundred activations a day', () => {
  const turns = (name: string) =>
    step({ kind: 'counters', change: 'gain', name: 'turn', count: 1, what: { all: { name } } });
  /** Returns a permanent that gains a counter whenever a given permanent does. */
  const spin = (name: string, of: string) =>
    permanent(
      name,
      reaction(
        { kind: 'counters', what: { name: of }, name: 'turn', change: 'gain' },
        'I gain 1 turn counter.',
      ),
    );
  const crank = permanent('Crank', quickAction({}, turns('Wheel')), quickAction({}, turns('Axle')));
  const builder = hero('Builder', { landmarkLimit: 9 });
  const machine = (...more: readonly ReturnType<typeof permanent>[]): Table =>
    tableOf({
      heroZone: [builder],
      landmark: [crank, spin('Wheel', 'Axle'), spin('Axle', 'Wheel'), ...more],
    });
  const count = (table: Table, ...names: readonly string[]): number[] =>
    names.map((name) => table.stay(name).counters['turn'] ?? 0);

  it('1.4.6.a, 1.4.6.c a loop of reactions ends when each reaction has activated a hundred times', () => {
    const table = machine();
    table.activate('Crank');
    expect(count(table, 'Wheel', 'Axle')).toEqual([101, 100]);
    expect(table.deciding).toBe('0: turn');
    expect(table.state.limbo).toEqual([]);
  });

  it('1.4.6.c the event that would activate the reaction again happens without it', () => {
    const table = machine();
    table.activate('Crank').activate('Crank');
    expect(count(table, 'Wheel', 'Axle')).toEqual([102, 100]);
    expect(table.step('counters').actions).toMatchObject([{ kind: 'counters', value: 102 }]);
    expect(table.step('counters').reactions).toBeUndefined();
  });

  it("1.4.6.c each reaction's activations are counted separately", () => {
    const table = machine(spin('Belt', 'Wheel'));
    table.activate('Crank', 1);
    // Belt gains a counter whenever Wheel does. Each permanent's reaction reaches its own limit.
    table.settle('reaction');
    expect(count(table, 'Axle', 'Wheel', 'Belt')).toEqual([101, 100, 100]);
  });

  it('1.4.6.c the count of activations starts again each day', () => {
    const table = machine();
    table.activate('Crank').pass().pass();
    while (!table.deciding.endsWith(': turn')) table.choose();
    table.pass().activate('Crank');
    expect(count(table, 'Wheel', 'Axle')).toEqual([202, 200]);
  });
});
