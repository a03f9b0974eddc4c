import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Selector, Trigger } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  step,
  Table,
  tableOf4,
  trick,
  type Position,
} from '#testing';

const draw: Effect = step({ kind: 'draw', count: 1 });
const counted = (trigger: Trigger): Ability => reaction(trigger, gainCounters('seen'));
const watcher = (trigger: Trigger) => permanent('Watcher', { abilities: [counted(trigger)] });
const discards = (like: Selector): Effect => step({ kind: 'discard', what: { choose: like } });

describe('a certain counter', () => {
  const third: Trigger = { kind: 'nth-counter', what: 'me', name: 'Trial', number: 3 };
  const after = (before: number, gained: number): number =>
    tableOf4({
      seats: [
        {
          landmark: [
            {
              card: permanent('Gate', {
                abilities: [counted(third), quickAction({}, gainCounters('Trial', gained))],
              }),
              counters: { Trial: before },
            },
          ],
        },
        {},
      ],
    })
      .choose('quick Gate 1')
      .counter('Gate', 'seen');

  it('6.3.a the third is gained, by itself or among others, once', () => {
    expect(after(2, 1)).toBe(1);
    expect(after(1, 3)).toBe(1);
    expect(after(1, 1)).toBe(0);
    expect(after(3, 1)).toBe(0);
  });
});

describe('what players do', () => {
  const exhausts = watcher({ kind: 'exhausts', who: 'you', what: { zone: 'reserve' } });
  const exhaust = step({
    kind: 'status',
    change: 'gain',
    status: 'exhausted',
    what: { choose: { zone: 'reserve' } },
  });

  it('6.3.a who exhausts a card in any Reserve is heard, who does not is not', () => {
    const played = (who: 0 | 1) => {
      const mine = { hand: [trick(exhaust)], mana: 1 };
      const listens = { landmark: [exhausts] };
      return tableOf4({
        seats: [
          { ...mine, ...(who === 0 && listens) },
          { reserve: [character('Wren')], ...(who === 1 && listens) },
        ],
      })
        .choose('play Trick')
        .counter('Watcher', 'seen');
    };
    expect(played(0)).toBe(1);
    expect(played(1)).toBe(0);
  });

  it('6.3.a a permanent that is exhausted is no card in Reserve', () => {
    const forge = permanent('Forge', { abilities: [quickAction({ exhaustMe: true }, draw)] });
    const found = tableOf4({ seats: [{ landmark: [exhausts, forge], deck: [character('Kite')] }, {}] });
    expect(found.choose('quick Forge 0').counter('Watcher', 'seen')).toBe(0);
  });

  const discarder = watcher({ kind: 'discards', who: 'you', from: ['hand', 'reserve'] });

  it('6.3.a a player who discards a card from their hand is heard', () => {
    const found = tableOf4({
      seats: [
        {
          hand: [trick(discards({ zone: 'hand', owner: 'you' })), character('Wren')],
          landmark: [discarder],
          mana: 1,
        },
        {},
      ],
    });
    expect(found.choose('play Trick').counter('Watcher', 'seen')).toBe(1);
  });

  it('6.3.a a player whose card another player discards does not discard', () => {
    const found = tableOf4({
      seats: [
        { hand: [trick(discards({ zone: 'reserve' }))], mana: 1 },
        { reserve: [character('Wren')], landmark: [discarder] },
      ],
    }).choose('play Trick');
    expect(found.stay('Wren').zone).toBe('discard');
    expect(found.counter('Watcher', 'seen')).toBe(0);
  });

  it('6.5.c what was discarded this turn is known until the turn ends', () => {
    const poet = character('Poet', {
      abilities: [
        reaction(joins, {
          kind: 'if',
          condition: { kind: 'discarded-this-turn', from: ['hand'] },
          then: gainCounters('boost'),
        }),
      ],
    });
    const clerk = permanent('Clerk', {
      abilities: [quickAction({ exhaustMe: true }, discards({ zone: 'hand', owner: 'you', name: 'Wren' }))],
    });
    const found = (discarding: boolean) => {
      const start = tableOf4({
        seats: [{ hand: [poet, character('Wren')], landmark: [clerk], mana: 1 }, {}],
      });
      if (discarding) start.choose('quick Clerk 0');
      return start.choose('play Poet hero').counter('Poet', 'boost');
    };
    expect(found(true)).toBe(1);
    expect(found(false)).toBe(0);
  });
});

describe('cards from several zones', () => {
  it('6.3.a a card from deck or hand to Reserve is one, a card from an expedition is none', () => {
    const goes = watcher({ kind: 'goes-from', what: {}, from: ['deck', 'hand'], to: 'reserve' });
    const found = tableOf4({
      seats: [
        {
          hand: [
            trick(
              sequence(
                step({ kind: 'resupply' }),
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
        },
        {},
      ],
    }).choose('play Trick');
    expect(found.stay('Kite').zone).toBe('reserve');
    expect(found.counter('Watcher', 'seen')).toBe(1);
  });
});

describe('what gains counters or a status, and where', () => {
  const names = { all: { type: 'character', zone: ['expedition', 'reserve'] } } as const;
  const boosts = step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: names });
  const exhausts = step({ kind: 'status', change: 'gain', status: 'exhausted', what: names });
  /** How often an ear hears what a spell does to a Character in play and to two in Reserve. */
  const heard = (says: Trigger, does: Effect, how: Pick<Position, 'edition' | 'readings'> = {}): number => {
    const table = new Table({
      edition: '4.0',
      seats: [
        {
          landmark: [watcher(says)],
          hero: [character('Kite')],
          reserve: [character('Wren'), character('Owl')],
          hand: [trick(does)],
          mana: 1,
        },
        {},
      ],
      ...how,
    }).choose('play Trick');
    while (table.deciding.endsWith('reaction')) table.choose(table.keys()[0] ?? '');
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

  it('2.2.2.n those in Reserve are meant where Reserve is named, and those in play where no zone is', () => {
    expect([heard(boosted(there), boosts), heard(boosted(anywhere), boosts)]).toEqual([2, 1]);
    expect([heard(exhausted(there), exhausts), heard(exhausted(anywhere), exhausts)]).toEqual([2, 1]);
  });

  it('2.2.2.n Mana Orbs that are exhausted are no cards in Reserve', () => {
    expect(heard(exhausted({ zone: 'reserve' }), resupply)).toBe(0);
  });

  it('2.2.2.n a zone that is named counts in edition 1.0 as well', () => {
    const found = (like: Selector) => heard(boosted(like), boosts, { edition: '1.0' });
    expect([found(there), found(anywhere)]).toEqual([2, 3]);
  });

  it('records of the third readings hear it wherever it is', () => {
    const found = (like: Selector) => heard(boosted(like), boosts, { readings: 3 });
    expect([found(there), found(anywhere)]).toEqual([3, 3]);
  });
});

describe('an Expedition that is left', () => {
  const leaves: Trigger = {
    kind: 'leaves-expedition',
    what: { type: 'character' },
    expedition: { kind: 'of-player', which: 'hero', player: 'you' },
  };
  const kite = { all: { name: 'Kite' } } as const;
  const left = (does: Effect, at: 'hero' | 'companion' = 'hero'): number =>
    afterTrick(does, { [at]: [character('Kite')], landmark: [watcher(leaves)] }).counter('Watcher', 'seen');

  it('7.5.10.a it is left for another zone, and for another Expedition', () => {
    const away = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });
    const swap = step({ kind: 'switch-expeditions', what: kite });
    expect([left(away), left(swap)]).toEqual([1, 1]);
    expect([left(away, 'companion'), left(swap, 'companion')]).toEqual([0, 0]);
  });

  it('7.5.10.a, 7.3.6.a it is left for that of another player, but in records of the third readings', () => {
    const defects = (at: 'hero' | 'companion', readings?: number): number =>
      new Table({
        edition: '4.0',
        ...(readings !== undefined && { readings }),
        seats: [
          {
            [at]: [character('Kite')],
            landmark: [watcher(leaves)],
            hand: [trick(step({ kind: 'defect', what: kite }))],
            mana: 1,
          },
          {},
        ],
      })
        .choose('play Trick')
        .counter('Watcher', 'seen');
    expect([defects('hero'), defects('companion'), defects('hero', 3)]).toEqual([1, 0, 0]);
  });
});

describe('an object that speaks of itself', () => {
  it('6.3.c, 6.3.f as it goes to a hand, which is not visible, it is heard as what it was', () => {
    const kite = character('Kite', {
      abilities: [reaction({ kind: 'go', what: 'me', to: 'hand' }, step({ kind: 'resupply' }))],
    });
    const home = step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'hand' } });
    const found = afterTrick(home, { hero: [kite], deck: [character('Wren')] });
    expect([found.names('hand', 0), found.names('reserve', 0)]).toEqual([['Kite'], ['Trick', 'Wren']]);
  });
});

describe('a number on a die', () => {
  it('7.3.26.a it is the number that was rolled', () => {
    const high = permanent('High', { abilities: [counted({ kind: 'rolls-number', who: 'you', from: 4 })] });
    const low = permanent('Low', {
      abilities: [counted({ kind: 'rolls-number', who: 'you', from: 1, to: 3 })],
    });
    const found = tableOf4({
      seats: [{ hand: [trick(step({ kind: 'roll', note: 'die' }))], landmark: [high, low], mana: 1 }, {}],
    }).choose('play Trick');
    const roll = found.step('roll').actions.find((action) => action.kind === 'roll');
    const result = roll?.kind === 'roll' ? (roll.dice[0] ?? 0) : 0;
    expect(result).toBeGreaterThan(0);
    expect([found.counter('High', 'seen'), found.counter('Low', 'seen')]).toEqual(
      result >= 4 ? [1, 0] : [0, 1],
    );
  });

  it('7.3.26.a, 6.3.b a reaction knows the result that it speaks of', () => {
    const scribe = permanent('Scribe', {
      abilities: [reaction({ kind: 'roll', who: 'you' }, gainCounters('seen', { rolled: true }))],
    });
    const found = tableOf4({
      seats: [{ hand: [trick(step({ kind: 'roll', note: 'die' }))], landmark: [scribe], mana: 1 }, {}],
    }).choose('play Trick');
    const roll = found.step('roll').actions.find((action) => action.kind === 'roll');
    expect(found.counter('Scribe', 'seen')).toBe(roll?.kind === 'roll' ? roll.dice[0] : 0);
    expect(found.counter('Scribe', 'seen')).toBeGreaterThan(0);
  });
});
