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
const asked = (does: Does, more: object = {}, readings?: number): string =>
  after(does, more, readings).deciding;

describe('“you may”', () => {
  it('6.5.b, 1.4.1.a is not asked where nothing could be done', () => {
    expect(asked('You may sacrifice a Character.')).not.toContain('may');
    expect(asked('You may sacrifice a Character.', { hero: [character('One')] })).toBe('0: may');
    expect(asked('You may exhaust a Permanent you control.')).not.toContain('may');
    const retreat = 'Your Hero Expedition moves backwards one region.';
    expect(asked(may(retreat), { at: { hero: 0, companion: 7 } })).not.toContain('may');
    expect(asked(may(retreat), { at: { hero: 1, companion: 7 } })).toBe('0: may');
  });

  it('6.5.b is not asked about things that all are so already', () => {
    const one = permanent('One');
    expect(
      asked('You may exhaust a Permanent you control.', {
        landmark: [{ card: one, statuses: ['exhausted'] }],
      }),
    ).not.toContain('may');
    expect(
      asked('You may exhaust a Permanent you control.', {
        landmark: [{ card: one, statuses: ['exhausted'] }, permanent('Two')],
      }),
    ).toBe('0: may');
  });

  it('6.5.d what follows from doing it does not happen then, and what follows from not doing it does', () => {
    const table = after(
      "You may sacrifice a Character. If you do, draw a card. If you don't, draw two cards.",
    );
    expect(table.state.seats[0]?.hand).toHaveLength(2);
  });

  it('6.5.b is asked where yes has a consequence, though the first part cannot be done', () => {
    expect(asked(may('Sacrifice a Character. Draw a card.'))).toBe('0: may');
    const otherwise =
      "Sacrifice a Character. If you do, your Hero Expedition moves backwards one region. If you don't, draw a card.";
    expect(asked(may(otherwise))).toBe('0: may');
  });

  it('6.5.b, 6.5.c is asked about what is so, where a condition decides what would be done', () => {
    const hero = [character('Kite')];
    expect(asked(may('If there\'s a "Kite", Resupply.'), { hero })).toBe('0: may');
    expect(asked(may('If there\'s a "Owl", Resupply.'), { hero })).not.toContain('may');
    expect(asked(may('If there\'s a "Owl", Resupply. Otherwise, draw a card.'), { hero })).toBe('0: may');
    const back =
      'If there\'s a "Kite", Resupply. Otherwise, your Hero Expedition moves backwards one region.';
    expect(asked(may(back), { hero })).toBe('0: may');
  });

  it('6.5.b is asked once more within what may be done, where that matters', () => {
    const within = may('Your Hero Expedition moves backwards one region. You may sacrifice a Character.');
    expect(asked(within)).not.toContain('may');
    expect(asked(within, { hero: [character('Kite')] })).toBe('0: may');
  });

  it('3.1.3.f is asked about hidden cards, whatever they are', () => {
    expect(
      asked('You may discard a Permanent from your hand.', {
        hand: [act('You may discard a Permanent from your hand.'), character('One')],
      }),
    ).toBe('0: may');
  });

  it('6.1.g of “each player may” only those are asked who can', () => {
    const table = tableOf(
      { hand: [act('Each player may sacrifice a Character.')], mana: 1 },
      { hero: [character('Theirs')] },
    );
    expect(table.play('Act').deciding).toBe('1: may');
  });

  it('records of the first readings ask', () => {
    expect(asked('You may sacrifice a Character.', {}, 1)).toBe('0: may');
  });
});

describe('the order of modifiers', () => {
  const rest = (readings?: number): Table =>
    tableOf(
      {},
      { hero: [{ card: character('Old', 'Seasoned.'), statuses: ['fleeting'], counters: { boost: 2 } }] },
      { ...(readings !== undefined && { readings }), from: 'night' },
    );

  it('6.2.f, 2.4.6.c, 7.4.4.b is not asked for of a Fleeting, Seasoned, boosted character: it goes to the discard pile without boosts', () => {
    const table = rest();
    expect(table.happened().join(' ')).not.toContain('modifier-order');
    expect(table.deciding).not.toContain('modifier-order');
    expect(table.names('discard', 1)).toEqual(['Old']);
    expect(table.stay('Old').counters).toEqual({});
  });

  it('6.2.f records of the first readings ask the first player', () => {
    expect(rest(1).deciding).toBe('0: modifier-order');
  });

  it('7.4.4.b one that is not Fleeting keeps its boosts', () => {
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

  it('4.2.1.c, 2.2.10.e heroes are readied as characters and permanents are', () => {
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
    '5.1.2.e, 5.2.3.j has been played, once (to %s)',
    (to) => {
      expect(play(to).stay('Watch').counters).toEqual({ spell: 1 });
    },
  );

  it('records of the first readings count it when its resolution ends', () => {
    expect(play('discard', 1).stay('Watch').counters).toEqual({});
    expect(play(null, 1).stay('Watch').counters).toEqual({ spell: 1 });
  });
});

describe('a passive discount', () => {
  const helper = (says: object): ReturnType<typeof permanent> =>
    permanent('Helper', passive({ kind: 'cost', who: 'you', of: { type: 'character' }, ...says } as never));
  const playable = (handCost: number, mana: number, ...says: readonly object[]): boolean =>
    tableOf({ hand: [character('Big', { handCost })], landmark: says.map(helper), mana })
      .options()
      .includes('play Big hero');

  it('2.2.6.a goes down to its minimum and no further', () => {
    const floor = { add: -2, atLeast: 1 };
    expect(playable(2, 0, floor)).toBe(false);
    expect(playable(2, 1, floor)).toBe(true);
    expect(playable(2, 0, { add: -2 })).toBe(true);
    expect(playable(5, 2, floor)).toBe(false);
    expect(playable(5, 3, floor)).toBe(true);
  });

  it('2.2.6.a of a card that costs less than the minimum anyway it takes nothing, and adds nothing', () => {
    expect(playable(0, 0, { add: -2, atLeast: 1 })).toBe(true);
  });

  it('2.2.6.a two of them share the minimum; one without goes below', () => {
    const floor = { add: -1, atLeast: 1 };
    expect(playable(3, 1, floor, floor)).toBe(true);
    expect(playable(2, 0, floor, floor)).toBe(false);
    expect(playable(2, 0, floor, { add: -1 })).toBe(true);
  });
});
