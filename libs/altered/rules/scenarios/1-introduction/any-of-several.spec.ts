import { describe, expect, it } from '@jest/globals';
import { editions } from '#altered/abilities';
import {
  abilitiesSaying,
  character,
  permanent,
  spell,
  statistics,
  tableOf4,
  type Line,
  tableOf,
} from '#altered/testing';

/**
 * The statistics of the only Character, and the expected result. The result is either a number of boosts or the index
 * of the region that the Character's expedition reaches.
 */
type Won = readonly [numbers: readonly [number, number, number], comes: number];

const kite = character('Kite');
const saying = (line: Line) => permanent('Keeper', ...abilitiesSaying(line, 'permanent'));

describe.each(editions)('one of several names or terrains, edition %s', (edition) => {
  it.each([
    ['Anchored', []],
    ['Asleep', []],
    ['Fleeting', ['fleeting']],
  ])('1.4.1.a “can’t gain Anchored or Asleep” forbids both statuses and no others: %s', (status, has) => {
    const table = tableOf(
      {
        hand: [spell('Trick', `Target Character gains ${status}.`)],
        hero: [kite],
        landmark: [saying("Characters you control can't gain Anchored or Asleep.")],
        mana: 1,
      },
      {},
      { edition },
    ).play('Trick');
    if (table.deciding === '0: target') table.choose('Kite');
    expect(table.stay('Kite').statuses).toEqual(has);
  });

  it.each<Won>([
    [[3, 0, 0], 0],
    [[0, 3, 0], 1],
    [[0, 0, 3], 1],
    [[0, 3, 3], 1],
  ])('4.2.4.h “due to {M} or {O}” triggers once, for either terrain or both: %j', (numbers, count) => {
    const wren = character(
      'Wren',
      ...abilitiesSaying('When my Expedition moves forward due to {M} or {O} — I gain 1 boost.', 'character'),
      statistics(...numbers),
    );
    const dusk = tableOf({ hero: [{ card: wren, statuses: ['anchored'] }] }, {}, { from: 'dusk', edition });
    expect(dusk.counter('Wren', 'boost')).toBe(count);
  });
});

describe('an Expedition that cannot move forward due to either of two terrains', () => {
  it.each<Won>([
    [[0, 3, 3], 0],
    [[1, 3, 3], 1],
  ])(
    '4.2.4.c the expedition ignores both terrains, and moves forward due to the third: %j',
    (numbers, region) => {
      const wall = saying(
        // "Your Hero Expedition can't move forward due to {M} or {O}."
        {
          kind: 'passive',
          passive: { kind: 'cannot-move-forward', which: 'your-hero', due: ['mountain', 'water'] },
        },
      );
      const table = tableOf4({ landmark: [wall], hero: [character('Wren', statistics(...numbers))] });
      expect(table.pass().pass().state.seats[0]?.expeditions.hero).toBe(region);
    },
  );
});
