import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomBot, playGame, review, type Review, type ReviewRequest } from '#analysis';
import { playableGames, setupOf } from '#games';
import { Replay } from '#projections';
import { invariant, omniscient, seatViewer } from '#record';
import { recorded } from '#record/testing';
import { lacksOf, ReviewThreads, reviewInThreads, turningWords } from './index.js';

// Slow: computes reviews in threads.

const game = playableGames().get('contracts');
invariant(game !== undefined, 'Contracts is a game');
const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed: 'threads' });
const played = playGame(game.module, setup, [randomBot('k'), randomBot('l')]);
invariant(played.ok, 'it is played');
const replay = new Replay(game.module, recorded(played.value.slice(0, 150), 'threads'));
const request: ReviewRequest = { seed: 'x', playouts: 6, viewer: omniscient, lists: true };

type Events = typeof replay.events;
const changedAt = (events: Events, at: number, change: object): Events =>
  events.map((entry, index) => (index === at ? { ...entry, event: { ...entry.event, ...change } } : entry));
const withStrangeChoice = (events: Events): Events =>
  changedAt(
    events,
    events.findLastIndex(({ event }) => event.kind === 'DecisionMade'),
    { choice: ['strange'] },
  );
const withStrangeEdition = (events: Events): Events => changedAt(events, 0, { edition: '9.9' });
const withoutDecisions = (events: Events): Events =>
  events
    .filter(({ event }) => !event.kind.startsWith('Decision'))
    .map((entry, revision) => ({ ...entry, revision }));

describe('a review in threads', () => {
  let alone: ReturnType<typeof review>;
  beforeAll(() => {
    alone = review(replay, request);
  });

  it.each([1, 3])(
    'has the same numbers with %d threads',
    async (threads) => {
      expect(await reviewInThreads(replay, request, { threads })).toEqual({ found: alone, check: 'EXACT' });
    },
    60_000,
  );

  it('returns preliminary results without sums while it runs', async () => {
    let ask: (() => Review) | null = null;
    const seen: Review[] = [];
    await reviewInThreads(replay, request, {
      threads: 1,
      begun: (soFar) => (ask = soFar),
      onProgress: () => ask && seen.push(ask()),
    });
    const counts = seen.map(({ decisions }) => decisions.length);
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(alone.decisions.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    for (const { points, seats, turningPoints } of seen) {
      expect(points.map(({ revision }) => revision)).toEqual(alone.points.map(({ revision }) => revision));
      expect([seats, turningPoints]).toEqual([[], []]);
    }
    expect(seen[0]?.points[0]?.error).toBeNull();
    expect(seen.at(-1)?.points.slice(0, -1)).toEqual(alone.points.slice(0, -1));
  }, 60_000);

  it('reports its progress, and stops when its signal aborts', async () => {
    const counts: number[] = [];
    await reviewInThreads(replay, request, { threads: 1, onProgress: (done) => counts.push(done) });
    expect(counts).toEqual(Array.from({ length: counts.length }, (_, index) => index + 1));
    expect(counts.length).toBeGreaterThan(10);
    const ended = new AbortController();
    const ending = reviewInThreads(replay, request, {
      threads: 1,
      signal: ended.signal,
      onProgress: () => ended.abort(),
    });
    await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
  }, 60_000);

  it('makes several reviews one by one or simultaneously, and continues after a stopped review', async () => {
    const shorter = new Replay(game.module, replay.events.slice(0, 120));
    const [of, threads] = [review(shorter, request), new ReviewThreads(2)];
    try {
      expect((await threads.review(replay, request)).found).toEqual(alone);
      const both = await Promise.all([threads.review(shorter, request), threads.review(replay, request)]);
      expect(both.map(({ found }) => found)).toEqual([of, alone]);
      const ended = new AbortController();
      const ending = threads.review(replay, request, {
        signal: ended.signal,
        onProgress: () => ended.abort(),
      });
      await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
      expect((await threads.review(shorter, request)).found).toEqual(of);
    } finally {
      await threads.close();
    }
  }, 60_000);

  it.each([
    ['an unknown option', 'DIVERGED', 'agreement', withStrangeChoice],
    ['an unknown edition', 'UNVERIFIED', 'check', withStrangeEdition],
    ['no decisions', 'DIVERGED', 'decisions', withoutDecisions],
  ] as const)(
    'of a record with %s stops at the problem and reports it',
    async (_, check, lack, changed) => {
      const record = new Replay(game.module, changed(replay.events));
      const made = await reviewInThreads(record, request, { threads: 1 });
      expect(made.check).toBe(check);
      expect(lacksOf(record, made, omniscient)).toContain(lack);
      expect(lacksOf(record, made, seatViewer(0))).not.toContain('agreement');
      expect(made.found.points.length).toBeGreaterThan(1);
    },
    60_000,
  );

  it('reports what the record lacks, and describes its turning points in three languages', () => {
    expect(lacksOf(replay, { found: alone, check: 'EXACT' }, omniscient)).toEqual(['end']);
    const [turning] = alone.turningPoints;
    invariant(turning !== undefined, 'something happened');
    const texts = (['en', 'it', 'fr'] as const).map((locale) =>
      turningWords(turning, replay, alone.decisions, omniscient, locale),
    );
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toMatch(/^.*(Ada|Ben).* \d+\u202f?% .* \d+\u202f?%\./);
    // The text states the percentage points caused by the choice and by chance. Their sum must be the total change.
    const [decided] = alone.decisions;
    invariant(decided !== undefined, 'something was decided');
    const at = { ...turning, revision: decided.revision, until: decided.made, before: 0.31, after: 0.724 };
    const parted = (given: number) =>
      turningWords({ ...at, given }, replay, alone.decisions, omniscient, 'en');
    expect(parted(0.205)).toMatch(
      /31% to 72%\. (Ada|Ben) chose to \w.*\. The choice accounts for \+21 of these 41 percentage points, and chance and hidden cards for \+20\./,
    );
    expect(parted(-0.1)).toContain(
      'The choice accounts for −10 of these 41 percentage points, and chance and hidden cards for +51.',
    );
  });
});
