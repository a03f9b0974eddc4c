import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetDefinition } from '#altered/abilities';
import {
  character,
  hero,
  passive,
  permanent,
  sequence,
  statistics,
  statisticsOf,
  step,
  tableOf4,
  trick,
  Table,
  type Position,
} from '#altered/testing';

const draw: Effect = step({ kind: 'draw', count: 1 });

describe('statistics', () => {
  it('2.3.1.d each statistic becomes the highest of them, if the object has statistics', () => {
    const mirror = permanent(
      'Mirror',
      'The {V}, {M} and {O} of Characters you control are equal to their highest statistic.',
    );
    const found = tableOf4(
      { landmark: [mirror], hero: [character('Kite', statistics(0, 3, 1))] },
      { hero: [character('Wren', statistics(0, 3, 1))] },
    );
    expect(statisticsOf(found, 'Kite')).toEqual([3, 3, 3]);
    expect(statisticsOf(found, 'Wren')).toEqual([0, 3, 1]);
  });
});

describe('objects considered to have another type', () => {
  const both = character('Chimera', "I'm also considered an Expedition Permanent, even when not in play.");

  it('1.4.2.a an object considered to have another type can be chosen as either, in play and in Reserve', () => {
    const target: TargetDefinition = {
      kind: 'object',
      like: { type: 'permanent', zone: ['expedition', 'landmark', 'reserve'] },
    };
    const found = tableOf4({
      hand: [
        trick(step({ kind: 'counters', change: 'gain', name: 'seen', count: 1, what: { target: 0 } }), [
          target,
        ]),
      ],
      hero: [both],
      reserve: [{ ...both, name: 'Sphinx', reference: 'Sphinx' }, character('Wren')],
      mana: 1,
    }).play('Trick');
    expect(found.options()).toEqual(['Chimera', 'Sphinx']);
  });

  it('5.2.1.a an object considered to have another type is played as its printed type', () => {
    const found = tableOf4({ hand: [both], mana: 1 });
    expect(found.options()).toEqual(['play Chimera hero', 'play Chimera companion', 'pass']);
  });
});

describe('alternative descriptions', () => {
  it('2.2.1.h each alternative has its own zones and players', () => {
    const found = tableOf4(
      {
        hand: [trick('Exhaust a Permanent you control or a card in your Reserve.')],
        landmark: [permanent('Forge')],
        reserve: [character('Wren')],
        hero: [character('Kite')],
        mana: 1,
      },
      { reserve: [character('Crow')], landmark: [permanent('Mill')] },
    ).play('Trick');
    expect(found.options()).toEqual(['Forge', 'Wren']);
    expect(found.choose('Wren').stay('Wren').statuses).toEqual(['exhausted']);
  });
});

describe('limits', () => {
  const names = ['Kite', 'Heron', 'Wren'];
  const night = (mine: Position['seats'][0]) => tableOf4(mine, {}, { from: 'night' });

  it('4.2.5.c, 2.2.13.a a limit is reduced for each named player', () => {
    const miser = character('Miser', '{I} All Reserve limits are reduced by one.');
    const found = night({
      heroZone: [hero('Ada', { reserveLimit: 2 })],
      reserve: [miser, character('Kite')],
    });
    expect(found.state.pending).toMatchObject({ min: 1, max: 1 });
    expect(found.choose('Kite').stay('Miser').zone).toBe('discard');
  });

  it('4.2.5.c, 2.2.13.a a limit is raised for each object that an ability counts', () => {
    const grove = permanent(
      'Grove',
      passive({ kind: 'limit', of: 'reserve', add: 1, each: { count: { name: 'Wren', controller: 'you' } } }),
    );
    const nightWith = (...hero: readonly string[]) =>
      night({
        landmark: [grove],
        hero: hero.map((name) => ({ card: character(name), statuses: ['anchored'] as const })),
        reserve: names.map((name) => character(name)),
      });
    expect(nightWith().state.pending).toMatchObject({ min: 2, max: 2 });
    expect(nightWith('Wren').names('reserve', 0)).toEqual(names);
    expect(nightWith('Heron').state.pending).toMatchObject({ min: 2, max: 2 });
  });

  it("4.2.5.c, 2.2.13.a an ability about opponents' limits affects only opponents", () => {
    const miser = permanent('Miser', passive({ kind: 'limit', of: 'reserve', who: 'opponent', add: -1 }));
    const reserve = names.map((name) => character(name));
    expect(
      tableOf4({ landmark: [miser], reserve: reserve.slice(0, 2) }, { reserve }, { from: 'night' }).state
        .pending,
    ).toMatchObject({ seat: 1, min: 1, max: 1 });
  });

  it('4.2.5.c a card that does not count towards the limit is kept in addition', () => {
    const ghost = character('Ghost', "{I} I don't count towards your Reserve limit.");
    const found = night({ reserve: [ghost, ...names.map((name) => character(name))] });
    expect(found.options()).toEqual(names);
    found.choose('Kite', 'Heron');
    expect(['Ghost', ...names].map((name) => found.stay(name).zone)).toEqual([
      'reserve',
      'reserve',
      'reserve',
      'discard',
    ]);
  });
});

describe('restrictions', () => {
  it("1.4.1.a objects that can't gain counters gain none, but can lose them", () => {
    const ban = permanent('Ban', "Cards in your opponent's Reserve can't gain counters.");
    const found = tableOf4(
      {
        landmark: [ban],
        reserve: [character('Kite')],
        hand: [trick('Cards in Reserve gain 1 boost. Cards in Reserve lose 1 kelon counter.')],
        mana: 1,
      },
      { reserve: [{ card: character('Wren'), counters: { kelon: 2 } }] },
    ).play('Trick');
    expect(found.counter('Kite', 'boost')).toBe(1);
    expect(found.counter('Wren', 'boost')).toBe(0);
    expect(found.counter('Wren', 'kelon')).toBe(1);
  });

  it('1.4.1.a a card usable only as a Mana Orb cannot be played', () => {
    const found = tableOf4({
      hand: [character('Ore', "I can't be played, but I can be used as a Mana Orb."), character('Kite')],
      mana: 1,
    });
    expect(found.options()).toEqual(['play Kite hero', 'play Kite companion', 'pass']);
  });
});

describe('modes', () => {
  const modes = [draw, gainOf('Kite'), gainOf('Wren')];
  function gainOf(name: string): Effect {
    return step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { all: { name } } });
  }
  const seats = (does: Effect, mana = 1): Position['seats'] => [
    { hand: [trick(does)], hero: [character('Kite'), character('Wren')], mana },
    {},
  ];

  it('6.5.g a mode can be chosen several times if the text allows it', () => {
    const found = new Table({
      seats: seats({ kind: 'choose-modes', modes, count: 3, repeatable: true }),
      edition: '4.0',
    });
    found.play('Trick');
    expect(found.decide(0, ['mode:1', 'mode:2'])).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_MANY' },
    });
    found.choose('mode:1').choose('mode:1').choose('mode:2');
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([2, 1]);
  });

  it('6.5.g fewer modes can be chosen with "up to"', () => {
    const does: Effect = { kind: 'choose-modes', modes, count: 3, upTo: true, repeatable: true };
    const found = new Table({ seats: seats(does), edition: '4.0' }).play('Trick').choose('mode:1').choose();
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 0]);
  });

  it('6.5.g, 6.5.b a mode chosen again chooses its target again', () => {
    const found = tableOf4({
      hand: [
        trick(
          'Choose two. You may pick the same option multiple times:\n• Target Character gains 1 boost.\n• Draw a card.',
        ),
      ],
      hero: [character('Kite'), character('Wren')],
      mana: 1,
    });
    found.play('Trick').choose('mode:0').choose('mode:0').choose('Kite').choose('Wren');
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 1]);
  });

  it('6.5.g, 6.5.b a mode chosen for the first time uses the known target', () => {
    const target = { target: 0 } as const;
    const first = step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: target });
    const again = step({ kind: 'status', change: 'gain', status: 'anchored', what: target });
    const does = sequence(first, { kind: 'choose-modes', modes: [again, draw], count: 2, repeatable: true });
    const found = tableOf4({
      hand: [trick(does, [{ kind: 'object', like: { type: 'character' } }])],
      hero: [character('Kite'), character('Wren')],
      mana: 1,
    });
    found.play('Trick').choose('Kite').choose('mode:0').choose('mode:1');
    expect(found.deciding).toBe('1: turn');
    expect([found.stay('Kite').statuses, found.stay('Wren').statuses]).toEqual([['anchored'], []]);
  });

  it('6.5.g a player can choose no mode only with "up to"', () => {
    const does: Effect = { kind: 'choose-modes', modes, count: 2, repeatable: true };
    const none = (says: Effect) =>
      new Table({ seats: seats(says), edition: '4.0' }).play('Trick').decide(0, []).ok;
    expect([none(does), none({ ...does, upTo: true })]).toEqual([false, true]);
  });

  it('6.5.g both modes can be chosen while the condition is true', () => {
    const both = (is: boolean): Effect => ({
      kind: 'choose-modes',
      modes: modes.slice(1),
      count: 1,
      both: { kind: 'exists', like: { name: is ? 'Kite' : 'Crow' } },
    });
    expect(new Table({ seats: seats(both(true)), edition: '4.0' }).play('Trick').state.pending).toMatchObject(
      { min: 1, max: 2 },
    );
    expect(
      new Table({ seats: seats(both(false)), edition: '4.0' }).play('Trick').state.pending,
    ).toMatchObject({ min: 1, max: 1 });
  });
});

describe('players identified by an object', () => {
  it('2.1.e, 1.4.3.a an effect can name the player who controlled an object that left, and its owner', () => {
    const about = (who: 'controllerOf' | 'ownerOf'): Effect =>
      step({
        kind: 'resupply',
        who: who === 'ownerOf' ? { ownerOf: { target: 0 } } : { controllerOf: { target: 0 } },
      });
    const played = (who: 'controllerOf' | 'ownerOf'): Table =>
      tableOf4(
        {
          hand: [
            trick(
              sequence(
                step({ kind: 'defect', what: { target: 0 } }),
                step({ kind: 'discard', what: { target: 0 } }),
                about(who),
              ),
              [{ kind: 'object', like: { type: 'character' } }],
            ),
          ],
          deck: [character('Mine')],
          mana: 1,
        },
        { hero: [character('Kite')], deck: [character('Theirs')] },
      ).play('Trick');
    expect(played('controllerOf').stay('Mine').zone).toBe('reserve');
    expect(played('ownerOf').stay('Theirs').zone).toBe('reserve');
  });

  it('7.4.3.f, 1.4.3.a an effect can name the controller of the Expedition facing a created token', () => {
    const drawn = (whose: 0 | 1): string[] =>
      tableOf4(
        {
          hand: [
            trick(
              'Create a Moth 1/1/1 Illusion token in target Expedition. The controller of the Expedition facing that Illusion draws a card.',
            ),
          ],
          deck: [character('Mine')],
          mana: 1,
        },
        { deck: [character('Theirs')] },
      )
        .play('Trick')
        .choose(`expedition ${whose} hero`)
        .did('draw');
    expect(drawn(0).join()).toContain('Theirs');
    expect(drawn(1).join()).toContain('Mine');
  });
});

describe('any number of targets with a maximum total', () => {
  it('5.2.3.b the chosen targets cannot exceed the total', () => {
    const found = tableOf4(
      {
        hand: [
          trick(step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } }), [
            {
              kind: 'object',
              like: { type: 'character' },
              anyNumber: true,
              total: { of: 'mountain', is: 'at-most', than: 4 },
            },
          ]),
        ],
        mana: 1,
      },
      {
        hero: [
          character('Kite', statistics(0, 3, 0)),
          character('Wren', statistics(0, 2, 0)),
          character('Crow', statistics(0, 1, 0)),
        ],
      },
    ).play('Trick');
    found.choose('Kite');
    expect(found.options()).toEqual(['Crow', 'done']);
  });
});

describe('amounts that a player or a die determines', () => {
  it('6.1.g boosts are distributed among any described objects', () => {
    const found = tableOf4(
      {
        hand: [trick('Distribute 3 boosts among any Characters in Reserve.')],
        reserve: [character('Kite'), character('Wren')],
        mana: 1,
      },
      { reserve: [character('Crow')] },
    ).play('Trick');
    expect(found.options()).toEqual(['Kite', 'Wren', 'Crow']);
    found.choose('Kite').choose('Crow').choose('Kite');
    expect(['Kite', 'Wren', 'Crow'].map((name) => found.counter(name, 'boost'))).toEqual([2, 0, 1]);
  });

  it('6.1.g any number of objects can be chosen, even none', () => {
    const does = step({
      kind: 'discard',
      what: { choose: { type: 'character' }, count: { anyNumber: true }, upTo: true },
    });
    const found = tableOf4({
      hand: [trick(does)],
      hero: [character('Kite'), character('Wren')],
      mana: 1,
    }).play('Trick');
    expect(found.state.pending).toMatchObject({ min: 0, max: 2 });
  });

  it('7.3.10.a each token goes to the Expedition chosen for it', () => {
    const found = tableOf4({
      hand: [trick('Create two Mana Moth 2/2/2 Illusion tokens, distributed among any Expeditions.')],
      mana: 1,
    })
      .play('Trick')
      .choose('expedition:1:hero')
      .choose('expedition:0:companion');
    expect(found.names('hero', 1)).toEqual(['Mana Moth']);
    expect(found.names('companion', 0)).toEqual(['Mana Moth']);
  });

  it('3.2.2.f a card can be put at a counted position in the deck', () => {
    const does = step({
      kind: 'move',
      what: { all: { name: 'Crow' } },
      to: { zone: 'deck', nth: { count: { name: 'Kite' } } },
    });
    const found = tableOf4(
      { hand: [trick(does)], hero: [character('Kite'), character('Kite')], mana: 1 },
      { hero: [character('Crow')], deck: [character('Wren'), character('Heron'), character('Lark')] },
    ).play('Trick');
    expect(found.names('deck', 1)).toEqual(['Wren', 'Crow', 'Heron', 'Lark']);
  });
});

describe('another turn', () => {
  it('4.2.3.c “another turn” follows the current turn, and then the next player takes a turn', () => {
    const again = trick('Play another turn.');
    const found = tableOf4(
      { hand: [again, character('Kite')], mana: 2 },
      { hand: [character('Crow')], mana: 1 },
    ).play('Trick');
    expect(found.state.turnSeat).toBe(0);
    expect(found.state.turn).toBe(2);
    found.play('Kite', 'hero');
    expect(found.state.turnSeat).toBe(1);
  });
});
