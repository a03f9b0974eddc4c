import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Selector, ZoneName } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  quickAction,
  reaction,
  spell,
  step,
  type Table,
  type Position,
  type Does,
  tableOf,
  type Statement,
} from '#altered/testing';

const kite = character('Kite');
const anyCharacter: Selector = { type: 'character' };
const says = (name: string, ...passives: readonly Statement[]) => permanent(name, ...passives.map(passive));
/** Returns a permanent that sends Characters leaving play to a different destination. */
const divert = (name: string, to: ZoneName, instead: ZoneName) =>
  says(name, { kind: 'goes-instead', of: anyCharacter, from: 'expedition', to, instead });
const oneMore = (verb: 'draw' | 'resupply' | 'create' | 'counters', more = 1) =>
  says(`More ${more}`, { kind: 'one-more', verb, who: 'you', more });
const play = (does: Does, seat: Position['seats'][0], other: Position['seats'][1] = {}): Table => {
  const deed = spell('Deed', effect(does));
  const table = tableOf({ hand: [deed], mana: 1, ...seat }, other);
  table.happened();
  return table.play('Deed');
};

describe('effects of modifiers', () => {
  it('6.2.b "instead" changes the action, and the event names the ability', () => {
    const table = play('Send Characters to Reserve.', {
      hero: [kite],
      landmark: [divert('Nest', 'reserve', 'hand')],
    });
    expect(table.did('move')).toEqual(['move | Kite: hero.0 > hand.0']);
    expect(table.step('move')).toMatchObject({
      modifiers: [{ mode: 'replaces', source: { item: table.item('Nest') }, actions: [0] }],
      rules: expect.arrayContaining(['6.2.b']),
    });
  });

  it('6.2.c "also" adds actions to the same step and leaves its existing actions unchanged', () => {
    const deck = [character('First'), character('Second')];
    const table = play('Draw a card.', { deck, landmark: [oneMore('draw')] });
    expect(table.did('draw')).toEqual(['draw | First: deck.0 > hand.0', 'draw | Second: deck.0 > hand.0']);
    expect(table.step('draw').modifiers).toMatchObject([{ mode: 'adds', rule: '6.2.c', actions: [1] }]);
  });

  it('6.2.d, 6.2.h a modifier of a step applies to it once, and a modifier of actions applies to each action', () => {
    const deck = [character('A'), character('B'), character('C'), character('D')];
    const drawn = play('Draw two cards.', { deck, landmark: [oneMore('draw')] });
    expect(drawn.did('draw')).toHaveLength(3);
    const sent = play('Send Characters to Reserve.', {
      hero: [kite, character('Owl')],
      landmark: [divert('Nest', 'reserve', 'hand')],
    });
    expect(sent.did('move')).toEqual(['move | Kite: hero.0 > hand.0', 'move | Owl: hero.0 > hand.0']);
    expect(sent.step('move').modifiers).toHaveLength(2);
  });

  it("6.2.h two modifiers of a step apply once each, without applying to each other's additions in a loop", () => {
    const deck = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => character(name));
    const table = play('Draw a card.', { deck, landmark: [oneMore('draw'), oneMore('draw')] });
    expect(table.did('draw')).toHaveLength(3);
  });

  it('6.2.h two modifiers that add counters each do so once', () => {
    const table = play('Characters gain 1 boost.', {
      hero: [kite],
      landmark: [oneMore('counters'), oneMore('counters', 2)],
    });
    expect(table.stay('Kite').counters).toEqual({ boost: 4 });
    expect(table.step('counters').actions).toHaveLength(3);
  });
});

describe('the order of modifiers', () => {
  it('6.2.e modifiers that replace apply before modifiers that add', () => {
    const table = play(
      'Create a Wisp 1/1/1 token in your Hero Expedition. Characters gain Fleeting. Send Characters to Reserve.',
      {},
    );
    expect(table.did('move')).toEqual(['move | Wisp: hero.0 > discard.0', 'move | Wisp: ceases to exist']);
    expect(table.step('move').modifiers).toMatchObject([
      { mode: 'replaces', rule: '2.4.6.c', actions: [0] },
      { mode: 'adds', rule: '2.1.d', actions: [1] },
    ]);
  });

  const rivals = [divert('Nest', 'reserve', 'hand'), divert('Pit', 'reserve', 'mana')] as const;

  it('6.2.f the player whose step it is orders the modifiers, even if an opponent controls them', () => {
    for (const [index, place] of [
      [0, 'hand'],
      [1, 'mana'],
    ] as const) {
      const table = play('Send Characters to Reserve.', { hero: [kite] }, { landmark: rivals });
      expect(table.deciding).toBe('0: modifier-order');
      expect(table.keys()).toHaveLength(2);
      table.choose(table.keys()[index] ?? '');
      expect(table.names(place, 0)).toContain('Kite');
      expect(table.step('move').modifiers).toHaveLength(1);
      expect(table.step('move').rules).toContain('6.2.f');
      expect(table.step('move').rules).not.toContain('2.2.14.d');
    }
  });

  it('6.2.f the order of modifiers matters if it changes the boosts of a Seasoned character', () => {
    const season = says('Season', 'Characters are Seasoned.');
    const landed = (order: number): number => {
      const table = play('Send Characters to Reserve.', {
        hero: [{ card: kite, counters: { boost: 2 } }],
        landmark: [season, divert('Nest', 'reserve', 'landmark')],
      });
      expect(table.deciding).toBe('0: modifier-order');
      table.choose(table.keys()[order] ?? '');
      expect(table.stay('Kite').zone).toBe('landmark');
      return table.counter('Kite', 'boost');
    };
    expect([landed(0), landed(1)].sort()).toEqual([0, 2]);
  });

  it('6.2.f the first player orders modifiers of a step without a controller; some earlier readings differ', () => {
    for (const [readings, seat] of [
      [11, 1],
      [2, 0],
      [1, 1],
    ] as const) {
      const table = tableOf(
        { hero: [kite], landmark: rivals },
        {},
        { firstPlayer: 1, from: 'night', readings },
      );
      expect(table.deciding).toBe(`${seat}: modifier-order`);
      table.choose(table.keys()[1] ?? '');
      expect(table.names('mana', 0)).toEqual(['Kite']);
    }
  });

  it('6.2.f in the first readings, the order matters if applying one modifier prevents another', () => {
    const enters = (name: string, gives: object) =>
      says(name, { kind: 'enters-with', of: anyCharacter, zone: 'expedition', ...gives });
    const both = [
      enters('Lull', { statuses: ['asleep'] }),
      enters('Feast', { counters: { name: 'boost', count: 1 } }),
    ];
    const played = tableOf({ hand: [kite], landmark: both, mana: 1 }, {}, { readings: 1 });
    played.play('Kite', 'hero');
    expect([played.deciding, played.stay('Kite').statuses]).toEqual(['1: turn', ['asleep']]);
    const resting = (readings: number): string =>
      tableOf({ hero: [{ card: kite, statuses: ['anchored', 'asleep'] }] }, {}, { from: 'night', readings })
        .deciding;
    expect([resting(1), resting(7)]).toEqual(['1: expand', '1: expand']);
    const sent = tableOf(
      { hand: [spell('Trick', 'Send Characters to Reserve.')], hero: [kite], landmark: rivals, mana: 1 },
      {},
      { readings: 1 },
    ).play('Trick');
    expect(sent.deciding).toBe('0: modifier-order');
  });

  it('6.2.f no decision is made if the order of modifiers makes no difference', () => {
    const twice = (name: string) => says(name, 'Characters enter the Expedition zone with 1 boost.');
    const table = tableOf({ hand: [kite], landmark: [twice('A'), twice('B')], mana: 1 });
    expect(table.play('Kite', 'hero').stay('Kite').counters).toEqual({ boost: 2 });
  });

  it('6.2.g after each modifier, the game looks for others that apply to the modified step', () => {
    const table = play('Send Characters to Reserve.', {
      hero: [kite],
      landmark: [divert('Nest', 'reserve', 'hand'), divert('Pit', 'hand', 'discard')],
    });
    expect(table.did('move')).toEqual(['move | Kite: hero.0 > discard.0']);
    expect(table.step('move').modifiers).toMatchObject([
      { source: { item: table.item('Nest') }, actions: [0] },
      { source: { item: table.item('Pit') }, actions: [0] },
    ]);
  });

  it('6.2.g modifiers also apply to added actions', () => {
    const mark = says('Mark', {
      kind: 'enters-with',
      of: anyCharacter,
      zone: 'reserve',
      counters: { name: 'moss', count: 1 },
    });
    const deck = [character('First'), character('Second')];
    const table = play('Resupply.', { deck, landmark: [mark, oneMore('resupply')] });
    expect(table.did('resupply')).toEqual([
      'resupply | First: deck.0 > reserve.0 moss=1',
      'resupply | Second: deck.0 > reserve.0 moss=1',
    ]);
  });

  it('6.2.i a modifier does not apply again to an action that it has changed', () => {
    const table = play('Send Characters to Reserve.', {
      hero: [kite],
      landmark: [divert('Nest', 'reserve', 'hand'), divert('Back', 'hand', 'reserve')],
    });
    expect(table.did('move')).toEqual(['move | Kite: hero.0 > reserve.0']);
    expect(table.step('move').modifiers).toHaveLength(2);
  });

  it('6.2.k the step happens as one event, as all modifiers have left it', () => {
    const table = play('Send Characters to Reserve.', {
      hero: [kite],
      landmark: [
        divert('Nest', 'reserve', 'hand'),
        divert('Pit', 'hand', 'discard'),
        permanent(
          'Watch',
          reaction({ kind: 'go', what: anyCharacter, to: 'hand' }, 'I gain 1 hand counter.'),
          'When a Character joins the discard pile — I gain 1 discard counter.',
        ),
      ],
    });
    expect(table.stay('Watch').counters).toEqual({ discard: 1 });
    const moves = table.events.filter((event) => event.kind === 'StepResolved' && event.verb === 'move');
    expect(moves).toHaveLength(1);
  });
});

describe('modifiers exist before the step', () => {
  const join = (zone: ZoneName): Effect =>
    step({
      kind: 'move',
      what: { all: { zone, type: 'character' } },
      to: { zone: 'expedition', expedition: 'your-hero' },
    });
  const boost = { name: 'boost', count: 1 } as const;
  const entering = (of: 'me' | Selector): Ability =>
    passive({ kind: 'enters-with', of, zone: 'expedition', counters: boost });

  it('6.2.j an object does not modify its own entering, or that of objects that enter with it', () => {
    const drummer = character('Drummer', 'Characters enter the Expedition zone with 1 boost.');
    const table = play(join('reserve'), { reserve: [drummer, kite] });
    expect([table.stay('Drummer').counters, table.stay('Kite').counters]).toEqual([{}, {}]);
    const before = play(join('reserve'), { companion: [drummer], reserve: [kite] });
    expect(before.stay('Kite').counters).toEqual({ boost: 1 });
  });

  it('6.2.j an ability about how its own object enters applies to that object only', () => {
    const sleeper = character('Sleeper', 'I enter the Expedition zone Asleep.', entering('me'));
    const played = tableOf({ hand: [sleeper], mana: 1 }).play('Sleeper', 'hero');
    expect(played.stay('Sleeper')).toMatchObject({ statuses: ['asleep'], counters: { boost: 1 } });
    expect(played.step('join').modifiers).toMatchObject([
      { mode: 'replaces', source: { item: played.item('Sleeper'), ability: 0 } },
      { mode: 'replaces', source: { item: played.item('Sleeper'), ability: 1 } },
    ]);
    const put = play(join('reserve'), { reserve: [sleeper, kite] });
    expect([put.stay('Sleeper').statuses, put.stay('Kite').statuses]).toEqual([['asleep'], []]);
  });

  it('6.2.i an effect on the "next" object applies to one of several that enter simultaneously', () => {
    const herald = permanent(
      'Herald',
      quickAction(
        { exhaustMe: true },
        step({
          kind: 'ongoing',
          passive: { kind: 'enters-with', of: anyCharacter, zone: 'expedition', counters: boost, next: true },
          duration: 'turn',
        }),
      ),
      quickAction({ mana: 1 }, join('reserve')),
    );
    const table = tableOf({ landmark: [herald], reserve: [kite, character('Owl')], mana: 1 });
    table.activate('Herald').activate('Herald', 1);
    expect([table.stay('Kite').counters, table.stay('Owl').counters]).toEqual([{ boost: 1 }, {}]);
    expect(table.names('limbo', 0)).toEqual([]);
  });

  it('6.2.i an effect on the "next" token applies to one of several created simultaneously', () => {
    const token = { name: 'Wisp', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const next: Statement = {
      kind: 'enters-with',
      of: anyCharacter,
      zone: 'expedition',
      counters: boost,
      next: true,
    };
    const table = play(
      {
        kind: 'sequence',
        effects: [
          step({ kind: 'ongoing', passive: next, duration: 'turn' }),
          step({ kind: 'create', token, in: 'your-hero', count: 2 }),
        ],
      },
      {},
    );
    const wisps = table.state.stays.filter((stay, item) => stay !== null && table.name(item) === 'Wisp');
    expect(wisps.map((stay) => stay?.counters)).toEqual([{ boost: 1 }, {}]);
    expect(table.linesWith('emblem of')).toHaveLength(2);
  });
});
