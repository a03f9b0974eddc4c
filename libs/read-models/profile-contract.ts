import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReviewedDecision, TurningPoint } from '#analysis';
import type { GameModule, RecordedEvent, Themes } from '#record';
import { madeWith, type ReviewOrigin } from '#reviews';
import { allRows, storedReview, ProjectedGames, type JudgedSeat } from '#read-models/testing';
import { highCard } from '#record/testing';
import { openReadModels, Profiles, rebuild } from './index.js';
import type { Knowledge, Profile, ProfileQuery, ReadModelPlace, ReadModels } from './index.js';

const now = madeWith(highCard);
const stranger = { kind: 'public', own: [] } satisfies Knowledge;

/** A decision belongs to the theme `order` if its best choice was made later on the same day. */
const themes: Themes = {
  names: ['order', 'cards'],
  of: ({ best }, later) => (later.some(([key]) => key === best[0]) ? 'order' : 'cards'),
};
const themed: GameModule = { ...highCard, tell: { ...highCard.tell, themes } };

type Lost = Pick<ReviewedDecision, 'loss' | 'grade' | 'kind'> & {
  readonly day: number;
  readonly best: string;
};
const lost = (loss: number, day: number, more: Partial<Lost> = {}): Partial<ReviewedDecision> => {
  const { best = 'b', grade = loss >= 0.1 ? 'mistake' : null, kind = 'turn' } = more;
  return { kind, loss, grade, best: [best], clock: { day, phase: 'noon', turn: 1, seat: 0 } };
};
const seat = (...decisions: readonly Partial<ReviewedDecision>[]): JudgedSeat => ({
  ...{ accuracy: 0.5, luck: 0, skill: 0, decisions },
  grades: decisions.map(({ grade }) => grade ?? null),
});

/**
 * Tests that profiles count each loss once under its theme, and that they omit games that the user can see only in
 * part.
 */
export function profileContract(name: string, place: () => Promise<ReadModelPlace>): void {
  describe(`player profiles in ${name}`, () => {
    let games: ProjectedGames;
    let models: ReadModels;
    let profiles: Profiles;
    const played = new Map<string, readonly RecordedEvent[]>();

    beforeEach(async () => {
      games = new ProjectedGames();
      models = await openReadModels(await place());
      profiles = new Profiles(models, new Map([[highCard.id, now]]));
      played.clear();
      const all = { a: ['Ada', 'Ben'], b: ['Cy', 'ADA'], c: ['Ada', 'Ben'] };
      for (const [day, [id, names]] of Object.entries(all).entries()) {
        const events = games.play(id, names).map((event) => ({
          ...event,
          metadata: { ...event.metadata, recordedAt: `2026-0${day + 1}-05T10:00:00.000Z` },
        }));
        played.set(id, events);
        await games.put(id, events);
      }
    });
    afterEach(async () => {
      await models.close();
      await games.store.close();
    });

    const source = () => ({ ...games.source, modules: new Map([[highCard.id, themed]]) });
    const made = (
      id: string,
      seats: readonly JudgedSeat[],
      origin: Partial<ReviewOrigin> = {},
      swings: readonly TurningPoint[] = [],
    ) => storedReview(id, { module: highCard, events: played.get(id)! }, seats, origin, swings);
    const review = (id: string, seats: readonly JudgedSeat[], origin: Partial<ReviewOrigin> = {}) =>
      games.review(id, made(id, seats, origin));
    const profile = async (query: ProfileQuery = {}, knowledge?: Knowledge): Promise<Profile> => {
      await games.projection(models, source()).catchUp();
      return profiles.of({ player: 'ada', ...query }, knowledge);
    };
    const inShort = (parts: readonly Profile['themes'][number][] | Profile['days']) =>
      parts.map(({ key, lost: { value }, met, decisions, errors }) => ({
        ...{ key, met, decisions, errors },
        lost: Number(value?.toFixed(6)),
      }));
    const reviewTwo = async () => {
      // Ada makes the best choice of her second decision later, so this loss belongs to the theme `order`.
      await review('a', [seat(lost(0.2, 1), lost(0.05, 2, { best: 'a' }), lost(0, 2)), seat(lost(0.5, 1))]);
      await review('b', [seat(lost(0.4, 1)), seat(lost(0.1, 1), lost(0, 3))]);
    };

    it('show the losses per game by theme and by day, largest first', async () => {
      await reviewTwo();
      const found = await profile();
      expect(found).toMatchObject({ player: 'Ada', module: highCard.id, playouts: 150, games: 3, others: 0 });
      expect(found.modules).toEqual([{ module: highCard.id, games: 2 }]);
      expect(inShort(found.themes)).toEqual([
        { key: 'cards', met: 2, decisions: 4, errors: 2, lost: 0.15 },
        { key: 'order', met: 1, decisions: 1, errors: 0, lost: 0.025 },
      ]);
      expect(inShort(found.days)).toEqual([
        { key: '1', met: 2, decisions: 2, errors: 2, lost: 0.15 },
        { key: '2', met: 1, decisions: 2, errors: 0, lost: 0.025 },
        { key: '3', met: 1, decisions: 1, errors: 0, lost: 0 },
      ]);
      // For the values 0.25 and 0.1, half of the interval is 1.959964 · √(0.01125 / 2).
      const { all } = found;
      expect([all.lost.value, all.lost.high! - 0.175]).toEqual([
        expect.closeTo(0.175, 9),
        expect.closeTo(0.146997, 5),
      ]);
      expect(all).toMatchObject({ decisions: 5, errors: 2, met: 2, before: null, change: null });
      expect(all.lost.isSmall).toBe(true);
    });

    it('show the key moments of each theme, largest loss first', async () => {
      await reviewTwo();
      const { themes: found } = await profile();
      expect(found.map(({ moments }) => moments.map(({ game, revision }) => [game, revision]))).toEqual([
        [
          ['a', 0],
          ['b', 0],
        ],
        [['a', 1]],
      ]);
      expect(found[0]?.moments[1]).toMatchObject({
        ...{ game: 'b', seat: 1, opponents: ['Cy'], day: 1, loss: 0.1, grade: 'mistake' },
      });
      expect((await profile({ moments: 1 })).themes[0]?.moments).toHaveLength(1);
      expect((await profile({ moments: 0 })).themes[0]?.moments).toEqual([]);
    });

    const turning = (revision: number, rises: number, before: number, after: number): TurningPoint => ({
      ...{ revision, until: revision + 1, seat: rises, before, after, given: 0 },
    });
    const reviewSwings = async () => {
      const seats = [seat(lost(0.2, 1)), seat({ ...lost(0.5, 2), revision: 7 })];
      const swings = [turning(0, 1, 0.4, 0.7), turning(7, 0, 0.3, 0.8)];
      await games.review('a', made('a', seats, {}, swings));
      await games.review('b', made('b', [seat(), seat(lost(0, 1))], {}, [turning(50, 1, 0.5, 0.9)]));
    };

    it('show turning points with or without a decision of any player, largest change first', async () => {
      await reviewSwings();
      const { swings } = await profile();
      expect(swings).toEqual([
        {
          ...{ game: 'a', seat: 0, opponents: ['Ben'], startedAt: '2026-01-05T10:00:00.000Z', revision: 7 },
          ...{ before: 0.3, after: 0.8, decision: { day: 2, theme: 'cards', player: 'Ben' } },
        },
        expect.objectContaining({ game: 'b', seat: 1, before: 0.5, after: 0.9, decision: null }),
        expect.objectContaining({ game: 'a', revision: 0, before: 0.6, after: 0.3 }),
      ]);
      expect(swings[2]?.decision).toEqual({ day: 1, theme: 'cards', player: 'Ada' });
      const found = async (query: ProfileQuery = {}) =>
        (await profile(query)).swings.map(({ game, revision }) => `${game}:${revision}`);
      expect(await found()).toEqual(['a:7', 'b:50', 'a:0']);
      expect(await found({ opponent: 'BEN' })).toEqual(['a:7', 'a:0']);
      expect(await found({ day: 2 })).toEqual(['a:7']);
      expect(await found({ theme: 'order' })).toEqual([]);
      expect(await found({ since: '2026-02-01' })).toEqual(['b:50']);
      expect(await found({ swings: 1 })).toEqual(['a:7']);
      expect(await found({ swings: 0 })).toEqual([]);
    });

    it('can be filtered by theme, day, hero and deck', async () => {
      await reviewTwo();
      expect(inShort((await profile({ theme: 'order' })).days)).toMatchObject([{ key: '2', lost: 0.025 }]);
      expect(inShort((await profile({ day: 2 })).themes)).toMatchObject([
        { key: 'order', decisions: 1, lost: 0.025 },
        { key: 'cards', decisions: 1, lost: 0 },
      ]);
      const { decks, heroes } = await profile();
      expect(heroes.reduce((sum, { met }) => sum + met, 0)).toBe(2);
      for (const { key, met, lost: mean } of decks) {
        const own = await profile({ deck: key });
        expect([own.all.met, own.all.lost.value]).toEqual([met, mean.value]);
      }
      for (const query of [
        { hero: 'x' },
        { rivalHero: 'x' },
        { opponent: 'x' },
        { deck: 'x' },
        { edition: 'x' },
        { format: 'x' },
      ])
        expect(await profile(query)).toMatchObject({ games: 0, themes: [], all: { met: 0 } });
      expect(inShort((await profile({ opponent: 'CY' })).days)).toMatchObject([{ lost: 0.1 }, { lost: 0 }]);
      expect(await profile({ module: 'x' })).toMatchObject({ games: 0, module: 'x', themes: [] });
      expect(await profile({ player: 'Nobody' })).toMatchObject({ player: 'Nobody', module: null, games: 0 });
    });

    it('compare the games since a date with earlier games', async () => {
      await reviewTwo();
      const { all, months } = await profile({ since: '2026-02-01' });
      expect([all.lost.value, all.before?.value]).toEqual([expect.closeTo(0.1, 9), expect.closeTo(0.25, 9)]);
      // The mean of a single game has no bounds, so the change has none either.
      expect(all.change).toBeNull();
      expect(inShort(months)).toMatchObject([
        { key: '2026-01', lost: 0.25 },
        { key: '2026-02', lost: 0.1 },
      ]);
      await review('c', [seat(lost(0.1, 1)), seat()]);
      await games.put('d', games.play('d', ['Ada', 'Cy']));
      played.set('d', games.play('d', ['Ada', 'Cy']));
      await review('d', [seat(lost(0.35, 1)), seat()]);
      const changed = (await profile({ since: '2026-02-01' })).all.change;
      // Since the date, both losses are 0.1, so they have no variance. Before the date, the losses are 0.25 and 0.35,
      // so half of the interval is 1.959964 · 0.05.
      expect(changed).toEqual({
        value: expect.closeTo(-0.2, 9),
        low: expect.closeTo(-0.297998, 5),
        high: expect.closeTo(-0.102002, 5),
      });
      expect((await profile({ since: '2099-01-01' })).all).toMatchObject({ met: 0, before: { games: 4 } });
    });

    it('never mix reviews with different settings', async () => {
      await reviewTwo();
      await review('c', [seat(lost(0.9, 1)), seat()], { program: 'reviews 1' });
      await review('a', [seat(lost(0.9, 1)), seat()], { playouts: 400 });
      await review('a', [seat(lost(0.9, 1)), seat()], { as: '0' });
      expect(await profile()).toMatchObject({ games: 3, others: 1, playouts: 150, all: { met: 2 } });
      const other = await profile({ playouts: 400 });
      expect(other).toMatchObject({ playouts: 400, others: 2, all: { met: 1, lost: { value: 0.9 } } });
      expect(await profile({ playouts: 7 })).toMatchObject({ playouts: null, games: 3, others: 3 });
    });

    it('lose deleted games, and are the same after a rebuild', async () => {
      await reviewTwo();
      await profile();
      const rows = await allRows(models);
      await rebuild(models, source());
      expect(await allRows(models)).toEqual(rows);
      await games.deleteReview('b', made('b', [seat(), seat()]).review);
      expect(await profile()).toMatchObject({ games: 3, all: { met: 1 } });
      await games.say('a', { kind: 'GameDeleted', by: 'ada' });
      expect(await profile()).toMatchObject({ games: 2, all: { met: 0 }, themes: [] });
    });

    it('know the themes of a game that was set aside when it was reviewed', async () => {
      await reviewTwo();
      const evolve = (): never => {
        throw new Error('a program that cannot fold it');
      };
      const unable = new Map([[highCard.id, { ...themed, fold: { ...themed.fold, evolve } }]]);
      await games.projection(models, { ...source(), modules: unable }).catchUp();
      expect(await profiles.of({ player: 'ada' })).toMatchObject({ games: 0, themes: [] });
      // A process that can fold the game catches up, so its losses now count.
      expect(inShort((await profile()).themes)).toMatchObject([{ key: 'cards' }, { key: 'order' }]);
    });

    it('do not include games that the user can see only in part', async () => {
      await reviewTwo();
      await games.say('a', { kind: 'VisibilitySet', visibility: 'PRIVATE', by: 'ada' });
      await games.say('c', { kind: 'VisibilitySet', visibility: 'PLAYERS', by: 'ada' });
      const found = await profile({}, stranger);
      expect(found).toMatchObject({ games: 1, all: { met: 1 } });
      expect(found.themes.flatMap(({ moments }) => moments.map(({ game }) => game))).toEqual(['b']);
      // Reviews with other settings are ignored.
      await review('a', [seat(lost(0.9, 1)), seat(lost(0.9, 1))], { seed: 'other' });
      await review('c', [seat(lost(0.9, 1)), seat(lost(0.9, 1))], { playouts: 5000 });
      await reviewSwings();
      await review('b', [seat(lost(0.4, 1)), seat(lost(0.1, 1), lost(0, 3))]);
      expect(await profile({}, stranger)).toEqual(found);
      expect((await profile({}, { kind: 'public', own: ['a'] })).all.met).toBe(2);
      const linked = [{ game: 'b', until: 3 }];
      expect(await profile({}, { ...stranger, linked })).toMatchObject({ games: 0, themes: [] });
    });
  });
}
