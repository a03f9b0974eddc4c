import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { character, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { type SeatPosition } from '../table.js';
import { printed } from './printed-cards.js';
import { activated, ruling } from './ruling.js';
import { tableOf } from '../tables.js';

/** Returns a game in the Arena that starts at Dusk and stops at the first choice. */
const dusk = (mine: SeatPosition, theirs: SeatPosition = {}): Table =>
  tableOf(mine, theirs, { arena: true, from: 'dusk' });
const of = (name: string, ...numbers: [number, number, number]): CardDefinition =>
  character(name, statistics(...numbers));
const ended = (table: Table): string | undefined => table.happened().find((line) => line.startsWith('ended'));
const moved = (table: Table): boolean =>
  table.happened().some((line) => line.startsWith('move-expedition') || /^progress \|.* > \d/.test(line));

/**
 * Asserts that a card wins the tiebreaker against a weaker card, although the expedition of the winning card could not
 * move.
 */
const winsWithoutMoving = (card: CardDefinition): void => {
  expect(ended(dusk({ hero: [card] }, { hero: [of('Weaker', 1, 1, 1)] }))).toBe('ended | 0 by tiebreaker');
};

/** Returns the player's statistics that were compared during Progress. */
const comparedStatistics = (table: Table): unknown =>
  table
    .step('progress')
    .actions.flatMap((action) => (action.kind === 'compare' && action.seat === 0 ? [action.own] : []))[0];

describe('Defender in the Arena', () => {
  ruling(
    ['ALT_CORE_B_MU_19_C q1', 'ALT_CORE_B_OR_10_C q1'],
    'a Defender does not prevent a player from winning',
    winsWithoutMoving,
  );

  ruling(
    'ALT_CORE_B_OR_03_C q1',
    'a token that becomes a Defender when Boosted does not prevent a win either',
    (hero) => {
      const cadets = printed('ALT_CORE_B_OR_06_C');
      const table = tableOf({ heroZone: [hero], hand: [cadets], mana: 2 }, {}, { arena: true });
      table.play(cadets.name, 'hero').pass().pass();
      expect(table.stay('Ordis Recruit').counters).toEqual({ boost: 1 });
      expect(ended(table)).toBe('ended | 0 by tiebreaker');
    },
  );
});

describe('Gigantic in the Arena', () => {
  ruling('ALT_CORE_B_MU_21_C q1', 'the statistics of a Gigantic character count twice', (card) => {
    const { forest = 0, mountain = 0, water = 0 } = card.statistics ?? {};
    const table = dusk({ hero: [card] });
    expect(comparedStatistics(table)).toEqual({
      forest: 2 * forest,
      mountain: 2 * mountain,
      water: 2 * water,
    });
  });

  ruling(
    'ALT_CORE_B_YZ_17_C q1',
    'a Gigantic character counts twice, and only in the terrain that all regions have',
    (kraken) => {
      const land = of('Land', 9, 9, 0);
      expect(comparedStatistics(dusk({ hero: [kraken] }))).toMatchObject({ water: 16 });
      expect(ended(dusk({ hero: [kraken] }, { hero: [land] }))).toBe('ended | 0 by tiebreaker');
      expect(ended(dusk({ hero: [of('Sea', 0, 0, 8)] }, { hero: [land] }))).toBe('ended | 1 by tiebreaker');
    },
  );
});

describe('moving in the Arena', () => {
  ruling('ALT_CORE_B_OR_29_C q1', 'no Expedition moves at Noon', (card) => {
    const table = tableOf({ landmark: [card] }, {}, { arena: true, from: 'noon' });
    table.choose('expedition 0 hero');
    expect(moved(table)).toBe(false);
    const before = tableOf({ landmark: [card] }, {}, { from: 'noon' });
    expect(moved(before.choose('expedition 0 hero'))).toBe(true);
  });

  ruling('ALT_CORE_B_YZ_18_C q2', 'no Expedition moves backward', (card) => {
    const table = tableOf({ hand: [card], mana: 7 }, {}, { arena: true });
    expect(moved(table.play(card.name, 'hero'))).toBe(false);
  });

  ruling(['ALT_CORE_B_YZ_25_C q1', 'ALT_CORE_B_YZ_25_R1 q1'], 'the spell moves no Expedition', (card) => {
    const table = tableOf({ hand: [card], mana: 6 }, {}, { arena: true });
    table.play(card.name).choose('expedition 0 hero');
    expect(moved(table)).toBe(false);
    expect(table.state.result).toBeNull();
  });

  ruling(
    'ALT_CORE_B_OR_16_C q1',
    'an Expedition that does not win in the Arena has not failed to move forward',
    (card) => {
      expect(activated(dusk({ hero: [card] }, { hero: [card] }))).toEqual([]);
      expect(activated(tableOf({ hero: [card] }, { hero: [card] }, { from: 'dusk' }))).toContain(card.name);
    },
  );
});
