import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  gainCounters,
  hero,
  passive,
  permanent,
  reaction,
  spell,
  step,
  type Table,
  type Does,
  tableOf,
  may,
} from '#altered/testing';

const act = (does: Does): ReturnType<typeof spell> => spell('Act', effect(does));
const after = (does: Does, more: object = {}, readings?: number): Table =>
  tableOf({ hand: [act(does)], mana: 1, ...more }, {}, { ...(readings !== undefined && { readings }) }).play(
    'Act',
  );
const decidingAfter = (does: Does, more: object = {}, readings?: number): string =>
  after(does, more, readings).deciding;

describe('“you may”', () => {
  it('6.5.b, 1.4.1.a “you may” is not asked if the action is impossible', () => {
    expect(decidingAfter('You may sacrifice a Character.')).not.toContain('may');
    expect(decidingAfter('You may sacrifice a Character.', { hero: [character('One')] })).toBe('0: may');
    expect(decidingAfter('You may exhaust a Permanent you control.')).not.toContain('may');
    const retreat = 'Your Hero Expedition moves backwards one region.';
    expect(decidingAfter(may(retreat), { at: { hero: 0, companion: 7 } })).not.toContain('may');
    expect(decidingAfter(may(retreat), { at: { hero: 1, companion: 7 } })).toBe('0: may');
  });

  it('6.5.b “you may” is not asked if every object already has the resulting state', () => {
    const card = permanent('One');
    expect(
      decidingAfter('You may exhaust a Permanent you control.', {
        landmark: [{ card, statuses: ['exhausted'] }],
      }),
    ).not.toContain('may');
    expect(
      decidingAfter('You may exhaust a Permanent you control.', {
        landmark: [{ card, statuses: ['exhausted'] }, permanent('Two')],
      }),
    ).toBe('0: may');
  });

  it("6.5.d if “you may” is not asked, “if you don't” happens and “if you do” does not", () => {
    const table = after(
      "You may sacrifice a Character. If you do, draw a card. If you don't, draw two cards.",
    );
    expect(table.state.seats[0]?.hand).toHaveLength(2);
  });

  it('6.5.b “you may” is asked if accepting has a consequence, even if its first part is impossible', () => {
    expect(decidingAfter(may('Sacrifice a Character. Draw a card.'))).toBe('0: may');
    const otherwise =
      "Sacrifice a Character. If you do, your Hero Expedition moves backwards one region. If you don't, draw a card.";
    expect(decidingAfter(may(otherwise))).toBe('0: may');
  });

  it('6.5.b, 6.5.c “you may” is asked if a true condition makes the action possible', () => {
    const hero = [character('Kite')];
    expect(decidingAfter(may('If there\'s a "Kite", Resupply.'), { hero })).toBe('0: may');
    expect(decidingAfter(may('If there\'s a "Owl", Resupply.'), { hero })).not.toContain('may');
    expect(decidingAfter(may('If there\'s a "Owl", Resupply. Otherwise, draw a card.'), { hero })).toBe(
      '0: may',
    );
    const back =
      'If there\'s a "Kite", Resupply. Otherwise, your Hero Expedition moves backwards one region.';
    expect(decidingAfter(may(back), { hero })).toBe('0: may');
  });

  it('6.5.b a nested “you may” is asked only if it makes a difference', () => {
    const within = may('Your Hero Expedition moves backwards one region. You may sacrifice a Character.');
    expect(decidingAfter(within)).not.toContain('may');
    expect(decidingAfter(within, { hero: [character('Kite')] })).toBe('0: may');
  });

  it('3.1.3.f “you may” is asked about hidden cards, whatever they are', () => {
    expect(
      decidingAfter('You may discard a Permanent from your hand.', {
        hand: [act('You may discard a Permanent from your hand.'), character('One')],
      }),
    ).toBe('0: may');
  });

  it('6.1.g “each player may” asks only the players who can do the action', () => {
    const table = tableOf(
      { hand: [act('Each player may sacrifice a Character.')], mana: 1 },
      { hero: [character('Theirs')] },
    );
    expect(table.play('Act').deciding).toBe('1: may');
  });

  it('in records of the first readings, “you may” is always asked', () => {
    expect(decidingAfter('You may sacrifice a Character.', {}, 1)).toBe('0: may');
  });
});

describe('the order of modifiers', () => {
  const rest = (readings?: number): Table =>
    tableOf(
      {},
      { hero: [{ card: character('Old', 'Seasoned.'), statuses: ['fleeting'], counters: { boost: 2 } }] },
      { ...(readings !== undefined && { readings }), from: 'night' },
    );

  it('6.2.f, 2.4.6.c, 7.4.4.b no order is asked for a boosted, Fleeting, Seasoned character, which is discarded without boosts', () => {
    const table = rest();
    expect(table.happened().join(' ')).not.toContain('modifier-order');
    expect(table.deciding).not.toContain('modifier-order');
    expect(table.names('discard', 1)).toEqual(['Old']);
    expect(table.stay('Old').counters).toEqual({});
  });

  it('6.2.f in records of the first readings, the first player chooses the order', () => {
    expect(rest(1).deciding).toBe('0: modifier-order');
  });

  it('7.4.4.b a Seasoned character that is not Fleeting keeps its boosts', () => {
    const table = tableOf(
      { hero: [{ card: character('Old', 'Seasoned.'), counters: { boost: 2 } }] },
      {},
      { from: 'night' },
    );
    expect(table.names('reserve', 0)).toEqual(['Old']);
    expect(table.stay('Old').counters).toEqual({ boost: 2 });
  });
});

describe('the Morning', () => {
  const leader = hero('Leader', '{T}: Draw a card.');
  const morning = (readings?: number): Table =>
    tableOf(
      { heroZone: [{ card: leader, statuses: ['exhausted'] }] },
      {},
      { ...(readings !== undefined && { readings }), from: 'morning', day: 2 },
    );

  it('4.2.1.c, 2.2.10.e heroes are readied like characters and permanents', () => {
    expect(morning().stay('Leader').statuses).toEqual([]);
    expect(morning(1).stay('Leader').statuses).toEqual(['exhausted']);
  });
});

describe('a card that leaves Limbo while it resolves', () => {
  const watch = permanent(
    'Watch',
    reaction('When you play a Spell', gainCounters('spell')),
    'When you play a Spell from Reserve — I gain 1 reserve counter.',
  );
  const play = (to: 'reserve' | 'discard' | 'mana' | null, readings?: number): Table => {
    const geyser = act(
      to === null
        ? step({ kind: 'draw', count: 1 })
        : step({
            kind: 'move',
            what: 'me',
            to: to === 'mana' ? { zone: 'mana', faceDown: true } : { zone: to },
          } as never),
    );
    const table = tableOf(
      { hand: [geyser], landmark: [watch], mana: 1 },
      {},
      { ...(readings !== undefined && { readings }) },
    ).play('Act');
    return table.settle('reaction');
  };

  it.each(['reserve', 'discard', 'mana', null] as const)(
    '5.1.2.e, 5.2.3.j a spell that leaves Limbo while it resolves counts as played once (to %s)',
    (to) => {
      expect(play(to).stay('Watch').counters).toEqual({ spell: 1 });
    },
  );

  it('in records of the first readings, such a spell counts when its resolution ends', () => {
    expect(play('discard', 1).stay('Watch').counters).toEqual({});
    expect(play(null, 1).stay('Watch').counters).toEqual({ spell: 1 });
  });
});

describe('passive cost reductions', () => {
  const helper = (says: object): ReturnType<typeof permanent> =>
    permanent('Helper', passive({ kind: 'cost', who: 'you', of: { type: 'character' }, ...says } as never));
  const playable = (handCost: number, mana: number, ...says: readonly object[]): boolean =>
    tableOf({ hand: [character('Big', { handCost })], landmark: says.map(helper), mana })
      .options()
      .includes('play Big hero');

  it('2.2.6.a a cost reduction reduces a cost to its minimum and no further', () => {
    const floor = { add: -2, atLeast: 1 };
    expect(playable(2, 0, floor)).toBe(false);
    expect(playable(2, 1, floor)).toBe(true);
    expect(playable(2, 0, { add: -2 })).toBe(true);
    expect(playable(5, 2, floor)).toBe(false);
    expect(playable(5, 3, floor)).toBe(true);
  });

  it('2.2.6.a a cost reduction does not change a cost that is already below its minimum', () => {
    expect(playable(0, 0, { add: -2, atLeast: 1 })).toBe(true);
  });

  it('2.2.6.a two reductions with a minimum share it, and a reduction without one goes below', () => {
    const floor = { add: -1, atLeast: 1 };
    expect(playable(3, 1, floor, floor)).toBe(true);
    expect(playable(2, 0, floor, floor)).toBe(false);
    expect(playable(2, 0, floor, { add: -1 })).toBe(true);
  });
});
