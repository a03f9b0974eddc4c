import { describe, expect, it } from '@jest/globals';
import type { Ability, Selector, Trigger } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  permanent,
  quickAction,
  reaction,
  sequence,
  step,
  tableOf4,
  trick,
  type Position,
  type When,
  type Does,
  tableOf,
} from '#altered/testing';
const counter = (trigger: When): Ability => reaction(trigger, 'I gain 1 seen counter.');
const watcher = (trigger: When) => permanent('Watcher', counter(trigger));

describe('the third counter', () => {
  const after = (before: number, gained: number): number =>
    tableOf4({
      landmark: [
        {
          card: permanent(
            'Gate',
            'When I gain my third Trial counter — I gain 1 seen counter.',
            quickAction({}, gainCounters('Trial', gained)),
          ),
          counters: { Trial: before },
        },
      ],
    })
      .activate('Gate', 1)
      .counter('Gate', 'seen');

  it('6.3.a the third counter triggers once, whether gained singly or with others', () => {
    expect(after(2, 1)).toBe(1);
    expect(after(1, 3)).toBe(1);
    expect(after(1, 1)).toBe(0);
    expect(after(3, 1)).toBe(0);
  });
});

describe('actions of players', () => {
  const exhausts = watcher('When you exhaust a card in Reserve');

  it('6.3.a only the player who exhausts a card in any Reserve triggers the reaction', () => {
    const played = (who: 0 | 1) => {
      const mine = { hand: [trick('Exhaust a card in Reserve.')], mana: 1 };
      const listens = { landmark: [exhausts] };
      return tableOf4(
        { ...mine, ...(who === 0 && listens) },
        { reserve: [character('Wren')], ...(who === 1 && listens) },
      )
        .play('Trick')
        .counter('Watcher', 'seen');
    };
    expect(played(0)).toBe(1);
    expect(played(1)).toBe(0);
  });

  it('6.3.a an exhausted permanent is not a card in Reserve', () => {
    const forge = permanent('Forge', '{T}: Draw a card.');
    const found = tableOf4({ landmark: [exhausts, forge], deck: [character('Kite')] });
    expect(found.activate('Forge').counter('Watcher', 'seen')).toBe(0);
  });

  const discarder = watcher('When you discard a card from your hand or your Reserve');

  it('6.3.a a player who discards a card from their hand triggers the reaction', () => {
    const found = tableOf4({
      hand: [trick('Discard a card from your hand.'), character('Wren')],
      landmark: [discarder],
      mana: 1,
    });
    expect(found.play('Trick').counter('Watcher', 'seen')).toBe(1);
  });

  it('6.3.a a player whose card another player discards has not discarded', () => {
    const found = tableOf4(
      { hand: [trick('Discard a card from a Reserve.')], mana: 1 },
      { reserve: [character('Wren')], landmark: [discarder] },
    ).play('Trick');
    expect(found.stay('Wren').zone).toBe('discard');
    expect(found.counter('Watcher', 'seen')).toBe(0);
  });

  it('6.5.c a card discarded this turn is remembered until the turn ends', () => {
    const poet = character('Poet', '{J} If you discarded a card from your hand this turn, I gain 1 boost.');
    const clerk = permanent('Clerk', '{T}: Discard a "Wren" from your hand.');
    const found = (discarding: boolean) => {
      const start = tableOf4({ hand: [poet, character('Wren')], landmark: [clerk], mana: 1 });
      if (discarding) start.activate('Clerk');
      return start.play('Poet', 'hero').counter('Poet', 'boost');
    };
    expect(found(true)).toBe(1);
    expect(found(false)).toBe(0);
  });
});

describe('cards from several zones', () => {
  it('6.3.a “from your deck or hand to Reserve” excludes cards from an expedition', () => {
    const goes = watcher('When a card goes from your deck or hand to Reserve');
    const found = tableOf4({
      hand: [
        trick(
          sequence(
            'Resupply.',
            step({
              kind: 'move',
              what: { all: { type: 'character', name: 'Kite' } },
              to: { zone: 'reserve' },
            }),
          ),
        ),
      ],
      deck: [character('Wren')],
      hero: [character('Kite')],
      landmark: [goes],
      mana: 1,
    }).play('Trick');
    expect(found.stay('Kite').zone).toBe('reserve');
    expect(found.counter('Watcher', 'seen')).toBe(1);
  });
});

describe('gaining counters or a status in a given zone', () => {
  /**
   * Returns the number of times that a permanent reacts to a spell. The spell affects one Character in play and two in
   * Reserve.
   */
  const triggerCount = (says: When, does: Does, how: Pick<Position, 'edition' | 'readings'> = {}): number => {
    const table = tableOf(
      {
        landmark: [watcher(says)],
        hero: [character('Kite')],
        reserve: [character('Wren'), character('Owl')],
        hand: [trick(does)],
        mana: 1,
      },
      {},
      { edition: '4.0', ...how },
    ).play('Trick');
    table.settle('reaction');
    return table.counter('Watcher', 'seen');
  };
  const boosted = (like: Selector): Trigger => ({
    kind: 'counters',
    what: like,
    name: 'boost',
    change: 'gain',
  });
  const exhausted = (like: Selector): Trigger => ({
    kind: 'status',
    what: like,
    status: 'exhausted',
    change: 'become',
  });
  const [there, anywhere] = [{ type: 'character', zone: 'reserve' }, { type: 'character' }] as const;

  it('2.2.2.n a description naming Reserve matches cards there, and one without a zone matches those in play', () => {
    expect([
      triggerCount(
        'When a Character in Reserve gains 1 or more boosts',
        'Characters in an Expedition or in Reserve gain 1 boost.',
      ),
      triggerCount(
        'When a Character gains 1 or more boosts',
        'Characters in an Expedition or in Reserve gain 1 boost.',
      ),
    ]).toEqual([2, 1]);
    expect([
      triggerCount(exhausted(there), 'Exhaust Characters in an Expedition or in Reserve.'),
      triggerCount(exhausted(anywhere), 'Exhaust Characters in an Expedition or in Reserve.'),
    ]).toEqual([2, 1]);
  });

  it('2.2.2.n exhausted Mana Orbs are not cards in Reserve', () => {
    expect(triggerCount(exhausted({ zone: 'reserve' }), 'Resupply.')).toBe(0);
  });

  it('2.2.2.n the named zone also matters in edition 1.0', () => {
    const found = (like: Selector) =>
      triggerCount(boosted(like), 'Characters in an Expedition or in Reserve gain 1 boost.', {
        edition: '1.0',
      });
    expect([found(there), found(anywhere)]).toEqual([2, 3]);
  });

  it('in records of the third readings, a reaction triggers in every zone', () => {
    const found = (like: Selector) =>
      triggerCount(boosted(like), 'Characters in an Expedition or in Reserve gain 1 boost.', { readings: 3 });
    expect([found(there), found(anywhere)]).toEqual([3, 3]);
  });
});

describe('leaving an Expedition', () => {
  const leaves: Trigger = {
    kind: 'leaves-expedition',
    what: { type: 'character' },
    expedition: { kind: 'of-player', which: 'hero', player: 'you' },
  };
  const kite = { all: { name: 'Kite' } } as const;
  const left = (does: Does, at: 'hero' | 'companion' = 'hero'): number =>
    afterTrick(does, { [at]: [character('Kite')], landmark: [watcher(leaves)] }).counter('Watcher', 'seen');

  it('7.5.10.a an object leaves an Expedition for another zone or another Expedition', () => {
    const away = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });
    const swap = step({ kind: 'switch-expeditions', what: kite });
    expect([left(away), left(swap)]).toEqual([1, 1]);
    expect([left(away, 'companion'), left(swap, 'companion')]).toEqual([0, 0]);
  });

  it("7.5.10.a, 7.3.6.a an object leaves an Expedition for another player's, except in records of the third readings", () => {
    const defects = (at: 'hero' | 'companion', readings?: number): number =>
      tableOf(
        {
          [at]: [character('Kite')],
          landmark: [watcher(leaves)],
          hand: [trick(step({ kind: 'defect', what: kite }))],
          mana: 1,
        },
        {},
        { edition: '4.0', ...(readings !== undefined && { readings }) },
      )
        .play('Trick')
        .counter('Watcher', 'seen');
    expect([defects('hero'), defects('companion'), defects('hero', 3)]).toEqual([1, 0, 0]);
  });
});

describe('reactions about the object itself', () => {
  it("6.3.c, 6.3.f a reaction to the object's own move to a hand uses the object as it was", () => {
    const kite = character('Kite', reaction({ kind: 'go', what: 'me', to: 'hand' }, 'Resupply.'));
    const home = step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'hand' } });
    const found = afterTrick(home, { hero: [kite], deck: [character('Wren')] });
    expect([found.names('hand', 0), found.names('reserve', 0)]).toEqual([['Kite'], ['Trick', 'Wren']]);
  });
});

describe('numbers on a die', () => {
  it('7.3.26.a a trigger about a die checks the number rolled', () => {
    const high = permanent('High', 'When you roll a 4+ on a die — I gain 1 seen counter.');
    const low = permanent('Low', counter({ kind: 'rolls-number', who: 'you', from: 1, to: 3 }));
    const found = tableOf4({ hand: [trick('Roll a die.')], landmark: [high, low], mana: 1 }).play('Trick');
    const roll = found.step('roll').actions.find((action) => action.kind === 'roll');
    const result = roll?.kind === 'roll' ? (roll.dice[0] ?? 0) : 0;
    expect(result).toBeGreaterThan(0);
    expect([found.counter('High', 'seen'), found.counter('Low', 'seen')]).toEqual(
      result >= 4 ? [1, 0] : [0, 1],
    );
  });

  it('7.3.26.a, 6.3.b a reaction can use the result of the die', () => {
    const scribe = permanent(
      'Scribe',
      reaction('When you roll one or more dice', gainCounters('seen', { rolled: true })),
    );
    const found = tableOf4({ hand: [trick('Roll a die.')], landmark: [scribe], mana: 1 }).play('Trick');
    const roll = found.step('roll').actions.find((action) => action.kind === 'roll');
    expect(found.counter('Scribe', 'seen')).toBe(roll?.kind === 'roll' ? roll.dice[0] : 0);
    expect(found.counter('Scribe', 'seen')).toBeGreaterThan(0);
  });
});
