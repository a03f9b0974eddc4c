import { describe, expect, it } from '@jest/globals';
import type { Passive, Quantity, Selector, Effect } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  statistics,
  statisticsOf,
  step,
  tableOf4,
  type Position,
  type SeatPosition,
  type Does,
  trick,
} from '#altered/testing';

const board = permanent('Board');
const counting = (count: Quantity): Effect =>
  step({ kind: 'counters', change: 'gain', name: 'n', count, what: { all: { name: 'Board' } } });

/** Returns the value of a quantity in a spell, after the spell's earlier effects. */
const numberOf = (
  count: Quantity,
  { landmark = [], ...mine }: SeatPosition = {},
  theirs: SeatPosition = {},
  before: readonly Does[] = [],
): number =>
  afterTrick(
    sequence(...before, counting(count)),
    { ...mine, landmark: [board, ...landmark] },
    theirs,
  ).counter('Board', 'n');

describe('descriptions of objects', () => {
  const countOf = (like: Selector, mine: SeatPosition, theirs: SeatPosition = {}) =>
    numberOf({ count: like }, mine, theirs);

  it('7.4.1.a a description can require Cooldown', () => {
    const cool = spell('Cool', 'Cooldown.');
    expect(countOf({ zone: 'reserve', hasCooldown: true }, { reserve: [cool, spell('Warm')] })).toBe(1);
    expect(countOf({ zone: 'reserve', hasCooldown: true }, { reserve: [spell('Warm')] })).toBe(0);
  });

  it('7.5.2.a a description can require an Expedition that is ahead', () => {
    const mine = { hero: [character('Kite')], companion: [character('Owl'), character('Ox')] };
    const ahead = (hero: number, companion: number) =>
      countOf(
        { type: 'character', at: 'ahead' },
        { ...mine, at: { hero, companion } },
        { at: { hero: 1, companion: 6 } },
      );
    expect([ahead(1, 6), ahead(2, 6), ahead(1, 5), ahead(2, 5)]).toEqual([0, 1, 2, 3]);
  });

  it('7.4.4.b a Gigantic Character is in an Expedition that is ahead if either of its two is', () => {
    const roc = character('Roc', 'Gigantic.');
    const mine = { hero: [roc], at: { hero: 1, companion: 5 } };
    expect(countOf({ type: 'character', at: 'ahead' }, mine, { at: { hero: 1, companion: 6 } })).toBe(1);
  });

  it('2.2.2.n several limits must all be met, while “any base statistic” needs only one', () => {
    const mine = { hero: [character('Kite', statistics(0, 2, 3)), character('Owl', statistics(3, 3, 3))] };
    const bound = (
      of: 'forest' | 'water' | { readonly base: 'any' },
      is: 'at-least' | 'at-most',
      than: number,
    ) => ({ of, is, than }) as const;
    const found = (...bounds: readonly ReturnType<typeof bound>[]) =>
      countOf({ type: 'character', bounds }, mine);
    expect(found(bound('water', 'at-least', 3))).toBe(2);
    expect(found(bound('water', 'at-least', 3), bound('forest', 'at-most', 1))).toBe(1);
    expect(found(bound({ base: 'any' }, 'at-most', 0))).toBe(1);
  });

  it('2.2.2.n only the known objects in the given zone match', () => {
    const either: Selector = { either: [{ type: 'character' }, { zone: 'reserve' }] };
    const choosing = step({ kind: 'choose', what: { choose: either, count: 2 } }, 'those');
    const found = (like: Selector) =>
      numberOf(
        { count: { among: { noted: 'those' }, ...like } },
        { hero: [character('Kite')], reserve: [character('Wren')] },
        {},
        [choosing],
      );
    expect([
      found({ zone: ['expedition', 'reserve'] }),
      found({ zone: 'reserve' }),
      found({ zone: 'hand' }),
    ]).toEqual([2, 1, 0]);
  });

  it('2.1.b a token is not a card', () => {
    const create = 'Create two Bug 1/1/1 Robot tokens in your Hero Expedition.';
    const found = (token: boolean) =>
      numberOf({ count: { type: 'character', token } }, { hero: [character('Kite')] }, {}, [create]);
    expect([found(true), found(false)]).toEqual([2, 1]);
  });
});

describe('numbers', () => {
  it('2.2.9.b the Base Cost of an object in play is its Reserve Cost if it is Fleeting', () => {
    const owl = character('Owl', { handCost: 5, reserveCost: 3 });
    const choose = step({ kind: 'choose', what: { choose: { type: 'character' } } }, 'it');
    const cost = (statuses: readonly 'fleeting'[]) =>
      numberOf({ cost: 'base', of: { noted: 'it' } }, { hero: [{ card: owl, statuses }] }, {}, [choose]);
    expect([cost([]), cost(['fleeting'])]).toEqual([5, 3]);
  });

  it('2.2.9.b, 6.3.k an object that has left its zone has the Base Cost it had there', () => {
    const owl = character('Owl', { handCost: 5, reserveCost: 3 });
    const heir = permanent(
      'Heir',
      reaction('When a Character leaves the Expedition zone', gainCounters('n', { cost: 'base', of: 'it' })),
    );
    const home = step({ kind: 'move', what: { all: { name: 'Owl' } }, to: { zone: 'hand' } });
    const cost = (statuses: readonly 'fleeting'[]) =>
      afterTrick(home, { hero: [{ card: owl, statuses }], landmark: [heir] }).counter('Heir', 'n');
    expect([cost([]), cost(['fleeting'])]).toEqual([5, 3]);
  });

  it('1.1.6.d an action that was not done counts as zero', () => {
    const may: Does = {
      kind: 'optional',
      effect: step({ kind: 'discard', what: { choose: { zone: 'hand', owner: 'you' } } }, 'gone'),
    };
    const declined = afterTrick(sequence(may, counting({ noted: 'gone' })), {
      landmark: [board],
      hand: [character('Wren')],
    });
    expect(declined.choose('no').counter('Board', 'n')).toBe(0);
    expect(numberOf({ countersTaken: true })).toBe(0);
  });

  it('2.3.1.e the totals of several Expeditions are added together', () => {
    const mine = {
      hero: [character('Kite', statistics(1, 2, 3))],
      companion: [character('Owl', statistics(4, 0, 0))],
    };
    expect(numberOf({ total: 'forest', in: 'each-of-yours' }, mine)).toBe(5);
    expect(numberOf({ total: 'mountain', in: 'each-of-yours' }, mine)).toBe(2);
  });

  it('7.5.8.a only Expeditions whose region has the terrain are counted', () => {
    const forests = (hero: number, regions: Position['regions']) =>
      tableOf4(
        {
          at: { hero, companion: 6 },
          landmark: [board],
          mana: 1,
          hand: [trick(counting({ expeditions: { in: 'forest', of: 'you' } }))],
        },
        {},
        { ...(regions && { regions }) },
      )
        .play('Trick')
        .counter('Board', 'n');
    const only = (terrain: 'forest' | 'water') =>
      [[terrain], ['water'], ['water'], ['water'], ['water'], ['water']] as const;
    expect([forests(1, only('forest')), forests(1, only('water')), forests(2, only('forest'))]).toEqual([
      1, 0, 0,
    ]);
  });

  it('1.1.6.a an effect can use the highest of several numbers', () => {
    const highest: Quantity = { highest: 'forest', among: { type: 'character' } };
    const mine = { hero: [character('Kite', statistics(1, 2, 3)), character('Owl', statistics(4, 0, 0))] };
    expect([numberOf(highest, mine), numberOf(highest)]).toEqual([4, 0]);
  });

  it('5.1.1.a only cards that the player has played this turn are counted', () => {
    const cheap = (name: string) => character(name, { handCost: 0 });
    const bell = permanent(
      'Bell',
      quickAction({}, gainCounters('n', { playedThisTurn: { type: 'character' } })),
    );
    const table = tableOf4(
      { landmark: [bell], hand: [cheap('Kite'), cheap('Owl')] },
      { hand: [cheap('Wren')] },
    );
    table.play('Kite', 'hero').play('Wren', 'hero').activate('Bell');
    expect(table.counter('Bell', 'n')).toBe(0);
  });
});

describe('cards played this turn', () => {
  const spellCount = (readings?: number): number =>
    tableOf4(
      {
        landmark: [board],
        hand: [spell('Call', effect(counting({ playedThisTurn: { type: 'spell' } })), { handCost: 0 })],
      },
      {},
      { ...(readings !== undefined && { readings }) },
    )
      .play('Call')
      .counter('Board', 'n');

  it('7.5.11.a a Spell that is still resolving does not count as played', () => expect(spellCount()).toBe(0));

  it('7.5.11.a in records of earlier readings, a Spell that is still resolving counts as played', () =>
    expect(spellCount(5)).toBe(1));
});

describe('statistics changed by counted numbers', () => {
  const changed = (says: Partial<Extract<Passive, { kind: 'statistics' }>>) => {
    const pack = permanent('Pack', passive({ kind: 'statistics', of: { type: 'character' }, ...says }));
    const table = tableOf4({
      hero: [character('Kite', statistics(1, 1, 1))],
      reserve: [character('Wren'), character('Ox')],
      landmark: [pack],
    });
    return statisticsOf(table, 'Kite');
  };
  const inReserve: Quantity = { count: { zone: 'reserve', controller: 'you' } };

  it('2.3.1.j a counted number can be added to all statistics or to one', () => {
    expect(changed({ add: inReserve })).toEqual([3, 3, 3]);
    expect(changed({ add: inReserve, only: 'mountain' })).toEqual([1, 3, 1]);
  });

  it('2.3.1.j all statistics or one of them can equal a counted number', () => {
    expect(changed({ equal: inReserve })).toEqual([2, 2, 2]);
    expect(changed({ equal: inReserve, only: 'water' })).toEqual([1, 1, 2]);
  });
});
