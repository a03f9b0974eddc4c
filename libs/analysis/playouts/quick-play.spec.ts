import { describe, expect, it } from '@jest/globals';
import type { Choice, Decision } from '#record';
import { highCard } from '#record/testing';
import { playedOut } from './playout.js';
import { QuickPlay, type PlayedModule } from './quick-play.js';

/** A game in which a player names a number each day, gains this number of points and then makes a payment. */
interface Counted {
  readonly day: number;
  readonly points: number;
  readonly named: number | null;
}
const NUMBERS = 9;

const keysOf = (count: number): readonly { readonly key: string }[] =>
  Array.from({ length: count }, (_, key) => ({ key: `${key}` }));

const decisionOf = ({ day, named }: Counted): Decision => ({
  id: day,
  seat: 0,
  kind: named === null ? 'name' : 'cost',
  options: keysOf(named === null ? NUMBERS : 2),
  min: 1,
  max: 1,
  rules: ['1'],
  ...(named !== null && { about: { item: 1 } }),
});

const counting: PlayedModule<Counted, never> = {
  play: {
    ...highCard.play,
    legal: decisionOf,
    reach: ({ day, points, named }: Counted, _: number, [key]: Choice) => ({
      ok: true,
      value:
        named === null
          ? { day, points, named: Number(key) }
          : { day: day + 1, points: points + named - Number(key), named: null },
    }),
  } as never,
  fold: { ...highCard.fold, clone: (state: Counted) => state } as never,
  see: {
    ...highCard.see,
    clock: ({ day }: Counted) => ({ day, phase: 'x', turn: day, seat: 0 }),
    view: () => ({ seats: [{}, {}] }),
    result: () => null,
    measures: ({ points, named }: Counted) => ({ 'points.0': points + (named ?? 0), 'points.1': 0 }),
  } as never,
  bots: {
    ...highCard.bots,
    unitValues: { points: 1 },
    model: { late: 1, weights: { points: [1, 0] }, origin: {} },
  } as never,
};
const begun: Counted = { day: 1, points: 0, named: null };
const pointsAfter = (seed: string, withCare: boolean): number => {
  const quick = new QuickPlay(counting, seed);
  const decision = decisionOf(begun);
  const reached = withCare ? quick.nextWithCare(begun, decision) : quick.next(begun, decision);
  return reached?.points ?? NaN;
};
const seeds = Array.from({ length: 40 }, (_, index) => `${index}`);

describe('quick play', () => {
  it('takes the better of two random choices', () => {
    const points = seeds.map((seed) => pointsAfter(seed, false));
    const mean = points.reduce((sum, own) => sum + own, 0) / points.length;
    expect(new Set(points).size).toBeGreaterThan(3);
    expect(mean).toBeGreaterThan((NUMBERS - 1) / 2);
  });

  it('takes the best of all choices and their consequences if it plays with care', () => {
    expect(new Set(seeds.map((seed) => pointsAfter(seed, true)))).toEqual(new Set([NUMBERS - 1]));
  });

  it('takes equally good choices at random if it plays with care', () => {
    const even = { ...counting, bots: { ...counting.bots, unitValues: {} } };
    const found = seeds.map(
      (seed) => new QuickPlay(even, seed).nextWithCare(begun, decisionOf(begun))?.points,
    );
    expect(new Set(found).size).toBeGreaterThan(3);
    expect(found).toEqual(
      seeds.map((seed) => new QuickPlay(even, seed).nextWithCare(begun, decisionOf(begun))?.points),
    );
  });

  it('takes another choice if the rules refuse one, and none if they refuse all', () => {
    const refused = { ok: false, error: { code: 'WORK_TOO_LARGE', message: 'no', rule: '1' } } as const;
    const refusing = (some: (key: string | undefined) => boolean): typeof counting => ({
      ...counting,
      play: {
        ...counting.play,
        reach: (state, seat, choice) =>
          some(choice[0]) ? refused : counting.play.reach(state, seat, choice),
      },
    });
    const played = (some: (key: string | undefined) => boolean) =>
      new QuickPlay(refusing(some), 's').nextWithCare(begun, decisionOf(begun));
    expect(played((key) => Number(key) > 4)?.points).toBe(4);
    expect(played(() => true)).toBeNull();
  });
});

describe('a playout', () => {
  it('is played with care up to its horizon', () => {
    const { end } = playedOut(counting, begun, 2, 's', { days: 3, decisions: 60 });
    expect(end).toEqual({ day: 4, points: 3 * (NUMBERS - 1), named: null });
  });

  it('counts its days from an earlier position', () => {
    const since = { day: 0, phase: 'x', turn: 0, seat: 0 };
    expect(playedOut(counting, begun, 2, 's', { days: 1, decisions: 60 }, since).end).toEqual(begun);
  });
});
