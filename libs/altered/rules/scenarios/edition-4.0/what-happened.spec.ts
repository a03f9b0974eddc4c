import { describe, expect, it } from '@jest/globals';
import type { Ability, Quantity, Selector, Trigger } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  simultaneously,
  step,
  tableOf4,
  trick,
  type Does,
} from '#altered/testing';

const draw = (count = 1): Does => step({ kind: 'draw', count });
const sacrifice = (what: Selector = { type: 'character' }): Does => step({ kind: 'sacrifice', what });
const robot = { subtypes: ['robot'] } as const;

/** Returns a permanent that gains a quantity of counters each time its ability is activated. */
const counter = (count: Quantity) => permanent('Scribe', quickAction({}, gainCounters('seen', count)));

describe('conditions about earlier events', () => {
  const count = (does: Does, quantity: Quantity, more: object = {}) => {
    const notes = step({
      kind: 'counters',
      change: 'gain',
      name: 'seen',
      count: quantity,
      what: { all: { name: 'Scribe' } },
    });
    return afterTrick(sequence(does, notes), {
      hero: [character('Kite', robot), character('Wren')],
      deck: [character('Owl'), character('Finch'), character('Crow')],
      landmark: [permanent('Scribe')],
      ...more,
    });
  };

  it('6.5.c, 7.3.31.a a sacrificed card counts with its printed characteristics, wherever it is now', () => {
    const robots: Quantity = {
      happened: 'sacrificed',
      during: 'turn',
      by: 'you',
      what: { subtype: 'robot' },
    };
    const found = count(sacrifice({ subtype: 'robot' }), robots);
    expect(found.stay('Kite').zone).toBe('discard');
    expect(found.counter('Scribe', 'seen')).toBe(1);
    const other = count(sacrifice({ name: 'Wren' }), robots);
    expect(other.counter('Scribe', 'seen')).toBe(0);
  });

  it("6.5.c a turn's events are forgotten after the turn, but a Day's events are not", () => {
    const later = (during: 'turn' | 'day') => {
      const found = tableOf4(
        {
          mana: 1,
          hand: [trick('Sacrifice a "Wren".')],
          hero: [character('Wren')],
          landmark: [counter({ happened: 'sacrificed', during })],
        },
        { landmark: [permanent('Bell', '{0}: Draw a card.')] },
      );
      found.play('Trick').activate('Bell').pass().activate('Scribe');
      return found.counter('Scribe', 'seen');
    };
    expect([later('turn'), later('day')]).toEqual([0, 1]);
  });

  it("6.5.c only the player's own draws are counted", () => {
    const drawn = (by: 'you' | 'opponent'): Quantity => ({ happened: 'drawn', during: 'turn', by });
    expect(count(draw(2), drawn('you')).counter('Scribe', 'seen')).toBe(2);
    expect(count(draw(2), drawn('opponent')).counter('Scribe', 'seen')).toBe(0);
  });

  it('6.5.c Resupplied cards, discarded cards and created tokens are counted separately', () => {
    const does =
      'Resupply. Discard a card from your hand. Create two Cog 1/1/1 Robot tokens in your Hero Expedition.';
    const seen = (quantity: Quantity) =>
      count(does, quantity, { hand: [character('Lark')] }).counter('Scribe', 'seen');
    expect(seen({ happened: 'resupplied', during: 'turn', by: 'you' })).toBe(1);
    expect(seen({ happened: 'discarded', during: 'turn', by: 'you', from: 'hand' })).toBe(1);
    expect(seen({ happened: 'discarded', during: 'turn', by: 'you', from: 'reserve' })).toBe(0);
    expect(seen({ happened: 'created', during: 'day', what: { subtype: 'robot', token: true } })).toBe(2);
    expect(seen({ happened: 'created', during: 'day', what: { subtype: 'plant' } })).toBe(0);
    // 7.5.11.a: the Spell whose effect counts played Spells is still resolving, so it is not counted.
    expect(seen({ happened: 'played', during: 'afternoon', by: 'you', what: { type: 'spell' } })).toBe(0);
  });

  it('7.5.11.a Spells are counted once they have left Limbo', () => {
    const spells = counter({ happened: 'played', during: 'afternoon', by: 'you', what: { type: 'spell' } });
    const table = tableOf4({ mana: 3, landmark: [spells], hand: [trick('Draw a card.')] });
    table.play('Trick').pass().activate('Scribe');
    expect(table.counter('Scribe', 'seen')).toBe(1);
  });

  it('7.3.31.a a sacrificed object also counts as discarded', () => {
    const any: Quantity = { happened: 'discarded', during: 'turn' };
    expect(count(sacrifice({ name: 'Wren' }), any).counter('Scribe', 'seen')).toBe(1);
  });

  it('7.5.1.a an Expedition that moved this Day is counted once for each direction', () => {
    const moves = (which: 'your-hero' | 'your-companion', direction: 'forward' | 'backward'): Does =>
      step({ kind: 'move-expedition', which, direction });
    const seen = (does: Does, quantity: Quantity) =>
      count(does, quantity, { at: { hero: 1, companion: 6 } }).counter('Scribe', 'seen');
    const twice =
      'Your Hero Expedition moves forward one region. Your Hero Expedition moves forward one region.';
    const forward: Quantity = { expeditions: { of: 'you', moved: 'forward' } };
    expect(seen(twice, forward)).toBe(1);
    expect(seen(sequence(twice, moves('your-companion', 'forward')), forward)).toBe(2);
    expect(seen(twice, { expeditions: { which: 'your-companion', moved: 'forward' } })).toBe(0);
    expect(seen(twice, { expeditions: { of: 'opponent', moved: 'forward' } })).toBe(0);
    expect(seen(twice, { expeditions: { of: 'you', moved: 'backward' } })).toBe(0);
    expect(seen(moves('your-hero', 'backward'), { expeditions: { of: 'you', moved: 'backward' } })).toBe(1);
  });
});

describe('counting objects', () => {
  const boosted = (name: string, boost: number) => ({ card: character(name), counters: { boost } });
  const seen = (quantity: Quantity, mine: object) =>
    tableOf4({ landmark: [counter(quantity)], ...mine }, { hero: [boosted('Rook', 5)] })
      .activate('Scribe')
      .counter('Scribe', 'seen');
  const yours: Selector = { type: 'character', controller: 'you' };

  it('2.2.7.a “with the same name as another object” ignores the object itself', () => {
    const named = (as: NonNullable<Selector['sameName']>): Quantity => ({
      count: { ...yours, sameName: as },
    });
    const hero = [character('Kite'), character('Kite'), character('Wren')];
    expect(seen(named(yours), { hero })).toBe(2);
    expect(seen(named('me'), { hero })).toBe(0);
  });
});

describe('limits on activations', () => {
  const limited = (each: 'turn' | 'day'): Ability => ({
    kind: 'reaction',
    trigger: { kind: 'draw', who: 'you' },
    limit: { times: 1, each },
    effect: gainCounters('seen'),
  });
  const watcher = (each: 'turn' | 'day') => permanent('Watcher', limited(each));

  it('6.3.f a reaction with a limit activates at most that often, even if one event draws several cards', () => {
    const found = afterTrick('Draw two cards. Draw a card.', { landmark: [watcher('turn')], deck: cards(4) });
    expect(found.counter('Watcher', 'seen')).toBe(1);
  });

  it('6.3.f “once each turn” resets in the next turn, and “once each Day” does not', () => {
    const seen = (each: 'turn' | 'day') =>
      tableOf4({
        mana: 2,
        hand: [trick('Draw a card.'), trick('Draw a card.')],
        deck: cards(4),
        landmark: [watcher(each)],
      })
        .play('Trick')
        .pass()
        .play('Trick')
        .counter('Watcher', 'seen');
    expect([seen('turn'), seen('day')]).toEqual([2, 1]);
  });

  it('6.3.f “once each turn” also limits a reaction in the Morning, when there is no turn', () => {
    const drawing: Ability = {
      ...limited('turn'),
      effect: sequence('I gain 1 seen counter.', draw(1)),
    } as never;
    const found = tableOf4(
      { landmark: [permanent('Watcher', drawing)], deck: cards(6) },
      {},
      { from: 'morning' },
    );
    expect(found.counter('Watcher', 'seen')).toBe(1);
  });

  it('5.3.d a quick action with a limit is offered only that often', () => {
    const bell: Ability = {
      ...quickAction({}, 'I gain 1 seen counter.'),
      limit: { times: 2, each: 'turn' },
    } as never;
    const found = tableOf4({ landmark: [permanent('Bell', bell)] });
    expect(found.activate('Bell').activate('Bell').counter('Bell', 'seen')).toBe(2);
    expect(found.options().some((option) => option.includes('Bell'))).toBe(false);
    expect(() => found.activate('Bell')).toThrow();
  });
});

const cards = (count: number) => Array.from({ length: count }, (_, index) => character(`Card ${index}`));

describe('triggers that count or check cards', () => {
  const watcher = (trigger: Trigger) => permanent('Watcher', reaction(trigger, 'I gain 1 seen counter.'));

  it('6.3.a the second card drawn in a turn triggers, even if drawn with others', () => {
    const second = watcher({ kind: 'draw', who: 'you', nth: { number: 2, each: 'turn' } });
    const seen = (does: Does) =>
      afterTrick(does, { landmark: [second], deck: cards(5) }).counter('Watcher', 'seen');
    expect([seen('Draw a card.'), seen('Draw three cards.'), seen('Draw a card. Draw a card.')]).toEqual([
      0, 1, 1,
    ]);
  });

  it('6.3.a the second card of a day can be drawn in another phase than the first', () => {
    const dawn = permanent('Dawn', 'At Noon — Draw a card.');
    const seen = (each: 'afternoon' | 'day') =>
      tableOf4(
        {
          landmark: [dawn, watcher({ kind: 'draw', who: 'you', nth: { number: 2, each } })],
          hand: [trick('Draw a card.')],
          deck: cards(5),
          mana: 1,
        },
        {},
        { from: 'noon' },
      )
        .play('Trick')
        .counter('Watcher', 'seen');
    expect([seen('day'), seen('afternoon')]).toEqual([1, 0]);
  });

  it('6.3.a the Resupplied card must match the trigger', () => {
    const seen = (type: 'character' | 'spell') =>
      afterTrick('Resupply.', {
        landmark: [watcher({ kind: 'resupply', who: 'you', what: { type } })],
        deck: cards(1),
      }).counter('Watcher', 'seen');
    expect([seen('character'), seen('spell')]).toEqual([1, 0]);
  });

  it('6.3.a “the last card in your hand” triggers as the card is played, even if it draws cards', () => {
    const last = watcher({ kind: 'played', what: {}, from: 'hand', by: 'you', last: true });
    const seen = (more: number) =>
      afterTrick('Draw a card.', { landmark: [last], deck: cards(3), hand: cards(more) }).counter(
        'Watcher',
        'seen',
      );
    expect([seen(0), seen(1)]).toEqual([1, 0]);
  });
});

describe('general restrictions', () => {
  it("1.4.1.a an object that can't gain boosts gains none", () => {
    const numb = character('Kite', passive({ kind: 'counters-forbidden', of: 'me', name: 'boost' }));
    const found = afterTrick('Characters gain 1 boost.', { hero: [numb, character('Wren')] });
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([0, 1]);
  });
});

describe('moving boosts', () => {
  const aimed = [{ kind: 'object', like: { type: 'character', name: 'Kite' } }] as const;
  const boosted = (name: string, boost: number) => ({ card: character(name), counters: { boost } });

  it('7.3.10.a two separately named objects exchange their boosts', () => {
    const found = afterTrick(
      step({ kind: 'exchange-boosts', what: { target: 0 }, with: { target: 1 } }),
      { hero: [boosted('Kite', 3), boosted('Wren', 1)] },
      {},
      [...aimed, { kind: 'object', like: { name: 'Wren' } }],
    );
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 3]);
  });

  it('7.3.10.a one of the objects can be in Reserve', () => {
    const found = afterTrick(
      step({ kind: 'exchange-boosts', what: { target: 0 }, with: { target: 1 } }),
      { hero: [boosted('Kite', 3)], reserve: [boosted('Wren', 1)] },
      {},
      [...aimed, { kind: 'object', like: { name: 'Wren', zone: 'reserve', owner: 'you' } }],
    );
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 3]);
  });

  it('2.5.f only the boosts that can be removed are moved', () => {
    const move = (count: number): Does =>
      sequence(
        step({ kind: 'take-counters', from: { target: 0 }, name: 'boost', count }),
        step({
          kind: 'counters',
          change: 'gain',
          name: 'boost',
          count: { countersTaken: true },
          what: { target: 1 },
        }),
      );
    const found = (count: number) => {
      const table = afterTrick(move(count), { hero: [boosted('Kite', 2), character('Wren')] }, {}, [
        ...aimed,
        { kind: 'object', like: { name: 'Wren' } },
      ]);
      return [table.counter('Kite', 'boost'), table.counter('Wren', 'boost')];
    };
    expect(found(1)).toEqual([1, 1]);
    expect(found(2)).toEqual([0, 2]);
    expect(found(3)).toEqual([0, 2]);
  });

  it('6.1.c one step affects both objects', () => {
    const found = afterTrick(
      simultaneously(
        { kind: 'status', change: 'gain', status: 'asleep', what: { target: 0 } },
        { kind: 'status', change: 'gain', status: 'asleep', what: { target: 1 } },
      ),
      { hero: [character('Kite'), character('Wren')] },
      {},
      [...aimed, { kind: 'object', like: { name: 'Wren' } }],
    );
    expect([found.stay('Kite').statuses, found.stay('Wren').statuses]).toEqual([['asleep'], ['asleep']]);
  });
});

describe('the first card played from a zone', () => {
  /** Whether a card in Reserve can still be played after a card from hand has been played. */
  function isOfferedAfter(readings?: number): boolean {
    const cheap = permanent(
      'Guild',
      passive({
        kind: 'cost',
        who: 'you',
        of: {},
        from: 'reserve',
        nth: { number: 1, each: 'turn' },
        add: -1,
      }),
    );
    const clerk = permanent('Clerk', '{T}: Play a card from your hand for free.');
    const found = tableOf4(
      {
        mana: 1,
        landmark: [cheap, clerk],
        hand: [trick('Draw a card.')],
        reserve: [character('Wren', { reserveCost: 2 })],
      },
      {},
      { ...(readings !== undefined && { readings }) },
    );
    const isOffered = (): boolean => found.options().some((option) => option.includes('Wren'));
    expect(isOffered()).toBe(true);
    found.activate('Clerk');
    return isOffered();
  }

  it('5.1.2.b the first card from Reserve costs less, even after cards from hand', () => {
    expect(isOfferedAfter()).toBe(true);
  });

  it('in records of the first and second readings, cards from hand also count', () => {
    expect([1, 2].map(isOfferedAfter)).toEqual([false, false]);
  });
});

it('6.5.c a condition can ask whether an event happened at all', () => {
  const found = afterTrick('Sacrifice a Character. If you sacrificed a card this turn, Resupply.', {
    hero: [character('Kite')],
    deck: cards(2),
  });
  expect(found.verbs()).toContain('resupply');
});
