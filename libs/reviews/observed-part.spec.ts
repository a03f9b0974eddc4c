import { describe, expect, it } from '@jest/globals';
import { review, standingAt, type ReviewRequest } from '#analysis';
import { altered } from '#altered/rules';
import { gameModules } from '#games';
import { readGame, type PrintedCards } from '#interchange';
import { observedFrom, Replay } from '#projections';
import { invariant, omniscient } from '#record';
import { TableLog, testerCards } from '#interchange/testing';
import { lacksOf } from './index.js';
import { htmlOf } from './report/html.js';
import { markdownOf } from './report/markdown.js';
import { reportOf } from './report/report.js';

const request: ReviewRequest = { seed: 'x', playouts: 6, viewer: omniscient, lists: true };

/** Returns a game whose log both players saved. On the game's first day, the log contains a boost without a cause. */
function parted(cards: PrintedCards | undefined): Replay {
  const turn = (seat: number): TableLog =>
    log.asks(
      seat,
      20,
      { optionalAction: false },
      { play: { [seat * 100 + 2]: ['stormLeft', 'stormRight'] } },
    );
  const log = new TableLog({
    dealt: [
      [1, 2, 3, 4, 5, 6],
      [101, 102, 103, 104, 105, 106],
    ],
  });
  turn(0).plays(0, 1, 'stormLeft', 'hand', 2);
  turn(1).plays(1, 101, 'stormRight', 'hand', 2);
  log.tell('addMeeples', '', { meeples: [{ id: '900', type: 'boost', location: 'card-101' }] });
  turn(0).tell('passTurn', '', { player_id: 1 });
  turn(1).tell('passTurn', '', { player_id: 2 });
  const game = readGame([log.text()], gameModules, cards);
  invariant(game.ok, game.ok ? '' : game.error.message);
  return new Replay(altered, game.value.events);
}

describe('a game of another platform that is only observed from a position on', () => {
  const replay = parted(testerCards);
  const from = observedFrom(replay.events) ?? NaN;
  const found = review(replay, request);

  it('is judged by playouts before that position, and by the value model alone after it', () => {
    const [before, after] = [
      found.points.filter(({ revision }) => revision < from),
      found.points.filter(({ revision }) => revision >= from),
    ];
    expect(before.map(({ error }) => error)).toEqual(before.map(() => expect.any(Number)));
    expect(after.map(({ error }) => error)).toEqual(after.map(() => null));
    expect([before.length, after.length].every((count) => count > 0)).toBe(true);
    expect(found.decisions.length).toBeGreaterThan(0);
    for (const { revision } of found.decisions) expect(revision).toBeLessThan(from);
  });

  it('is evaluated at any position', () => {
    const [first] = replay.events.filter(({ event }) => event.kind === 'DecisionRequested');
    const earlier = first?.revision ?? NaN;
    expect(standingAt(replay, earlier, request)).toMatchObject({ error: expect.any(Number), playouts: 6 });
    for (let revision = from; revision < replay.events.length; revision++)
      expect(standingAt(replay, revision, request)).toMatchObject({ error: null, playouts: 0 });
  });

  it('has a review that names that position', () => {
    const lacks = lacksOf(replay, { found, check: 'EXACT' }, omniscient);
    expect(lacks).toContain('observed');
    // All cards of this game are known, so the review must not report missing cards.
    expect(lacks).not.toContain('cards');
    const report = (locale: 'en' | 'it' | 'fr') =>
      reportOf(found, { game: 'parted', replay, viewer: omniscient, locale, seed: 'x', playouts: 6 });
    expect(markdownOf(report('en'))).toContain(
      `From position ${from} on, the record only contains what was visible to its source, so only the ` +
        `value model evaluated that part.`,
    );
    for (const locale of ['it', 'fr'] as const) expect(htmlOf(report(locale))).toContain(` ${from}`);
  });

  it('is judged by the value model alone if it is observed from the start', () => {
    const observed = parted(undefined);
    expect(observedFrom(observed.events)).toBe(0);
    const { points, decisions } = review(observed, request);
    expect(points.map(({ error }) => error)).toEqual(points.map(() => null));
    expect(decisions).toEqual([]);
  });
});
