import { describe, expect, it } from '@jest/globals';
import { Replay } from '#projections';
import { invariant, omniscient, seatViewer, spectator, type RecordedEvent } from '#record';
import { highCard, highCardSetup, playRandomly, recorded, tries } from '#record/testing';
import { greedyBot } from '../greedy-bot.js';
import { randomBot } from '../random-bot.js';
import { playGame } from '../self-play.js';
import { accuracyOf, gradeOf } from '../evaluation/grades.js';
import { nextDecision, planOf, review } from './plan.js';
import { reviewOf, type Review } from './review.js';

// Slow: reviews a hundred games with playouts.

const game = (seed: string, decisions?: number): Replay => {
  const events: readonly RecordedEvent[] = playRandomly(
    highCard,
    highCardSetup({ seed, days: 4 }),
    seed,
    decisions === undefined ? {} : { decisions },
  );
  return new Replay(highCard, events);
};
const request = { seed: 'review', playouts: 24, viewer: omniscient, lists: true };

/** Returns the sum of luck and skill of each seat, paired with the expected sum. */
const sums = ({ seats, points }: Review): readonly (readonly [number, number])[] =>
  seats.map(({ seat, luck, skill }) => [
    luck + skill,
    (points.at(-1)?.winProbability[seat] ?? 0) - 1 / seats.length,
  ]);

describe('a review', () => {
  const replay = game('whole');
  const whole = review(replay, request);

  it('ends with the result', () => {
    const ended = replay.events.at(-1)?.event;
    const winners = ended?.kind === 'GameEnded' ? ended.winners : [];
    expect(whole.points.at(-1)).toMatchObject({ revision: replay.events.length - 1, error: 0 });
    for (const seat of winners) expect(whole.points.at(-1)?.winProbability[seat]).toBe(1 / winners.length);
  });

  it('has luck and skill that add up to the result minus an even chance, for each seat', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const [sum, result] of sums(review(game(seed), request))) expect(sum).toBeCloseTo(result, 10);
  });

  it('has luck and skill that add up to zero over all seats', () => {
    expect(whole.seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 10);
    expect(whole.seats.reduce((sum, { skill }) => sum + skill, 0)).toBeCloseTo(0, 10);
  });

  it('is the same for the same seed, and differs for another seed', () => {
    expect(review(game('whole'), request)).toEqual(whole);
    expect(review(game('whole'), { ...request, seed: 'other' }).points).not.toEqual(whole.points);
  });

  it('grades exactly the decisions with several options', () => {
    const requested = replay.events.flatMap(({ event, revision }) =>
      event.kind === 'DecisionRequested' && event.decision.options.length > 1 ? [revision] : [],
    );
    expect(whole.decisions.map(({ revision }) => revision)).toEqual(requested);
    for (const { taken, choices, loss, lossError, grade, best, skill } of whole.decisions) {
      expect(Math.abs(skill ?? NaN)).toBeLessThanOrEqual(1);
      expect(choices.map(({ choice }) => choice)).toContainEqual(taken);
      expect(choices[0]?.choice).toEqual(best);
      const values = choices.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(grade).toBe(gradeOf(loss, lossError));
      if (loss === 0) expect(best).toEqual(taken);
    }
  });

  it("grades only the decisions of its perspective's seat", () => {
    const own = review(replay, { ...request, viewer: seatViewer(1) });
    expect(own.decisions.length).toBeGreaterThan(0);
    expect(new Set(own.decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(review(replay, { ...request, viewer: spectator }).decisions).toEqual([]);
    for (const [sum, result] of sums(own)) expect(sum).toBeCloseTo(result, 10);
  });

  it('ends with the current win probability if the game is in progress', () => {
    const open = review(game('open', 9), request);
    expect(open.points.at(-1)?.error).toBeGreaterThan(0);
    for (const [sum, result] of sums(open)) expect(sum).toBeCloseTo(result, 10);
  });
});

describe('luck', () => {
  /** Returns the mean over games and its standard error. */
  const meanOf = (values: readonly number[]): readonly [mean: number, error: number] => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1),
    );
    return [mean, spread / Math.sqrt(values.length)];
  };
  // Each game has a different seed, because games with the same random results would have correlated errors.
  const firstSeats = (replays: readonly Replay[], playouts: number) =>
    replays.flatMap(
      (replayed, index) => review(replayed, { ...request, seed: `review ${index}`, playouts }).seats[0] ?? [],
    );

  it('averages zero over many games', () => {
    const games = Array.from({ length: tries(40, 2) }, (_, index) => game(`luck ${index}`));
    const [mean, error] = meanOf(firstSeats(games, 9).map(({ luck }) => luck));
    expect(Math.abs(mean)).toBeLessThan(3 * error);
  });

  it('averages zero even between a weak and a strong player, because the loss is skill', () => {
    const games = Array.from({ length: tries(60, 2) }, (_, index) => {
      const seed = `uneven ${index}`;
      const bots = [randomBot(seed), greedyBot(highCard, seed)];
      const played = playGame(highCard, highCardSetup({ seed, days: 4 }), bots);
      invariant(played.ok, 'it is played');
      return new Replay(highCard, recorded(played.value, 'uneven'));
    });
    const found = firstSeats(games, 24);
    const [luck, error] = meanOf(found.map((seat) => seat.luck));
    expect(Math.abs(luck)).toBeLessThan(3 * error);
    const [skill, unsure] = meanOf(found.map((seat) => seat.skill));
    expect(skill).toBeLessThan(-3 * unsure);
  });
});

describe('turning points', () => {
  const clock = { day: 1, phase: 'x', turn: 1, seat: 0 };
  const at = (revision: number, first: number, error = 0.01) => ({
    revision,
    winProbability: [first, 1 - first],
    error,
    valued: null,
  });
  const chances = [0.5, 0.52, 0.8, 0.3, 0.35, 0.6, 0.61];
  const positions = chances.map((_, index) => ({ revision: index * 10, clock, evaluated: null }));
  const findings = chances.map((first, index) => at(index * 10, first));
  const end = { revision: 99, winProbability: [0, 1], error: 0 };

  it('are the three largest changes, in the order of the game', () => {
    const { turningPoints } = reviewOf(positions, findings, end);
    expect(turningPoints.map(({ revision, seat }) => [revision, seat])).toEqual([
      [10, 0],
      [20, 1],
      [60, 1],
    ]);
    expect(turningPoints[1]).toMatchObject({
      until: 30,
      before: expect.closeTo(0.2),
      after: expect.closeTo(0.7),
    });
  });

  it('are empty if no change exceeds its error', () => {
    const unsure = chances.map((first, index) => at(index * 10, first, 0.5));
    const { turningPoints } = reviewOf(positions, unsure, { ...end, winProbability: [0.6, 0.4], error: 0.5 });
    expect(turningPoints).toEqual([]);
  });
});

describe('skill', () => {
  const clock = { day: 1, phase: 'x', turn: 1, seat: 0 };
  const decision = { id: 1, seat: 0, kind: 'turn', options: [], min: 1, max: 1, rules: ['1'] };
  const position = { revision: 5, clock, evaluated: { decision, choice: ['a'], made: 6 } };
  const chosen = (mean: number, team: readonly number[], seats: number) => ({
    revision: 5,
    winProbability: Array<number>(seats).fill(1 / seats),
    error: 0.01,
    valued: {
      ...{ choices: [], best: ['a'], loss: 0, lossError: 0, reasons: [] },
      ...{ skill: { mean, error: 0.02 }, team },
    },
  });
  const end = (seats: number) => ({
    revision: 9,
    winProbability: [0.9, ...Array<number>(seats - 1).fill(0.1 / (seats - 1))],
    error: 0,
  });

  it("is the gain from a choice at the other player's expense, and part of a turning point", () => {
    const { seats, turningPoints, decisions } = reviewOf([position], [chosen(0.3, [0], 2)], end(2));
    expect(seats.map(({ skill }) => skill)).toEqual([0.3, -0.3]);
    expect(seats[0]).toMatchObject({ luck: expect.closeTo(0.1), error: 0.02 });
    expect(turningPoints).toMatchObject([{ revision: 5, seat: 0, given: 0.3 }]);
    expect(decisions[0]?.skill).toBe(0.3);
  });

  it('is shared by a team, and the other players lose it in equal parts', () => {
    const shared = reviewOf([position], [chosen(0.2, [0, 2], 4)], end(4)).seats;
    expect(shared.map(({ skill }) => skill)).toEqual([0.2, -0.2, 0.2, -0.2]);
    const alone = reviewOf([position], [chosen(0.3, [0], 4)], end(4)).seats;
    expect(alone.map(({ skill }) => skill)).toEqual([0.3, ...[1, 2, 3].map(() => expect.closeTo(-0.1))]);
  });
});

describe('conceding', () => {
  it('counts as skill instead of luck', () => {
    const clock = { day: 1, phase: 'x', turn: 1, seat: 0 };
    const position = { revision: 5, clock, evaluated: null };
    const finding = { revision: 5, winProbability: [0.7, 0.3], error: 0.02, valued: null };
    const end = { revision: 9, winProbability: [0, 1], error: 0 };
    const [loser, winner] = reviewOf([{ ...position, concedes: true }], [finding], end).seats;
    expect([loser?.skill, winner?.skill]).toEqual([expect.closeTo(-0.7), expect.closeTo(0.7)]);
    expect([loser?.luck, winner?.luck]).toEqual([expect.closeTo(0.2), expect.closeTo(-0.2)]);
    expect(reviewOf([position], [finding], end).seats[0]?.skill).toBe(0);
  });
});

describe('grades', () => {
  it('begin at losses of 5, 10 and 15 percent', () => {
    expect([0, 0.049, 0.05, 0.1, 0.149, 0.15, 1].map((loss) => gradeOf(loss, 0))).toEqual([
      null,
      null,
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ]);
  });

  it('use the certain part of a loss, which is the loss minus twice the error', () => {
    expect([0.04, 0.06, 0.09, 0.11, 0.2].map((error) => gradeOf(0.25, error))).toEqual([
      'blunder',
      'mistake',
      'inaccuracy',
      null,
      null,
    ]);
  });

  it('determine an accuracy that is 1 without losses and falls with each loss', () => {
    expect(accuracyOf([])).toBeNull();
    expect(accuracyOf([0, 0])).toBeCloseTo(1, 3);
    expect(accuracyOf([0.1])).toBeLessThan(0.7);
    expect(accuracyOf([1])).toBeGreaterThanOrEqual(0);
  });
});

describe('the next decision', () => {
  const replay = game('asked');
  it('is at the given revision or later, or at the end', () => {
    const revision = nextDecision(replay, 0);
    expect(replay.events[revision]?.event.kind).toBe('DecisionRequested');
    expect(nextDecision(replay, revision)).toBe(revision);
    expect(nextDecision(replay, replay.events.length - 1)).toBe(replay.events.length - 1);
    expect(planOf(replay, { viewer: omniscient }).positions[0]?.revision).toBe(revision);
  });
});
