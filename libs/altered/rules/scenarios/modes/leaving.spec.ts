import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { concession, seatViewer, spectator } from '#record';
import {
  character,
  effect,
  passive,
  permanent,
  simultaneously,
  spell,
  statistics,
  step,
  Table,
} from '#altered/testing';

const strong = character('Strong', statistics(3, 3, 3));
const weak = character('Weak', statistics(1, 1, 1));
const modes = ['two-vs-two', 'free-for-all'] as const;

/** Makes a player concede, even if another player must decide. */
function gives(table: Table, seat: number): Table {
  const decided = table.decide(seat, concession);
  if (!decided.ok) throw new Error(decided.error.message);
  return table;
}

describe.each(modes)('a player who concedes in a game of %s', (mode) => {
  it('M4.1 the player leaves the game, and the last remaining player or team wins', () => {
    const table = new Table({ seats: [{}, {}, {}, {}], mode });
    gives(table, 1);
    expect(table.state.result).toBeNull();
    expect(table.did('concede')).toEqual(['concede | leave {"seat":1,"reason":"conceded"}']);
    gives(table, 3);
    if (mode === 'two-vs-two') {
      expect(table.state.result).toMatchObject({ winners: [0, 2], reason: 'conceded' });
      return;
    }
    expect(table.state.result).toBeNull();
    gives(table, 0);
    expect(table.state.result).toMatchObject({ winners: [2], reason: 'conceded', rule: 'M4.1' });
    expect(table.happened().at(-1)).toBe('ended | 2 by conceded');
  });

  it('M4.1 a player can concede only once', () => {
    const table = gives(new Table({ seats: [{}, {}, {}, {}], mode }), 1);
    expect(table.decide(1, concession)).toMatchObject({ ok: false, error: { code: 'SEAT_NOT_ASKED' } });
  });

  it('M4.11 all cards of the player leave the game, whatever zone they are in', () => {
    const table = new Table({
      seats: [
        {},
        {
          hand: [weak],
          reserve: [weak],
          landmark: [permanent('Mill')],
          hero: [weak],
          companion: [weak],
          discard: [weak],
          mana: 2,
        },
        {},
        {},
      ],
      mode,
    });
    const others = table.state.stays.filter((stay, item) => stay && table.state.items[item]?.owner !== 1);
    gives(table, 1);
    expect(table.state.stays.filter((stay) => stay !== null)).toEqual(others);
    const { deck, hand, discard, reserve, landmark, mana } = table.state.seats[1] ?? {};
    expect([deck, hand, discard, reserve, landmark, mana]).toEqual([[], [], [], [], [], []]);
    expect(table.state.expedition).toEqual([]);
  });

  it("M4.11 another player's pending decision is requested again, and players who left get no decisions", () => {
    const table = new Table({ seats: [{ hand: [weak], mana: 1 }, {}, {}, {}], mode });
    const options = table.options();
    const passed = (): readonly boolean[] => table.state.seats.map((seat) => seat.passed);
    gives(table, 1);
    expect(table.deciding).toBe('0: turn');
    expect(table.options()).toEqual(options);
    expect(passed()).toEqual([false, true, false, false]);
    const order: string[] = [];
    while (table.state.phase === 'afternoon') {
      order.push(table.deciding[0] ?? '');
      table.pass();
    }
    expect(order).toEqual(['0', '2', '3']);
    expect([table.state.phase, passed()]).toEqual(['morning', [false, true, false, false]]);
  });

  it('M4.11 the turn of a player who leaves ends, and the action in progress is dropped', () => {
    const bolt = spell('Bolt', 'Discard target Character. Draw three cards.', { handCost: 0 });
    const table = new Table({ seats: [{ hand: [bolt] }, { hero: [strong, weak] }, {}, {}], mode });
    table.play('Bolt');
    expect(table.deciding).toMatch(/^0: target/);
    gives(table, 0);
    expect(table.deciding).toBe('1: turn');
    expect(table.names('hero', 1)).toEqual(['Strong', 'Weak']);
    expect(table.state.limbo).toEqual([]);
  });

  it('M4.11 if a step waits for another player, its parts for the player who left are dropped', () => {
    const set = (name: string, forest: number) =>
      character(name, passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } }));
    const gather = spell(
      'Gather',
      effect(
        simultaneously(
          {
            kind: 'move',
            what: { all: { zone: 'reserve', type: 'character' } },
            to: { zone: 'expedition', expedition: 'your-hero' },
          },
          {
            kind: 'create',
            token: { name: 'Mote', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } },
            in: 'each',
          },
        ),
      ),
      { handCost: 0 },
    );
    const waiting = (): Table =>
      new Table({
        seats: [
          { hand: [gather], reserve: [set('Low', 3), set('High', 8)], hero: [character('Owl')] },
          {},
          {},
          {},
        ],
        mode,
      }).play('Gather');
    const motes = (table: Table): number[] => {
      expect(table.deciding).toBe('0: timestamps');
      table.choose(...table.keys());
      return [0, 1, 2, 3].map(
        (seat) =>
          [...table.names('hero', seat), ...table.names('companion', seat)].filter((name) => name === 'Mote')
            .length,
      );
    };
    const before = motes(waiting());
    expect(before[3]).toBeGreaterThan(0);
    expect(motes(gives(waiting(), 3))).toEqual(before.with(3, 0));
  });

  it('M4.11 a waiting step does not return objects of the player who left', () => {
    const set = (name: string, forest: number) =>
      character(name, passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } }));
    const gather = spell(
      'Gather',
      effect(
        step({
          kind: 'move',
          what: { all: { zone: 'reserve', type: 'character' } },
          to: { zone: 'expedition', expedition: 'your-hero' },
        }),
      ),
      { handCost: 0 },
    );
    const seats = [
      { hand: [gather], reserve: [set('Low', 3), set('High', 8)] },
      {},
      {},
      { reserve: [weak] },
    ] as const;
    const gathered = (leaves: boolean): string[] => {
      const table = new Table({ seats, mode }).play('Gather');
      if (leaves) gives(table, 3);
      return table.choose(...table.keys()).names('hero', 0);
    };
    expect([gathered(false), gathered(true)]).toEqual([
      ['Low', 'High', 'Weak'],
      ['Low', 'High'],
    ]);
  });

  it('M4.11 a waiting step still happens for the other players', () => {
    const set = (name: string, forest: number) =>
      character(name, passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } }));
    const march = spell(
      'March',
      effect(
        simultaneously(
          {
            kind: 'move',
            what: { all: { zone: 'reserve', type: 'character' } },
            to: { zone: 'expedition', expedition: 'your-hero' },
          },
          { kind: 'move-expedition', which: 'your-hero', direction: 'forward' },
          { kind: 'draw', count: 1, who: 'each-player' },
          { kind: 'reveal', what: { top: 'each-player' } },
        ),
      ),
      { handCost: 0 },
    );
    const table = new Table({
      seats: [{ hand: [march], reserve: [set('Low', 3), set('High', 8)] }, {}, {}, {}],
      mode,
    }).play('March');
    expect(table.deciding).toBe('0: timestamps');
    gives(table, 3).choose(...table.keys());
    const [from, to] = table.state.seats[0]?.way ?? [];
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 0]);
    expect(table.step('simultaneously').actions.slice(0, 6)).toMatchObject([
      { kind: 'move', to: { zone: 'expedition', seat: 0 } },
      { kind: 'move', to: { zone: 'expedition', seat: 0 } },
      { kind: 'expedition', seat: 0, from, to },
      { kind: 'move', as: 'draw', to: { seat: 0 } },
      { kind: 'move', as: 'draw', to: { seat: 1 } },
      { kind: 'move', as: 'draw', to: { seat: 2 } },
    ]);
  });

  it('M4.11 other players no longer make choices for the player who left', () => {
    const edict = spell(
      'Edict',
      effect(
        step({
          kind: 'discard',
          who: 'opponent',
          what: { choose: { type: 'character', controller: 'you' }, by: 'opponent' },
        }),
      ),
      { handCost: 0 },
    );
    const afterEdict = (): Table =>
      new Table({ seats: [{ hand: [edict] }, { hero: [strong, weak] }, {}, {}], mode }).play('Edict');
    expect(gives(afterEdict(), 2).deciding).toBe('1: discard');
    const dropped = gives(afterEdict(), 0);
    expect(dropped.deciding).toBe('1: turn');
    expect(dropped.names('hero', 1)).toEqual(['Strong', 'Weak']);
  });

  it('M4.11 a pending “may” is dropped if its player leaves, and remains if another player leaves', () => {
    const offer = spell('Offer', 'You may draw a card.', { handCost: 0 });
    const afterOffer = (): Table => new Table({ seats: [{ hand: [offer] }, {}, {}, {}], mode }).play('Offer');
    expect(afterOffer().deciding).toBe('0: may');
    expect(gives(afterOffer(), 2).deciding).toBe('0: may');
    expect(gives(afterOffer(), 0).deciding).toBe('1: turn');
  });

  it('M4.11 reactions do not trigger on the objects that leave with the player', () => {
    const watch = permanent('Watch', 'When a Character leaves the Expedition zone — I gain 1 seen counter.');
    const purge = spell('Purge', 'Discard Characters.', { handCost: 0 });
    const seats = [{ landmark: [watch], hand: [purge] }, { hero: [weak] }, {}, {}] as const;
    const table = gives(new Table({ seats, mode }), 1);
    expect(table.stay('Watch').counters).toEqual({});
    expect(table.state.limbo).toEqual([]);
    expect(new Table({ seats, mode }).play('Purge').counter('Watch', 'seen')).toBe(1);
  });

  it('M4.11 “each player chooses” continues without the player who left', () => {
    const hand = [weak, weak];
    const table = new Table({
      seats: [{ hand }, { hand }, { hand }, { hand }],
      mode,
      from: 'morning',
      firstPlayer: 3,
    });
    const [first = ''] = table.keys();
    table.choose(first);
    expect(table.deciding).toBe('1: expand');
    gives(table, 2);
    expect(table.deciding).toBe('1: expand');
    table.choose();
    expect(table.deciding).toBe('3: expand');
    table.choose(table.keys()[0] ?? '');
    expect(table.state.seats.map(({ mana }) => mana.length)).toEqual([1, 0, 0, 1]);
  });

  it("M4.11 all players see that a player leaves, but not the cards in that player's hand", () => {
    const table = new Table({ seats: [{}, { hand: [strong] }, {}, {}], mode });
    const before = altered.fold.clone(table.state);
    const from = table.events.length;
    gives(table, 1);
    let state = before;
    for (const event of table.events.slice(from)) {
      for (const viewer of [spectator, seatViewer(0), seatViewer(3)])
        expect(JSON.stringify(altered.see.mask(event, state, viewer))).not.toContain('Strong');
      const text = altered.tell.event(event, state, spectator, 'en').text;
      if (event.kind === 'DecisionMade') expect(text).toBe('Ben concedes.');
      state = altered.fold.evolve(state, event);
    }
    expect(altered.see.view(state, seatViewer(0)).zones.find(({ key }) => key === 'hand-1')?.cards).toEqual(
      [],
    );
  });

  it('M4.5 the first player token goes to the next remaining player', () => {
    const table = gives(new Table({ seats: [{}, {}, {}, {}], mode, firstPlayer: 0 }), 1);
    while (table.state.day === 2) table.choose(...(table.deciding.endsWith('turn') ? ['pass'] : []));
    expect(table.state.firstPlayer).toBe(2);
  });
});

describe('a player has left a free for all', () => {
  const dusk = (left: readonly number[], strongAt: readonly [number, 'hero' | 'companion']) => {
    const seats = [0, 1, 2, 3].map((seat) => ({
      hero: [seat === strongAt[0] && strongAt[1] === 'hero' ? strong : weak],
      companion: [seat === strongAt[0] && strongAt[1] === 'companion' ? strong : weak],
    })) as [object, object, object, object];
    const table = new Table({ seats, left, mode: 'free-for-all', from: 'dusk' });
    return table.did('progress').filter((line) => line.includes('wins nothing'));
  };
  /** Returns the expeditions that face the strong expedition. All other expeditions tie and win nothing. */
  const comparing = (left: readonly number[], strongAt: readonly [number, 'hero' | 'companion']) => {
    const seats = [0, 1, 2, 3].map((seat) => ({ [strongAt[1]]: seat === strongAt[0] ? [strong] : [] })) as [
      object,
      object,
      object,
      object,
    ];
    const table = new Table({ seats, left, mode: 'free-for-all', from: 'dusk' });
    return table
      .step('progress')
      .actions.flatMap((action) =>
        action.kind === 'compare' && action.facing.forest === 3
          ? [`${action.expedition ?? ''}.${action.seat}`]
          : [],
      );
  };

  it('M4.12 an expedition that faced the player who left faces the next remaining player on that side', () => {
    expect(comparing([], [0, 'companion'])).toEqual(['companion.1']);
    expect(comparing([1], [0, 'companion'])).toEqual(['hero.2']);
    expect(comparing([1], [2, 'hero'])).toEqual(['companion.0']);
    expect(comparing([1, 0], [2, 'hero'])).toEqual(['hero.3']);
    expect(comparing([0, 2], [1, 'hero'])).toEqual(['companion.3']);
    expect(comparing([0, 2], [1, 'companion'])).toEqual(['hero.3']);
  });

  it('M4.12 the expeditions of players who have left are not compared', () => {
    expect(dusk([3], [0, 'hero']).every((line) => !line.includes('.3:'))).toBe(true);
    expect(dusk([], [0, 'hero']).some((line) => line.includes('.3:'))).toBe(true);
  });
});
