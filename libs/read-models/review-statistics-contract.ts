import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { GameId, RecordedEvent } from '#record';
import { madeWith, type ReviewOrigin } from '#reviews';
import { allRows, storedReview, ProjectedGames, type JudgedSeat } from '#read-models/testing';
import { highCard, uuidOf } from '#record/testing';
import { openReadModels, rebuild, ReviewStatistics } from './index.js';
import type { Knowledge, ReadModelPlace, ReadModels, ReviewQuery, StatisticFilter } from './index.js';

const now = madeWith(highCard);
const stranger = { kind: 'public', own: [] } satisfies Knowledge;
const seat = (
  accuracy: number | null,
  skill: number,
  luck: number,
  ...grades: JudgedSeat['grades']
): JudgedSeat => ({ accuracy, luck, skill, grades });

/**
 * Tests that review statistics count each review once and never mix reviews with different settings. Also tests that
 * the statistics reveal nothing about games that the user cannot see in full.
 */
export function reviewStatisticsContract(name: string, place: () => Promise<ReadModelPlace>): void {
  describe(`review statistics in ${name}`, () => {
    let games: ProjectedGames;
    let models: ReadModels;
    let statistics: ReviewStatistics;
    const played = new Map<string, readonly RecordedEvent[]>();

    beforeEach(async () => {
      games = new ProjectedGames();
      models = await openReadModels(await place());
      statistics = new ReviewStatistics(models, new Map([[highCard.id, now]]));
      played.clear();
      for (const [id, names] of Object.entries({ a: ['Ada', 'Ben'], b: ['Ada', 'Cy'], c: ['Ben', 'ADA'] })) {
        played.set(id, games.play(id, names));
        await games.put(id, games.play(id, names));
      }
    });
    afterEach(async () => {
      await models.close();
      await games.store.close();
    });

    const review = (id: string, seats: readonly JudgedSeat[], origin: Partial<ReviewOrigin> = {}) =>
      games.review(id, storedReview(id, { module: highCard, events: played.get(id)! }, seats, origin));
    const statistic = async (
      query: StatisticFilter & ReviewQuery = {},
      knowledge: Knowledge = { kind: 'everything' },
    ) => {
      await games.catchUp(models);
      return statistics.players(query, knowledge);
    };
    const ada = async (query?: StatisticFilter & ReviewQuery, knowledge?: Knowledge) =>
      (await statistic(query, knowledge)).players.find(({ player }) => player.toLowerCase() === 'ada');
    const reviewTwo = async () => {
      await review('a', [seat(0.8, -0.1, 0.6, null, 'mistake'), seat(0.5, 0.1, -0.6, 'blunder')]);
      await review('b', [seat(0.9, 0.3, -0.8, null, 'inaccuracy', null), seat(null, -0.3, 0.8)]);
    };

    it('show accuracy, errors, luck and the result without luck in reviewed games', async () => {
      await reviewTwo();
      const { playouts, made, players } = await statistic();
      expect(playouts).toBe(150);
      expect(made).toEqual([
        { module: highCard.id, ...now, playouts: 150, games: 2, isCurrent: true, isCounted: true },
      ]);
      expect(players.map(({ player, games, all }) => [player, games, all.games])).toEqual([
        ['Ada', 3, 2],
        ['Ben', 2, 1],
        // None of Cy's decisions was evaluated, so the review contains no information about Cy.
      ]);
      const { all } = players[0]!;
      expect(all).toMatchObject({ judged: 5, inaccuracies: 1, mistakes: 1, blunders: 0, errorRate: 0.4 });
      expect(all.accuracy.value).toBeCloseTo(0.85, 6);
      expect(all.luck.value).toBeCloseTo(-0.1, 6);
      expect(all.adjusted.value).toBeCloseTo(0.6, 6);
      // For the values 0.4 and 0.8, half of the interval is 1.959964 · √(0.08 / 2).
      expect(all.adjusted.high).toBeCloseTo(0.6 + 0.391993, 5);
      expect(all.adjusted.isSmall).toBe(true);
    });

    it('show the trend by month or number of games, and the first and last games', async () => {
      await reviewTwo();
      await review('c', [seat(0.4, 0, 0), seat(0.1, 0.2, -0.2, 'blunder')]);
      const order = [...played]
        .map(([id, [first]]) => ({ id, at: first!.metadata.recordedAt }))
        .sort((left, right) => (left.at + left.id < right.at + right.id ? -1 : 1));
      const accuracies = { a: 0.8, b: 0.9, c: 0.1 } as Readonly<Record<string, number>>;
      const expected = order.map(({ id }) => accuracies[id]);
      const byMonth = await ada();
      expect(byMonth?.trend).toMatchObject([{ month: '2026-01', from: 1, to: 3, play: { games: 3 } }]);
      const byGame = await ada({ by: 'games', every: 1 });
      expect(byGame?.trend.map(({ month, from, to }) => [month, from, to])).toEqual([
        [null, 1, 1],
        [null, 2, 2],
        [null, 3, 3],
      ]);
      byGame?.trend.forEach(({ play }, at) => expect(play.accuracy.value).toBeCloseTo(expected[at]!, 6));
      expect(byGame?.first?.accuracy.value).toBeCloseTo(expected[0]!, 6);
      expect(byGame?.last?.accuracy.value).toBeCloseTo(expected[2]!, 6);
      const byTwo = await ada({ by: 'games', every: 2 });
      expect(byTwo?.trend.map(({ from, to, play }) => [from, to, play.games])).toEqual([
        [1, 2, 2],
        [3, 3, 1],
      ]);
      // Three games are not enough for two separate periods of two games, so each period contains only one game.
      expect([byTwo?.first?.games, byTwo?.last?.games]).toEqual([1, 1]);
      const [adasSeat, cysSeat] = [seat(0.9, 0.3, -0.8), seat(0.7, -0.3, 0.8)];
      await review('b', [adasSeat, cysSeat], { seed: 'other' });
      expect((await statistic()).players.find(({ player }) => player === 'Cy')).toMatchObject({
        first: null,
        last: null,
      });
    });

    it('never combine reviews with different settings', async () => {
      await reviewTwo();
      const seats = [seat(0.1, 0, 0), seat(0.1, 0, 0)];
      await review('c', seats, { program: 'reviews 1' });
      await review('c', seats, { model: 'another' });
      await review('a', seats, { playouts: 400 });
      await review('a', seats, { as: '0' });
      await review('a', seats, { lists: false });
      const { players, made } = await statistic();
      expect(
        made.map(({ program, model, playouts, games, isCurrent, isCounted }) => ({
          ...{ program, model, playouts, games, isCurrent, isCounted },
        })),
      ).toEqual([
        { ...now, playouts: 150, games: 2, isCurrent: true, isCounted: true },
        { ...now, playouts: 400, games: 1, isCurrent: true, isCounted: false },
        { ...now, program: 'reviews 1', playouts: 150, games: 1, isCurrent: false, isCounted: false },
        { ...now, model: 'another', playouts: 150, games: 1, isCurrent: false, isCounted: false },
      ]);
      expect(players[0]).toMatchObject({ player: 'Ada', games: 3, others: 1, all: { games: 2 } });
      expect(players[0]!.all.accuracy.value).toBeCloseTo(0.85, 6);
      expect((await ada({ playouts: 400 }))?.all.accuracy.value).toBeCloseTo(0.1, 6);
      expect(await statistic({ playouts: 7 })).toMatchObject({ playouts: null, players: [] });
    });

    it('count each game once, because a new review replaces the previous one', async () => {
      await reviewTwo();
      const before = await allRows(models);
      await review('a', [seat(0.2, 0.1, 0.4), seat(0.2, -0.1, -0.4)], { seed: 'another' });
      expect((await ada())?.all).toMatchObject({ games: 2, judged: 3 });
      expect((await ada())?.all.accuracy.value).toBeCloseTo(0.55, 6);
      // A review of only part of the game does not count.
      await review('a', [seat(0, 0, 0), seat(0, 0, 0)], { last: 3 });
      expect((await ada())?.all.accuracy.value).toBeCloseTo(0.55, 6);
      const rows = await allRows(models);
      expect(rows).not.toEqual(before);
      await rebuild(models, games.source);
      expect(await allRows(models)).toEqual(rows);
    });

    it('lose the reviews of a deleted game, even if a review arrives later', async () => {
      await reviewTwo();
      await games.catchUp(models);
      await games.say('a', { kind: 'GameDeleted', by: 'ada' });
      expect(await ada()).toMatchObject({ games: 2, all: { games: 1 } });
      await review('a', [seat(0.2, 0, 0), seat(0.2, 0, 0)]);
      await games.catchUp(models);
      const rows = await allRows(models);
      expect(rows['game_reviews']).toMatchObject([{ game: 'b' }, { game: 'b' }]);
    });

    it('lose a deleted review, whether or not it was folded before, and include it again if it is repeated', async () => {
      await reviewTwo();
      const seats = [seat(0.2, 0.1, 0.4, 'blunder'), seat(0.2, -0.1, -0.4)];
      const made = (seed: string) =>
        storedReview('a', { module: highCard, events: played.get('a')! }, seats, { seed });
      expect((await ada())?.all).toMatchObject({ games: 2, blunders: 0 });
      // The new review replaces a stored one and is then deleted. The result must not depend on whether both events are
      // in the same batch.
      await games.review('a', made('another'));
      await games.deleteReview('a', made('another').review);
      expect((await ada())?.all).toMatchObject({ games: 1, judged: 3 });
      await games.review('a', made('another'));
      expect((await ada())?.all).toMatchObject({ games: 2, blunders: 1 });
      // Deletes a review that is not the one counted.
      await games.deleteReview('a', made('unknown').review);
      await games.deleteReview('b', made('another').review);
      expect((await ada())?.all).toMatchObject({ games: 2, blunders: 1 });
      await games.deleteReview('a', made('another').review);
      expect((await ada())?.all).toMatchObject({ games: 1, blunders: 0 });
      const rows = await allRows(models);
      await rebuild(models, games.source);
      expect(await allRows(models)).toEqual(rows);
    });

    it('skip unreadable events, and omit games that are set aside', async () => {
      await reviewTwo();
      const odd = { id: uuidOf('odd'), type: 'Reviewed', data: { kind: 'Reviewed' }, metadata: {} };
      await games.store.append('review-a', [odd], 'any');
      expect((await ada())?.all.games).toBe(2);
      await games.store.append('administration-a', [{ ...odd, id: uuidOf('aside'), type: 'Odd' }], 'any');
      expect((await ada())?.all.games).toBe(1);
    });

    it('reveal nothing about reviews of games that the user cannot see in full', async () => {
      await reviewTwo();
      const visible = (visibility: 'PRIVATE' | 'PLAYERS') =>
        ({ kind: 'VisibilitySet', visibility, by: 'ada' }) as const;
      await games.say('a', visible('PRIVATE'));
      await games.say('c', visible('PLAYERS'));
      const found = await statistic({}, stranger);
      expect(found.players.map(({ player, games }) => [player, games])).toEqual([['Ada', 1]]);
      // Reviews with other settings are ignored.
      await review('a', [seat(0, 0, 0, 'blunder'), seat(0, 0, 0)], { seed: 'other' });
      for (const id of ['a', 'c']) await review(id, [seat(0, 0, 0), seat(0, 0, 0)], { playouts: 5000 });
      await games.put('live', games.play('live', ['Ada', 'Cy'], 5));
      played.set('live', await games.streams.read('live' as GameId));
      await review('live', [seat(0, 0, 0), seat(0, 0, 0)]);
      expect(await statistic({}, stranger)).toEqual(found);
      expect((await ada({}, { kind: 'public', own: ['a'] }))?.all.games).toBe(2);
    });

    it('are added to read models from a version without them', async () => {
      await reviewTwo();
      await games.catchUp(models);
      const rows = await allRows(models);
      await sql`drop table game_reviews`.execute(models.db);
      for (const column of ['started', 'last'])
        await sql`alter table game_sides drop column ${sql.ref(column)}`.execute(models.db);
      await sql`delete from kysely_migration where name >= '0007'`.execute(models.db);
      const later = await openReadModels(models.place);
      await games.catchUp(later);
      expect(await allRows(later)).toEqual(rows);
      await later.close();
    });

    it('can be filtered like other statistics', async () => {
      await reviewTwo();
      expect((await statistic({ player: 'BEN' })).players).toMatchObject([{ player: 'Ben', games: 2 }]);
      for (const filter of [{ module: 'x' }, { edition: '9' }, { from: '2027-01' }, { player: 'x' }])
        expect(await statistic(filter)).toEqual({ playouts: null, made: [], players: [] });
      expect((await statistic({ first: 1 })).players).toHaveLength(1);
    });
  });
}
