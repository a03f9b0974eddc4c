import { describe, expect, it } from '@jest/globals';
import type { TargetDefinition } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  reaction,
  seen,
  spell,
  statistics,
  step,
  tableOf4,
  type Table,
  type Position,
  type Does,
  type Line,
} from '#altered/testing';

const mote = { name: 'Mote', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
const at = (hero: number, companion = 7) => ({ hero, companion });
const further =
  'If my Expedition would move forward during Dusk, its Expedition moves forward one region instead.';
const guide = (...abilities: readonly Line[]) => character('Guide', ...abilities, statistics(9, 9, 9));

/** Sets up a table at which seat 0 has played a spell with this effect. */
const played = (
  does: Does,
  targets: readonly TargetDefinition[] = [],
  mine: Position['seats'][0] = {},
  theirs: Position['seats'][1] = {},
): Table =>
  tableOf4({ ...mine, mana: 1, hand: [spell('Trick', effect(does, targets))] }, theirs).play('Trick');

/** Returns the region of seat 0's Hero expedition after Dusk. */
const afterDusk = (mine: Position['seats'][0], theirs: Position['seats'][1] = {}) =>
  tableOf4(mine, theirs, { from: 'dusk' }).state.seats[0]?.expeditions.hero;

describe('tokens in Expeditions by position', () => {
  it('7.5.2, 7.3.5.a a token is created in each Expedition that is behind or tied', () => {
    const found = played(
      "Create a Mote 1/1/1 token in each of your Expeditions that's behind or tied.",
      [],
      { at: at(2, 6) },
      { at: at(3, 7) },
    );
    expect([found.names('hero', 0), found.names('companion', 0)]).toEqual([['Mote'], []]);
  });

  it('5.2.3.b, 6.5.b several target Expeditions are chosen, and each gets one token', () => {
    const found = played(step({ kind: 'create', token: mote, in: { target: 0 } }), [
      { kind: 'expedition', whose: 'any', count: 2 },
    ]);
    expect(() => found.choose('expedition 0 hero')).toThrow();
    found.choose('expedition 0 hero', 'expedition 1 companion');
    expect([found.names('hero', 0), found.names('companion', 1), found.names('hero', 1)]).toEqual([
      ['Mote'],
      ['Mote'],
      [],
    ]);
  });

  it('5.2.3.b a target Expedition can be limited by its position', () => {
    const found = played(
      step({ kind: 'create', token: mote, in: { target: 0 } }),
      [{ kind: 'expedition', whose: 'any', is: 'ahead' }],
      {},
      { at: at(2) },
    );
    expect(found.names('hero', 1)).toEqual(['Mote']);
  });
});

describe('moving forward', () => {
  it('6.2.b, 7.3.11.b an ability can add a region to a forward move, and each region entered is turned up', () => {
    expect(
      afterDusk({
        hero: [guide(further)],
      }),
    ).toBe(2);
    const hidden = tableOf4(
      {
        hero: [guide(further)],
      },
      {},
      { from: 'dusk', regions: [null, null, null, null, null, null] },
    );
    expect(hidden.state.seats[0]?.expeditions.hero).toBe(2);
    expect(hidden.state.adventure[2]?.faceDown).toBe(false);
  });

  it('6.2.i two abilities add two regions to a move, and only Progress counts as moving during Dusk', () => {
    expect(
      afterDusk({
        hero: [guide(further), character('Mate', further)],
      }),
    ).toBe(3);
    const moves = 'Your Hero Expedition moves forward one region.';
    expect(
      played(moves, [], {
        hero: [guide(further)],
      }).state.seats[0]?.expeditions.hero,
    ).toBe(1);
  });

  it('7.4.1.b ignored Defenders do not prevent the expedition from moving forward', () => {
    const wall = character('Wall', 'Defender.');
    const ignores = "Defender Characters don't prevent my Expedition from moving forward.";
    expect([afterDusk({ hero: [guide(), wall] }), afterDusk({ hero: [guide(ignores), wall] })]).toEqual([
      0, 1,
    ]);
    // Defenders still hold the expedition back if the ability concerns another expedition or its condition is false.
    const others = "Defender Characters don't prevent your Companion Expedition from moving forward.";
    const never = `If there's a "Owl", Defender Characters don't prevent my Expedition from moving forward.`;
    expect([afterDusk({ hero: [guide(others), wall] }), afterDusk({ hero: [guide(never), wall] })]).toEqual([
      0, 0,
    ]);
  });

  it('4.2.4.d an expedition can move forward only due to the excepted terrain', () => {
    const strong = (...numbers: readonly [number, number, number]) =>
      character(
        'Guide',
        "My Expedition can't move forward during Dusk except due to {V}.",
        statistics(...numbers),
      );
    expect([afterDusk({ hero: [strong(0, 9, 9)] }), afterDusk({ hero: [strong(1, 9, 9)] })]).toEqual([0, 1]);
  });

  it('2.2.13.a “this turn” has no effect outside a turn', () => {
    const holds = step({ kind: 'cannot-move-forward', which: 'your-hero', duration: 'turn' });
    const post = permanent('Post', reaction('At Noon', holds));
    const noon = tableOf4({ landmark: [post] }, {}, { from: 'noon' });
    expect([noon.linesWith('emblem of Post: reaction').length, noon.names('limbo', 0)]).toEqual([1, []]);
    expect(played(holds).linesWith('ongoing')).toHaveLength(1);
  });

  it("1.4.1.a an ability prevents the player's other Expedition and the one facing it from moving forward", () => {
    const both = "Your other Expedition and the Expedition facing it can't move forward.";
    const found = tableOf4({ companion: [guide(both)] }, { hero: [character('Wren')] }, { from: 'dusk' });
    expect(found.state.seats.map(({ expeditions }) => expeditions)).toEqual([
      { hero: 0, companion: 6 },
      { hero: 0, companion: 7 },
    ]);
  });

  it('1.4.1.a, 2.2.13 an effect prevents an Expedition from moving forward for the day, or until Rest', () => {
    const after = (duration: 'day' | 'rest', expedition: 'hero' | 'companion') =>
      played(
        step({ kind: 'cannot-move-forward', which: { target: 0 }, duration }),
        [{ kind: 'expedition', whose: 'any' }],
        { hero: [guide()] },
      )
        .choose(`expedition 0 ${expedition}`)
        .pass()
        .pass().state.seats[0]?.expeditions.hero;
    expect([after('day', 'hero'), after('rest', 'hero'), after('rest', 'companion')]).toEqual([0, 0, 1]);
  });

  it('6.5.d “your other Expedition” is the one that did not move', () => {
    const swap =
      'One of your Expeditions moves backwards one region. If you do, your other Expedition moves forward one region.';
    const found = played(swap, [], { at: at(2, 5) }).choose('expedition 0 companion');
    expect(found.state.seats[0]?.expeditions).toEqual({ hero: 3, companion: 6 });
  });

  it('6.3.f “one or more Ascended Expeditions” triggers once, and the reaction can refer to the Expedition', () => {
    const choir = permanent(
      'Choir',
      'At Noon — Each of your Expeditions Ascends.',
      'When one or more of your Ascended Expeditions moves forward — I gain 1 heard counter.',
    );
    const found = tableOf4({ landmark: [choir], hero: [guide()], companion: [guide()] }, {}, { from: 'noon' })
      .pass()
      .pass();
    expect(found.counter('Choir', 'heard')).toBe(1);
  });
});

describe('“one or more Expeditions”', () => {
  it('6.3.f, 7.5.7.a a reaction to “one or more Expeditions” triggers once, whether one moves or both', () => {
    const choir = permanent(
      'Choir',
      reaction(
        { kind: 'expedition', which: 'each-of-yours', does: 'forward', oneOrMore: true },
        'I gain 1 forward counter.',
      ),
      reaction(
        { kind: 'expedition', which: 'each-of-yours', does: 'fails', oneOrMore: true },
        'I gain 1 failed counter.',
      ),
      reaction(
        { kind: 'expedition', which: 'each-of-yours', does: 'fails', both: true },
        'I gain 1 both counter.',
      ),
    );
    const triggerCounts = (mine: Position['seats'][0]) => {
      const found = tableOf4({ landmark: [choir], ...mine }, {}, { from: 'dusk' });
      found.settle('reaction');
      return ['forward', 'failed', 'both'].map((name) => found.counter('Choir', name));
    };
    expect(triggerCounts({ hero: [guide()], companion: [guide()] })).toEqual([1, 0, 0]);
    expect(triggerCounts({ hero: [guide()] })).toEqual([1, 1, 0]);
    expect(triggerCounts({})).toEqual([0, 1, 1]);
  });
});

describe('regions', () => {
  it("2.3.1.g, 3.2.1.b the region of the object and the facing expedition's region get a terrain and lose the others", () => {
    const drought = permanent('Drought');
    const well = character(
      'Well',
      'My region and the region of the Expedition facing me are {O} and lose their other terrains.',
    );
    const dry = character('Dry', { ...statistics(9, 0, 0) });
    const mine = { at: at(1), hero: [dry, well], landmark: [drought] };
    const found = tableOf4(
      mine,
      { at: at(2), hero: [character('Wren', statistics(0, 0, 0))] },
      { from: 'dusk' },
    );
    expect(found.linesWith('wins')[0]).toBe('progress | hero.0: wins water');
  });

  it.each([
    ['mine', [1]],
    ['mine-and-facing', [1, 3]],
  ] as const)(
    '2.3.1.g, 3.2.1.b an ability gives a terrain to the region described as %s',
    (whose, changed) => {
      const well = (says: readonly Line[]) =>
        seen(
          tableOf4({ at: at(1), hero: [character('Well', ...says)] }, { at: at(3) }),
        ).tracks[0]?.spaces.map(({ terrains }) => [...terrains].sort().join());
      const before = well([]);
      const after = well([passive({ kind: 'region', whose, terrain: 'water' })]);
      expect(after?.flatMap((terrains, index) => (terrains === before?.[index] ? [] : [index]))).toEqual(
        changed,
      );
    },
  );

  it("2.3.1.g, 7.4.3 the region of the object's other expedition gains a terrain", () => {
    const spaces = (says: readonly Line[]) =>
      seen(
        tableOf4(
          { at: { hero: 1, companion: 4 }, hero: [character('Well', ...says)] },
          { at: { hero: 2, companion: 5 } },
        ),
      ).tracks[0]?.spaces.map(({ terrains }) => [...terrains].sort().join());
    const before = spaces([]);
    const changed = (of: 'my-other-expedition' | 'each-of-yours') => {
      const after = spaces([
        passive({ kind: 'terrains', of, gain: ['forest', 'mountain', 'water'], lose: 'all-others' }),
      ]);
      return after?.flatMap((found, index) => (found === before?.[index] ? [] : [index]));
    };
    expect(changed('my-other-expedition')).toEqual([4]);
    expect(changed('each-of-yours')).toEqual([1, 4]);
  });

  it('1.4.1.a a card can be unplayable in a starting region', () => {
    const late = character('Late', "I can't be played in a starting region.");
    const ways = (place: ReturnType<typeof at>) => tableOf4({ mana: 1, hand: [late], at: place }).options();
    expect([ways(at(0)), ways(at(1))]).toEqual([['pass'], ['play Late hero', 'pass']]);
  });
});
