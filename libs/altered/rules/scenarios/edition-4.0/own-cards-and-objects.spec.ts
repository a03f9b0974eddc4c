import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import {
  abilitiesSaying,
  character,
  permanent,
  reaction,
  resupply,
  spell,
  type Table,
  tableOf4,
  type Position,
  type SeatPosition,
  tableOf,
} from '#altered/testing';

/** Plays all reactions, one after another. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

const cast = (
  line: string,
  mine: SeatPosition,
  theirs: SeatPosition = {},
  says: Partial<Position> = {},
): Table =>
  tableOf({ mana: 3, ...mine, hand: [spell('Trick', line), ...(mine.hand ?? [])] }, theirs, {
    edition: '4.0',
    ...says,
  }).play('Trick');

const standing = (name: string, ...lines: readonly string[]) =>
  permanent(name, ...lines.flatMap((line) => abilitiesSaying(line, 'permanent')));

describe('optional actions that can be repeated', () => {
  const line = 'Target opponent may Exhausted Resupply twice.';

  it('6.5.i a player who may repeat an action is asked again each time', () => {
    const table = cast(line, {}, { deck: [character('Elk'), character('Wren')] });
    expect(table.deciding).toBe('1: may');
    expect(table.choose('yes').names('reserve', 1)).toEqual(['Elk']);
    expect(table.deciding).toBe('1: may');
    expect(table.choose('no').names('reserve', 1)).toEqual(['Elk']);
  });

  it('6.5.i “you may … twice” asks each time, and the player chooses a target each time', () => {
    const table = cast('You may Augment target Permanent twice.', {
      landmark: ['Hut', 'Inn'].map((name) => ({ card: permanent(name), counters: { leaf: 1 } })),
    });
    table.choose('yes').choose('Hut').choose('yes').choose('Inn');
    expect(['Hut', 'Inn'].map((name) => table.counter(name, 'leaf'))).toEqual([2, 2]);
  });
});

describe('“starting with you”', () => {
  /** Sets up a table at Noon at which seat 1 is first in initiative order. */
  const atNoon = (line: string, readings?: number): Table =>
    tableOf4(
      { landmark: [standing('Bell', `At Noon — ${line}`)], reserve: [character('Kite')] },
      { reserve: [character('Elk')] },
      { from: 'noon', firstPlayer: 1, ...(readings !== undefined && { readings }) },
    );

  it('1.4.2.a “starting with you” overrides initiative order (1.4.5, 6.1.h)', () => {
    const line = 'Starting with you, each player may Resupply.';
    expect([atNoon(line).deciding, atNoon(line, 10).deciding]).toEqual(['0: may', '1: may']);
  });

  it('1.4.2.a “starting with you” also applies to effects for each player', () => {
    const each: Effect = { kind: 'each-player', effect: { kind: 'optional', effect: resupply } };
    const bell = permanent('Bell', reaction('At Noon', each));
    const first = (readings: number): string =>
      tableOf4({ landmark: [bell] }, {}, { from: 'noon', firstPlayer: 1, readings }).deciding;
    expect([first(11), first(10)]).toEqual(['0: may', '1: may']);
  });

  it('6.1.h without “starting with you”, initiative order applies', () => {
    expect(atNoon('Each player may Resupply.').deciding).toBe('1: may');
  });

  it('1.4.2.a with “starting with you”, simultaneous actions also happen in that order', () => {
    const table = atNoon('Starting with you, each player may Resupply.').choose('yes').choose('yes');
    expect(table.step('resupply').actions).toMatchObject([{ to: { seat: 0 } }, { to: { seat: 1 } }]);
  });
});

describe('“in your Expeditions or your Reserve”', () => {
  it("7.5.5.a “in your Expeditions or your Reserve” means the player's zones, whoever owns the object", () => {
    const line =
      'When I leave the Expedition zone — Another target Character in your Expeditions or your Reserve gains 1 boost.';
    const table = cast(
      'Target Character Defects.',
      { hero: [character('Kite')] },
      { hand: [spell('Net', 'Discard target Character.')], mana: 1, hero: [character('Owl', line)] },
    ).choose('Kite');
    table.play('Net').choose('Owl');
    expect(table.counter('Kite', 'boost')).toBe(1);
  });
});

describe('raised limits', () => {
  it('4.2.5.c, 2.3.2 a limit is raised while its condition is true', () => {
    const line = 'If there are one or more Spells in your Reserve, your Reserve limit is increased by one.';
    const decidingWith = (third: ReturnType<typeof character>, readings?: number): string =>
      tableOf4(
        { landmark: [standing('Vault', line)], reserve: [character('Kite'), character('Wren'), third] },
        {},
        { from: 'night', ...(readings !== undefined && { readings }) },
      ).deciding;
    expect(decidingWith(spell('Song'))).not.toBe('0: clean-up-reserve');
    expect(decidingWith(character('Owl'))).toBe('0: clean-up-reserve');
    expect(decidingWith(character('Owl'), 10)).not.toBe('0: clean-up-reserve');
  });
});

describe('“from your deck or hand”', () => {
  it("6.3.b “from your deck or hand” excludes other players' cards", () => {
    const line = 'When a card goes from your deck or hand to Reserve — I gain 1 Trial counter.';
    const triggerCount = (does: string, readings?: number): number => {
      const table = cast(
        does,
        { landmark: [standing('Hollow', line)] },
        {},
        readings === undefined ? {} : { readings },
      );
      return settled(table).counter('Hollow', 'Trial');
    };
    expect(triggerCount('Resupply.')).toBe(1);
    expect(triggerCount('Target opponent Resupplies.')).toBe(0);
    expect(triggerCount('Target opponent Resupplies.', 10)).toBe(1);
  });
});

describe('a token created in Landmarks', () => {
  it('7.5.9.a a token created in Landmarks joins them', () => {
    const line = 'When another Permanent joins your Expeditions or Landmarks — I gain 1 Scrap counter.';
    const triggerCount = (readings?: number): number => {
      const table = cast(
        'Create an Aerolith token in your Landmarks.',
        { companion: [character('Owl', line)] },
        {},
        readings === undefined ? {} : { readings },
      );
      return settled(table).counter('Owl', 'Scrap');
    };
    expect([triggerCount(), triggerCount(10)]).toEqual([1, 0]);
  });
});

describe('reactions of an object that has left', () => {
  const boosts = (line: string, readings?: number): unknown =>
    settled(
      cast(
        'Discard target Character.',
        { hero: [character('Owl', line)] },
        {},
        readings === undefined ? {} : { readings },
      ),
    ).stay('Owl').counters;

  it('2.1.d, 6.3.k a reaction about any card does not find its own object in the zone it went to', () => {
    const line = 'When a card joins the discard pile — I gain 1 boost.';
    expect([boosts(line), boosts(line, 10)]).toEqual([{}, { boost: 1 }]);
  });

  it("2.1.f a reaction about its own object's move finds the object", () => {
    const table = cast('Discard target Character.', {
      hero: [character('Owl', 'When I leave the Expedition zone — Put me in Reserve.')],
    });
    expect(settled(table).names('reserve', 0)).toContain('Owl');
  });

  it('2.5.b, 2.4.1.c an object in a discard pile gains no counters or statuses, even if it is found there', () => {
    const line = 'When I leave the Expedition zone — I gain 1 boost.';
    expect([boosts(line), boosts(line, 10)]).toEqual([{}, { boost: 1 }]);
    const exhausted = (readings?: number): unknown =>
      settled(
        cast(
          'Discard target Character.',
          { hero: [character('Owl', 'When I leave the Expedition zone — Exhaust me.')] },
          {},
          readings === undefined ? {} : { readings },
        ),
      ).stay('Owl').statuses;
    expect([exhausted(), exhausted(10)]).toEqual([[], ['exhausted']]);
  });
});

describe('an object that is not a Character', () => {
  it.each(['anchored', 'asleep'] as const)(
    '2.4.2, 2.4.4 an object that is not a Character does not stay at Rest, even if it is %s',
    (status) => {
      const gear = permanent('Sword', { subtypes: ['gear'] });
      const rested = (readings?: number): readonly string[] =>
        tableOf4(
          { hero: [character('Owl'), { card: gear, statuses: [status] }] },
          {},
          { from: 'dusk', ...(readings !== undefined && { readings }) },
        ).names('reserve', 0);
      expect([rested(), rested(10)]).toEqual([['Owl', 'Sword'], ['Owl']]);
    },
  );
});
