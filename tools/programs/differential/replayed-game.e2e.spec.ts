import { describe, expect, it } from '@jest/globals';
import { emptyCatalogue } from '#altered/cards';
import { sharedPaths } from '#record/testing';
import { besides, catalogueIn } from './card-files.js';
import { gameIn, gamesIn, type RecordedGame } from './recorded-game.js';
import { replayed } from './replayed-game.js';

const [folder = ''] = sharedPaths('interchange/bga-games', 'interchange/bga-games-constructed');
const areHere = folder !== '';

/** The number of decisions compared, for the games in which a known difference ends the comparison. */
const ends: Readonly<Record<string, number>> = { 5: 21, 2005: 42, 2017: 70, 2053: 44, 2113: 20 };

/** Every game must match up to its end or up to a known difference. */
const played = ['bga-games', 'bga-games-constructed'].flatMap((from) =>
  areHere ? gamesIn(folder.replace(/bga-games$/, from)).map((number) => [number, from] as const) : [],
);

const read = (number: string, from = 'bga-games'): RecordedGame => {
  const game = gameIn(folder.replace(/bga-games$/, from), number);
  if (game instanceof Error) throw game;
  return game;
};

(areHere ? describe : describe.skip)('replayed', () => {
  const catalogue = areHere ? catalogueIn(besides(folder)) : emptyCatalogue;

  it.each(played)(
    'game %s of %s can be replayed to its end or to an explained difference',
    (number, from) => {
      const { status, replayed: count, moves, difference } = replayed(read(number, from), catalogue, '4.0');
      expect(status === 'DIFFERENT' ? difference : null).toBeNull();
      expect(count).toBe(ends[number] ?? moves);
    },
  );

  it('a replay finds the first turn after which a position differs', () => {
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

  it('a replay reports a card that is missing from the card files', () => {
    const { status, difference } = replayed({ ...read('13'), log: () => null }, emptyCatalogue, '4.0');
    expect(status).toBe('DIFFERENT');
    expect(difference?.ours[0]).toContain('is not in the card files');
  });
});

describe('gameIn', () => {
  it('reports what is missing', () => {
    expect(gameIn('nowhere', '1')).toMatchObject({ message: expect.stringContaining('nowhere') });
  });
});
