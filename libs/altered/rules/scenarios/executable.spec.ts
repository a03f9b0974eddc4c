import { describe, expect, it } from '@jest/globals';
import { executedKinds, type Passive } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  reaction,
  resupply,
  sequence,
  seen,
  spell,
  type Table,
  type Position,
  type SeatPosition,
  tableOf,
  type Statement,
  type Line,
} from '#altered/testing';

const kite = character('Kite', { subtypes: ['bird'] });
const anyone = { type: 'character' } as const;
const boost = { name: 'boost', count: 1 };
const onJoining = (does: Parameters<typeof reaction>[1]) => character('Kite', reaction('{J}', does));
const sing = (does: Parameters<typeof effect>[0]) => spell('Song', effect(does));

const aim = spell('Aim', 'Discard target Character.');
const strongRobots = character('Strong', passive({ kind: 'statistics', of: { subtype: 'robot' }, add: 1 }));

/** An ability, a position in which it makes a difference, and the choices to make there. */
interface Trial {
  readonly says: Statement;
  readonly mine?: SeatPosition;
  readonly theirs?: SeatPosition;
  readonly from?: Position['from'];
  /** The zone of the card with the ability. By default, the ability is on a permanent in play. */
  readonly bearer?: 'hand' | 'discard' | 'reserve';
  readonly choices?: readonly string[];
}

const play = ['play Kite hero'];
const holding = (card: typeof kite): SeatPosition => ({ hand: [card], mana: 3 });

/**
 * The passive abilities that need a Hero, a region or an object that is missing from the trials. Other scenarios cover
 * these abilities.
 */
const ownScenarios: readonly string[] = [
  ...['considered', 'region', 'cannot-be-played', 'begins-with', 'beyond-maximum', 'gains-again'],
  ...['may-play', 'cost-in'],
];

/** A trial for each kind of passive ability that edition 1.0 supports, except those in `ownScenarios`. */
const trials: Readonly<Partial<Record<Passive['kind'], Trial>>> = {
  statistics: { says: { kind: 'statistics', of: anyone, add: 1 }, mine: { hero: [kite] } },
  keyword: { says: 'Characters are Defender.', mine: { hero: [kite] }, from: 'dusk' },
  tough: {
    says: 'Characters are Tough 9.',
    mine: { hand: [aim], mana: 1 },
    theirs: { hero: [kite] },
  },
  abilities: {
    says: { kind: 'abilities', of: anyone, gain: [reaction('{J}', 'I gain 1 boost.')] },
    mine: holding(kite),
    choices: play,
  },
  subtypes: {
    says: 'Characters are also Robots.',
    mine: { hero: [kite], companion: [strongRobots] },
  },
  terrains: {
    says: { kind: 'terrains', of: 'all-regions', lose: ['forest', 'mountain', 'water'] },
    mine: { hero: [kite] },
    from: 'dusk',
  },
  cost: { says: 'Cards you play cost {9} more.', mine: holding(kite) },
  'optional-cost': {
    says: 'You may discard a card from your Reserve to reduce my cost by {1}.',
    mine: { reserve: [kite], mana: 1 },
    bearer: 'hand',
  },
  played: {
    says: { kind: 'played', who: 'you', cards: anyone, counters: boost },
    mine: holding(kite),
    choices: play,
  },
  'cannot-play': { says: { kind: 'cannot-play', who: 'you', cards: {} }, mine: holding(kite) },
  'cannot-move-forward': {
    says: { kind: 'cannot-move-forward', which: 'each-of-yours' },
    mine: { hero: [kite] },
    from: 'dusk',
  },
  'cannot-gain': {
    says: "Characters can't gain Fleeting.",
    mine: holding(onJoining('I gain Fleeting.')),
    choices: play,
  },
  'cannot-be-readied': {
    says: "Characters can't be readied.",
    mine: { hero: [{ card: kite, statuses: ['exhausted'] }] },
    from: 'morning',
  },
  'cannot-activate': {
    says: "The {j} abilities of Characters can't activate.",
    mine: holding(onJoining('I gain 1 boost.')),
    choices: play,
  },
  'playable-from': {
    says: 'You may play me from your discard pile.',
    mine: { mana: 3 },
    bearer: 'discard',
  },
  'reserve-limit': {
    says: 'Your Reserve limit is increased by one.',
    mine: { reserve: [kite, kite, kite] },
    from: 'night',
  },
  'landmark-limit': {
    says: 'Your Landmarks limit is increased by nine.',
    mine: { landmark: [permanent('A'), permanent('B'), permanent('C')] },
    from: 'night',
  },
  'goes-instead': {
    says: { kind: 'goes-instead', of: anyone, from: 'expedition', instead: 'hand' },
    mine: { hero: [kite] },
    from: 'night',
  },
  'does-instead': {
    says: { kind: 'does-instead', who: 'you', would: 'resupply', effect: sequence() },
    mine: { hand: [sing(resupply)], mana: 1 },
    choices: ['play Song'],
  },
  'enters-with': {
    says: 'Characters enter the Expedition zone with 1 boost.',
    mine: holding(kite),
    choices: play,
  },
  'one-more': {
    says: { kind: 'one-more', verb: 'create', who: 'you', more: 1 },
    mine: { hand: [sing('Create a Bug 2/2/2 token in your Hero Expedition.')], mana: 1 },
    choices: ['play Song'],
  },
  morning: { says: { kind: 'morning', who: 'you', draw: 1 }, from: 'morning' },
  dice: {
    says: 'If you would roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice.',
    mine: { hand: [sing('Roll a die.')], mana: 1 },
    choices: ['play Song'],
  },
  'defenders-ignored': {
    says: { kind: 'defenders-ignored', which: 'each-of-yours' },
    mine: { hero: [character('Kite', { abilities: [{ kind: 'keyword', keyword: 'defender' }] })] },
    from: 'dusk',
  },
  'highest-statistic': {
    says: { kind: 'highest-statistic', of: anyone },
    mine: { hero: [character('Kite', { statistics: { forest: 4, mountain: 0, water: 0 } })] },
  },
  'not-counted': {
    says: { kind: 'not-counted', of: 'landmark' },
    mine: { landmark: [permanent('A'), permanent('B')] },
    from: 'night',
  },
  'counters-forbidden': {
    says: { kind: 'counters-forbidden', of: anyone },
    mine: holding(onJoining(gainCounters('boost'))),
    choices: play,
  },
  limit: {
    says: { kind: 'limit', of: 'reserve', set: 3 },
    mine: { reserve: [kite, kite, kite] },
    from: 'night',
  },
  instead: {
    says: { kind: 'instead', would: { kind: 'roll' }, effect: resupply },
    mine: { hand: [sing('Roll a die.')], mana: 1 },
    choices: ['play Song'],
  },
};

/** Makes the choices of a trial, with or without the ability, and returns everything that is visible afterwards. */
function outcome(
  { mine = {}, theirs = {}, from, bearer, choices = [], says }: Trial,
  there: boolean,
): string {
  const abilities: readonly Line[] = there ? [passive(says)] : [];
  const card =
    bearer === undefined ? permanent('Bearer', ...abilities) : spell('Bearer', ...abilities, { handCost: 2 });
  const zone = bearer ?? 'landmark';
  const seat = { ...mine, [zone]: [card, ...((mine[zone] as readonly never[] | undefined) ?? [])] };
  const table = tableOf(seat, theirs, { ...(from && { from }) });
  for (const choice of choices) table.choose(choice);
  return JSON.stringify([table.happened(), table.deciding, table.options(), seen(table)]);
}

describe('execution by edition 1.0', () => {
  it('has a trial for every kind of passive', () => {
    const missing = executedKinds('1.0').passive.filter((kind) => !(kind in trials));
    expect(missing).toEqual(ownScenarios);
  });

  it.each(Object.entries(trials))('2.2.10.j the passive "%s" makes a difference', (_, trial) => {
    expect(outcome(trial, true) === outcome(trial, false)).toBe(false);
  });
});

describe('numbers and effects that choose', () => {
  const die = (...rows: readonly (readonly [number, number | undefined, number])[]) =>
    sequence('Roll a die.', {
      kind: 'table',
      of: { noted: 'die' },
      rows: rows.map(([from, to, count]) => ({
        from,
        ...(to !== undefined && { to }),
        effect: gainCounters('boost', count),
      })),
    });
  const rolled = (table: Table): number => {
    const [action] = table.step('roll').actions;
    return action?.kind === 'roll' ? (action.dice[0] ?? 0) : 0;
  };

  it("7.3.13.b of a table of results, the row that contains the die's result happens", () => {
    const results = new Set<boolean>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const table = tableOf(holding(onJoining(die([4, undefined, 2], [1, 3, 1]))), {}, { seed });
      table.play('Kite', 'hero');
      const high = rolled(table) >= 4;
      results.add(high);
      expect(table.stay('Kite').counters).toEqual({ boost: high ? 2 : 1 });
    }
    expect(results.size).toBe(2);
  });

  it('7.3.13.b a result can be increased before it is used, even above six', () => {
    const raised = 'Roll a die. Increase the result by 6. I gain X boosts, where X is the final result.';
    const table = tableOf(holding(onJoining(raised))).play('Kite', 'hero');
    expect(table.stay('Kite').counters).toEqual({ boost: rolled(table) + 6 });
  });

  it('6.1.g one of several actions is chosen just before it happens', () => {
    const table = tableOf(holding(onJoining('I gain Fleeting or Anchored.')));
    table.play('Kite', 'hero');
    expect([table.deciding, ...table.options()]).toEqual(['0: either', 'either 0', 'either 1']);
    expect(table.choose('either 1').stay('Kite').statuses).toEqual(['anchored']);
  });

  it('2.3.1.a base statistics are the printed ones', () => {
    const flat = character(
      'Kite',
      reaction(
        '{J}',
        gainCounters('zero', {
          statistics: 'any',
          is: 'exactly',
          than: 0,
          among: { ...anyone, controller: 'you' },
        }),
      ),
      { statistics: { forest: 0, mountain: 0, water: 2 } },
    );
    const boosted = {
      card: character('Owl', { statistics: { forest: 0, mountain: 1, water: 1 } }),
      counters: { boost: 3 },
    };
    const table = tableOf({ ...holding(flat), companion: [boosted] });
    expect(table.play('Kite', 'hero').stay('Kite').counters).toEqual({ zero: 3 });
  });

  it('1.1.6.d, 3.2.1.b the regions between expeditions exclude the regions the expeditions are in', () => {
    const counting = onJoining(gainCounters('region', { regionsBetween: 'you' }));
    const at = (first: number, second: number): unknown =>
      tableOf({ ...holding(counting), at: { hero: first, companion: second } })
        .play('Kite', 'hero')
        .stay('Kite').counters;
    expect([at(0, 7), at(2, 4), at(2, 3)]).toEqual([{ region: 6 }, { region: 1 }, {}]);
  });
});

describe('triggers with several parts', () => {
  const watch = (...abilities: readonly Line[]) => permanent('Watch', ...abilities);
  /** Plays reactions in the order in which they are offered. */
  const settle = (table: Table): void => {
    table.settle('reaction');
  };
  const counters = (table: Table) => table.stay('Watch').counters;

  it('6.3.b "draws one or more cards or does Resupply" triggers once for each event and player', () => {
    const sees = watch(
      reaction(
        {
          kind: 'any',
          of: [
            { kind: 'draw', who: 'each-player', oneOrMore: true },
            { kind: 'resupply', who: 'each-player', oneOrMore: true },
          ],
        },
        'I gain 1 seen counter.',
      ),
    );
    const both = 'Each player draws two cards. Resupply.';
    const table = tableOf({ landmark: [sees], hand: [sing(both)], mana: 1 });
    settle(table.play('Song'));
    expect(counters(table)).toEqual({ seen: 3 });
  });

  it('7.5.1.a, 7.3.1.e a reaction with several symbols activates once, and not if one of them cannot activate', () => {
    const both = character(
      'Kite',
      reaction({ kind: 'any', of: [joins, { kind: 'played', what: 'me', from: 'hand' }] }, 'I gain 1 boost.'),
    );
    const table = tableOf(holding(both)).play('Kite', 'hero');
    expect(table.stay('Kite').counters).toEqual({ boost: 1 });
    const council = watch("The {h} abilities of Characters can't activate.");
    const silenced = tableOf({ ...holding(both), landmark: [council] });
    expect(silenced.play('Kite', 'hero').stay('Kite').counters).toEqual({});
  });

  it('7.3.3.a a player can create a token that another player controls', () => {
    const mine = watch('When you create a token — It gains 1 boost.');
    const gift = sing('Create a Bug 2/2/2 token in each Expedition.');
    const table = tableOf({ landmark: [mine], hand: [gift], mana: 1 }).play('Song');
    settle(table);
    const boosts = table.state.expedition.map((item) => table.state.stays[item]?.counters);
    expect(boosts).toEqual(Array.from({ length: 4 }, () => ({ boost: 1 })));
    const theirs = tableOf({ hand: [gift], mana: 1 }, { landmark: [mine] }).play('Song');
    expect(theirs.state.expedition.map((item) => theirs.state.stays[item]?.counters)).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('7.5.4, 7.5.5.c a switch within "your Expeditions" neither joins nor leaves them, but leaves one of them', () => {
    const sees = watch(
      'When a Character joins your Expeditions — I gain 1 joined counter.',
      'When a Character leaves your Expeditions — I gain 1 left counter.',
      reaction('When a Character leaves your Hero Expedition', gainCounters('left-hero')),
    );
    const hook = sing('Characters switch Expeditions.');
    const table = tableOf({ landmark: [sees], hero: [kite], hand: [hook], mana: 1 });
    expect(counters(table.play('Song'))).toEqual({ 'left-hero': 1 });
    const send = sing('Put Characters in your hand.');
    const gone = tableOf({ landmark: [sees], hero: [kite], hand: [send], mana: 1 }).play('Song');
    settle(gone);
    expect(counters(gone)).toEqual({ left: 1, 'left-hero': 1 });
  });
});
