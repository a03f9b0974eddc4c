import { describe, expect, it } from '@jest/globals';
import { emptyCatalogue } from '#altered/cards';
import { sharedPaths } from '#testing';
import { besides, catalogueIn } from './card-files.js';
import { gameIn, type RecordedGame } from './recorded-game.js';
import { replayed } from './replayed-game.js';

const [folder = ''] = sharedPaths('interchange/bga-games', 'interchange/bga-games-constructed');
const areHere = folder !== '';

/** Games that were played to their end once. */
const played = [
  ...[
    1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 201, 202, 301, 401, 402, 501, 502, 503, 601, 602, 603,
    701, 801, 802, 901, 902, 903, 904,
  ].map((number) => [`${number}`, 'bga-games'] as const),
  ...[
    2003, 2008, 2018, 2029, 2030, 2031, 2034, 2037, 2039, 2044, 2047, 2048, 2050, 2051, 2052, 2056, 2061,
    2064, 2065, 2067, 2068, 2071, 2073, 2077, 2078, 2079, 2081, 2086, 2089, 2091, 2092, 2093, 2103, 2105,
    2106, 2116, 2117,
  ].map((number) => [`${number}`, 'bga-games-constructed'] as const),
];

const read = (number: string, from = 'bga-games'): RecordedGame => {
  const game = gameIn(folder.replace(/bga-games$/, from), number);
  if (game instanceof Error) throw game;
  return game;
};

(areHere ? describe : describe.skip)('replayed', () => {
  const catalogue = areHere ? catalogueIn(besides(folder)) : emptyCatalogue;

  it.each(played)('plays game %s of %s to its end, or to what is explained', (number, from) => {
    const { status, replayed: count, moves, difference } = replayed(read(number, from), catalogue, '4.0');
    expect(status === 'DIFFERENT' ? difference : null).toBeNull();
    expect(count).toBe(moves);
  });

  it('finds the first turn after which a position is another', () => {
    const game = read('13');
    const wrong = game.changes.findIndex(({ state, day }) => state === 20 && day === 3);
    const elsewhere: [string, string, number] = ['companion', 'storm-1', game.truth.order[0] ?? 0];
    const changes = game.changes.map((change, index) =>
      index === wrong ? { ...change, m: { ...change.m, 3: elsewhere } } : change,
    );
    const { status, difference, replayed: count } = replayed({ ...game, changes }, catalogue, '4.0');
    expect(status).toBe('DIFFERENT');
    expect(difference?.day).toBe(3);
    expect(difference?.theirs.join()).toContain('expeditions of seat');
    expect(count).toBeGreaterThan(0);
  });

  it('says which card is in none of the card files', () => {
    const { status, difference } = replayed({ ...read('13'), log: () => null }, emptyCatalogue, '4.0');
    expect(status).toBe('DIFFERENT');
    expect(difference?.ours[0]).toContain('in none of the card files');
  });
});

describe('gameIn', () => {
  it('says what is missing', () => {
    expect(gameIn('nowhere', '1')).toMatchObject({ message: expect.stringContaining('nowhere') });
  });
});
