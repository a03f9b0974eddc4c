import { describe, expect, it } from '@jest/globals';
import type { Effect, Quantity, Step, TargetDefinition } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  tableOf4,
  type SeatPosition,
  type Table,
  type Does,
  type When,
} from '#altered/testing';

const [kite, owl, elk] = ['Kite', 'Owl', 'Elk'].map((name) => character(name)) as [
  ReturnType<typeof character>,
  ReturnType<typeof character>,
  ReturnType<typeof character>,
];
const rock = (name: string, amount = 1) => character(name, `Tough ${amount}.`);
const any: TargetDefinition = { kind: 'object', like: { type: 'character' } };
const boost = (target: number): Effect => gainCounters('boost', 1, { target });
const draw: Effect = step({ kind: 'draw', count: 1 });
const pendingOf = ({ state: { pending } }: Table): readonly unknown[] => [
  pending?.kind,
  pending?.options.length,
  pending?.min,
  pending?.max,
];
const boosts = (table: Table, ...names: readonly string[]): readonly number[] =>
  names.map((name) => table.counter(name, 'boost'));

describe('resolving an effect', () => {
  it('4.2.d an effect continues after a delayed part', () => {
    expect(afterTrick('Resupply after Rest. Draw a card.').did('delay', 'draw')).toHaveLength(2);
  });

  it('6.5.d an effect applies all parts whose range includes the number', () => {
    const reached = (of: Quantity): unknown =>
      afterTrick(
        {
          kind: 'thresholds',
          of,
          rows: [
            { from: 2, effect: gainCounters('a') },
            { from: 3, to: 4, effect: gainCounters('b') },
            { from: 5, effect: gainCounters('c') },
          ].map((row) => ({ ...row, effect: marked(row.effect) })),
        },
        { hero: [kite] },
      ).stay('Kite').counters;
    expect([1, 2, 3, 4, 5].map(reached)).toEqual([
      {},
      { a: 1 },
      { a: 1, b: 1 },
      { a: 1, b: 1 },
      { a: 1, c: 1 },
    ]);
  });

  it('6.5.i an effect “for each” object chooses a new target each time', () => {
    const table = afterTrick(
      'For each Permanent, target Character gains 1 boost.',
      { hero: [kite, owl], landmark: [permanent('Hut'), permanent('Inn')] },
      {},
    );
    table.choose('Kite').choose('Owl');
    expect(boosts(table, 'Kite', 'Owl')).toEqual([1, 1]);
  });

  it('6.5.g no mode is chosen if the number of modes is zero', () => {
    const modes = (count: Quantity): string =>
      afterTrick({ kind: 'choose-modes', count, modes: [draw, resupply] }).deciding;
    expect([modes(0), modes(1)]).toEqual(['1: turn', '0: mode']);
  });

  it('6.5.b, 6.1.g “may” asks one player, or each in turn, for one answer', () => {
    const may = (who: 'you' | 'each-player') => afterTrick({ kind: 'optional', who, effect: draw });
    expect([may('you').state.pending?.rules, may('each-player').state.pending?.rules]).toEqual([
      ['6.5.c'],
      expect.arrayContaining(['6.5.c']),
    ]);
    expect(may('each-player').state.pending?.rules).toHaveLength(2);
    expect(pendingOf(may('you'))).toEqual(['may', 2, 1, 1]);
    expect(pendingOf(afterTrick({ kind: 'either', effects: [draw, resupply] }))).toEqual(['either', 2, 1, 1]);
  });
});

/** Returns the same effect with Kite as its object. */
function marked(does: Effect): Effect {
  if (does.kind !== 'step' || does.step.kind !== 'counters') return does;
  return step({ ...does.step, what: { all: { name: 'Kite' } } });
}

describe('choosing targets', () => {
  it('7.4.7.d another player who chooses pays for targets that are Tough to them, but not for their own', () => {
    const options = afterTrick(boost(0), {}, { hero: [rock('Rock'), owl] }, [
      { kind: 'object', like: { type: 'character', controller: 'opponent' }, by: 'opponent' },
    ]);
    expect([options.deciding, options.options()]).toEqual(['1: target', ['Rock', 'Owl']]);
  });

  it('6.5.b each target is chosen once, even of three', () => {
    const table = afterTrick(boost(0), { hero: [kite, owl], mana: 9 }, { hero: [rock('Rock'), elk] }, [
      { ...any, count: 3 },
    ]);
    expect(pendingOf(table)).toEqual(['target', 4, 1, 1]);
    table.choose('Kite').choose('Rock');
    expect(table.options()).toEqual(['Owl', 'Elk']);
  });

  it.each<readonly [string, Partial<Extract<TargetDefinition, { kind: 'object' }>>]>([
    ['any number of them', { anyNumber: true }],
    ['as many as a given number', { asMany: 2 }],
    [
      'any number of them up to a total',
      { total: { of: 'hand-cost', is: 'at-most', than: 2 }, anyNumber: true },
    ],
  ])('5.2.3.b, 7.4.7.d targets are chosen one by one if one of them is Tough: %s', (_, more) => {
    const table = afterTrick(boost(0), { hero: [kite], mana: 9 }, { hero: [rock('Rock')] }, [
      { ...any, ...more },
    ]);
    table.choose('Kite');
    expect(table.options()).toContain('Rock');
    table.choose('Rock');
    expect(boosts(table, 'Kite', 'Rock')).toEqual([1, 1]);
  });

  it('7.4.7.e, 7.4.7.f a Tough target is paid for once, whatever the cost', () => {
    const orbs = (amount: number): number => {
      const table = afterTrick(
        'Target Character gains 1 boost. Target Character gains 1 boost.',
        { mana: 6 },
        { hero: [rock('Rock', amount)] },
      );
      table.choose('Rock');
      expect(boosts(table, 'Rock')).toEqual([2]);
      return table.orbs(0);
    };
    expect([1, 2].map(orbs)).toEqual([4, 3]);
  });
});

describe('effects that wait', () => {
  const next = (trigger: Extract<Step, { kind: 'next' }>['trigger'], does: Effect): Effect =>
    step({ kind: 'next', trigger, effect: does, duration: 'turn' });
  const table = (does: Does, mine: SeatPosition, targets?: readonly TargetDefinition[]): Table =>
    tableOf4({
      mana: 9,
      ...mine,
      landmark: [
        permanent('Drum', quickAction({}, does, targets && { targets })),
        permanent('Horn', '{0}: Immediately play a "Wren" for free in your Hero Expedition.'),
      ],
    }).activate('Drum');

  it('2.2.13.c an effect on the next card played from Hand ignores earlier and later cards', () => {
    const found = table('The next Character played from your hand this turn gains 1 seen counter.', {
      hand: [character('Wren')],
      reserve: [character('Ox')],
    });
    found.activate('Horn').play('Wren', 'hero');
    expect([found.counter('Wren', 'seen'), found.names('limbo', 0)]).toEqual([1, []]);
    const other = table('The next Character played from your hand this turn gains 1 seen counter.', {
      reserve: [character('Wren')],
    });
    other.activate('Horn').play('Wren', 'hero');
    expect([other.counter('Wren', 'seen'), other.names('limbo', 0).length]).toEqual([0, 1]);
  });

  it('2.2.13.c, 6.5.b an effect on the next object that joins chooses its target when the object joins', () => {
    const trigger = { kind: 'joins', what: { type: 'character' }, expedition: 'your-hero' } as const;
    const found = table(next(trigger, boost(0)), { hand: [character('Wren')], companion: [kite] }, [any]);
    expect(found.deciding).toBe('0: turn');
    found.activate('Horn').play('Wren', 'hero');
    expect([found.deciding, found.options()]).toEqual(['0: target', ['Kite', 'Wren']]);
  });

  it('2.2.13.a an effect does not wait for an event if its duration is already over', () => {
    const waits = (trigger: When, duration: 'turn' | 'day'): number => {
      const clock = permanent(
        'Clock',
        reaction(
          trigger,
          step({
            kind: 'next',
            trigger: { kind: 'joins', what: {}, expedition: 'your-hero' },
            effect: draw,
            duration,
          }),
        ),
      );
      return tableOf4({ landmark: [clock] }, {}, { from: 'noon' }).names('limbo', 0).length;
    };
    expect([waits('At Noon', 'turn'), waits('At Noon', 'day')]).toEqual([0, 1]);
  });
});

describe('using abilities of other objects', () => {
  it("7.3.1.d an ability activated as the object's own has its own targets", () => {
    const owns = character('Owner', '{J} Target Character gains 1 boost.');
    const table = afterTrick(
      sequence(
        step({ kind: 'choose', what: { choose: { name: 'Owner' } } }, 'those'),
        step({ kind: 'activate-as-own', of: { noted: 'those' }, symbol: 'join' }),
      ),
      { hero: [owns, kite] },
    );
    expect(table.deciding).toBe('0: target');
    expect(boosts(table.choose('Kite'), 'Kite')).toEqual([1]);
  });

  it('5.2.3.b, 5.2.3.g abilities that an effect grants have their own targets, whatever the effect targets', () => {
    const gives = spell(
      'Gift',
      'Target "Kite" gains 1 seen counter.',
      effect(
        step({
          kind: 'ongoing',
          duration: 'day',
          passive: {
            kind: 'abilities',
            of: { name: 'Owl' },
            gain: [quickAction({}, boost(0), { targets: [{ kind: 'object', like: { name: 'Elk' } }] })],
          },
        }),
      ),
    );
    const table = tableOf4({ hand: [gives], hero: [kite, owl, elk], mana: 1 })
      .play('Gift')
      .pass()
      .activate('Owl');
    expect([table.counter('Kite', 'seen'), ...boosts(table, 'Kite', 'Elk')]).toEqual([1, 0, 1]);
  });

  it('5.2.3.g abilities granted while an object remains in play also have their own targets', () => {
    const bow = quickAction({}, boost(0), { targets: [{ kind: 'object', like: { name: 'Elk' } }] });
    const gives = spell(
      'Gift',
      'Target "Kite" gains 1 seen counter.',
      effect(step({ kind: 'gain-abilities', what: { all: { name: 'Owl' } }, abilities: [bow] })),
    );
    const after = (readings?: number): readonly number[] => {
      const table = tableOf4(
        { hand: [gives], hero: [kite, owl, elk], mana: 1 },
        {},
        { ...(readings !== undefined && { readings }) },
      );
      table.play('Gift').pass().activate('Owl');
      return boosts(table, 'Kite', 'Elk');
    };
    expect([after(), after(6)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});
