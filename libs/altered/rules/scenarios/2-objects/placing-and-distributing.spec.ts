import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, TokenPlace, TargetDefinition } from '#altered/abilities';
import {
  cardSeen,
  character,
  effect,
  permanent,
  quickAction,
  sequence,
  spell,
  step,
  Table,
  type Position,
  type Does,
  tableOf,
} from '#altered/testing';

const seed = {
  name: 'Seed',
  type: 'permanent',
  subtypes: ['sap'],
  statistics: { forest: 0, mountain: 0, water: 0 },
} as const;
const recruit = {
  name: 'Recruit',
  subtypes: ['soldier'],
  statistics: { forest: 1, mountain: 1, water: 1 },
} as const;
const makes = (place: TokenPlace, token: typeof seed | typeof recruit | object = seed, count = 1): Effect =>
  step({ kind: 'create-at', token: token as typeof seed, place, ...(count > 1 && { count }) });
const yours: TokenPlace = { kind: 'landmarks', of: 'you' };
const target: TokenPlace = { kind: 'landmarks', of: { target: 0 } };
const player: TargetDefinition = { kind: 'player', who: 'opponent' };
const does = (what: Does, targets?: readonly TargetDefinition[], name = 'Deed') =>
  spell(name, effect(what, targets));
const cast = (what: Does, targets?: readonly TargetDefinition[], other: Position['seats'][1] = {}): Table =>
  tableOf({ hand: [does(what, targets)], mana: 1 }, other).play('Deed');

/** Readies a mana orb of the player who pays. */
const grown: Ability = quickAction(
  { exhaustMe: true, sacrificeMe: true },
  step({
    kind: 'status',
    change: 'lose',
    status: 'exhausted',
    what: { choose: { zone: 'mana', owner: 'you' } },
  }),
);

describe('tokens in Landmarks', () => {
  it('7.3.3.a, 1.4.2.a a permanent token is created in the named Landmarks with the characteristics its effect describes', () => {
    const table = cast(makes(yours));
    expect(table.names('landmark', 0)).toEqual(['Seed']);
    expect(table.step('create').rules).toContain('7.3.3.a');
    expect(cardSeen(table, 'Seed').face).toMatchObject({
      name: 'Seed',
      type: 'permanent',
      subtypes: ['sap'],
      statistics: [],
    });
    expect(table.step('create').actions).toMatchObject([
      { kind: 'token', to: { zone: 'landmark', seat: 0 } },
    ]);
  });

  it('7.3.3.a the event names the player who creates a token for an opponent; each player can receive tokens', () => {
    const table = cast(makes(target), [player]);
    expect([table.names('landmark', 0), table.names('landmark', 1)]).toEqual([[], ['Seed']]);
    expect(table.step('create').actions).toMatchObject([{ by: 0, to: { zone: 'landmark', seat: 1 } }]);
    const each = cast(makes({ kind: 'landmarks', of: 'each-player' }, seed, 2));
    expect([each.names('landmark', 0), each.names('landmark', 1)]).toEqual([
      ['Seed', 'Seed'],
      ['Seed', 'Seed'],
    ]);
  });

  it('2.1.d, 2.2.6.c a permanent token ceases to exist as it leaves its zone, and its Hand Cost is 0', () => {
    const shove = does('Put target Permanent with Hand Cost {0} in your hand.', undefined, 'Shove');
    const table = tableOf({ hand: [does(makes(yours)), shove], mana: 2 });
    table.play('Deed').pass().play('Shove');
    expect(table.step('move')).toMatchObject({
      actions: [{ kind: 'move', to: { zone: 'hand' } }, { kind: 'vanish' }],
      modifiers: [{ modifier: 'token-vanishes', rule: '2.1.d', mode: 'adds' }],
    });
    expect([table.names('landmark', 0), table.names('hand', 0)]).toEqual([[], []]);
  });

  it('3.1.2.c, 6.5.d a token is created for the player who controlled the returned permanent', () => {
    const swap = does(
      {
        kind: 'if-you-do',
        first: step({ kind: 'move', what: { target: 0 }, to: { zone: 'hand' } }),
        then: makes({ kind: 'controllers-landmarks', what: { target: 0 } }),
      },
      [{ kind: 'object', like: { type: 'permanent' } }],
    );
    const table = tableOf({ hand: [swap], mana: 1 }, { landmark: [permanent('Tower')] }).play('Deed');
    expect([table.names('hand', 1), table.names('landmark', 1)]).toEqual([['Tower'], ['Seed']]);
    expect(table.names('landmark', 0)).toEqual([]);
  });

  it('3.1.2.c, 2.1.d a token is created for the player who controlled a token that no longer exists', () => {
    const swap = does(
      sequence(
        step({ kind: 'move', what: { target: 0 }, to: { zone: 'hand' } }),
        makes({ kind: 'controllers-landmarks', what: { target: 0 } }, { ...seed, name: 'Shoot' }),
      ),
      [{ kind: 'object', like: { type: 'permanent' } }],
      'Swap',
    );
    const table = tableOf({ hand: [does(makes(target), [player]), swap], mana: 2 });
    table.play('Deed').pass().play('Swap');
    expect([table.names('landmark', 0), table.names('landmark', 1)]).toEqual([[], ['Shoot']]);
  });

  it("5.3.c, 2.1.d a token's quick action can be paid for with the token itself", () => {
    const table = tableOf({ hand: [does(makes(yours, { ...seed, abilities: [grown] }))], mana: 1 });
    table.play('Deed').pass().activate('Seed');
    expect(table.names('landmark', 0)).toEqual([]);
    expect(table.step('status').actions).toMatchObject([{ kind: 'status', status: 'exhausted', on: false }]);
    expect(table.stay('Orb 1').statuses).toEqual([]);
  });

  it('4.2.5.c a permanent token counts towards the landmark limit', () => {
    const tower = permanent('Tower');
    const table = tableOf({ hand: [does(makes(yours))], mana: 1, landmark: [tower, permanent('Mill')] });
    table.play('Deed').pass().pass();
    expect(table.deciding).toBe('0: clean-up-landmark');
    expect(table.options()).toEqual(['Tower', 'Mill', 'Seed']);
  });
});

describe('tokens in a chosen expedition', () => {
  it('6.1.g, 7.3.3.a the creator of tokens chooses their expedition just before creating them, without targeting it', () => {
    const table = cast('Create two Recruit 1/1/1 Soldier tokens in a Hero Expedition.');
    expect([table.deciding, ...table.options()]).toEqual([
      '0: to-expedition',
      'expedition 0 hero',
      'expedition 1 hero',
    ]);
    table.choose('expedition 1 hero');
    expect(table.names('hero', 1)).toEqual(['Recruit', 'Recruit']);
    expect(table.step('create').actions).toMatchObject([{ by: 0 }, { by: 0 }]);
  });

  it("6.1.g if the effect says “your”, only the player's own expeditions can be chosen", () => {
    const mine = cast(makes({ kind: 'expedition', expedition: { kind: 'chosen', of: 'you' } }, recruit));
    expect(mine.options()).toEqual(['expedition 0 hero', 'expedition 0 companion']);
    expect(
      cast("Create a Recruit 1/1/1 Soldier token in target opponent's Companion Expedition.").names(
        'companion',
        1,
      ),
    ).toEqual(['Recruit']);
  });
});

describe('distributing counters', () => {
  const any: TargetDefinition = {
    kind: 'object',
    like: { type: 'character', zone: ['expedition', 'reserve'] },
    anyNumber: true,
  };
  const distribute = (count: number): Effect =>
    step({ kind: 'distribute', name: 'boost', count, among: { target: 0 } });
  const owls: Position = {
    seats: [
      {
        hand: [does('Distribute 3 boosts among any target Characters in an Expedition or in Reserve.')],
        mana: 1,
        hero: [character('Owl')],
        reserve: [character('Elk')],
      },
      { hero: [character('Toad')] },
    ],
  };
  const boosts = (table: Table): (number | undefined)[] =>
    ['Owl', 'Elk', 'Toad'].map((name) => table.stay(name).counters['boost']);

  it('5.2.3.b, 2.5.e each target gets the number of counters that the player chooses, all in one step', () => {
    const table = new Table(owls).play('Deed').choose('Owl', 'Elk');
    expect([table.deciding, ...table.options()]).toEqual(['0: distribute', 'Owl', 'Elk']);
    table.choose('Elk').choose('Owl').choose('Elk');
    expect(boosts(table)).toEqual([1, 2, undefined]);
    expect(table.step('distribute').actions).toMatchObject([{ delta: 2 }, { delta: 1 }]);
  });

  it('5.2.3.b a single target gets all the counters, and without a target no counters are placed', () => {
    expect(boosts(new Table(owls).play('Deed').choose('Toad').choose('done'))).toEqual([
      undefined,
      undefined,
      3,
    ]);
    expect(boosts(new Table(owls).play('Deed').choose())).toEqual([undefined, undefined, undefined]);
  });

  it('2.1.g a target that has moved to a hidden zone gets no counters', () => {
    const fades = does(
      sequence(step({ kind: 'move', what: { all: { name: 'Owl' } }, to: { zone: 'hand' } }), distribute(2)),
      [any],
    );
    const table = tableOf({ hand: [fades], mana: 1, hero: [character('Owl'), character('Elk')] });
    table.play('Deed').choose('Owl', 'Elk');
    expect(table.stay('Elk').counters).toEqual({ boost: 2 });
  });
});
