import { describe, expect, it } from '@jest/globals';
import { playableGames } from '#games';
import { below, randomSource } from '#kernel';
import { invariant } from '#record';
import { calibrationOf, probabilityOf } from './calibration.js';
import { fitted } from './fit.js';
import { positionsOf, type Position } from './positions.js';

// Slow: plays games that were not used for the fit.

/** Generates positions whose winners are drawn with the probabilities of a known model. */
function drawn(count: number, weight: number): readonly Position[] {
  const random = randomSource('drawn');
  return Array.from({ length: count }, (_, game) => {
    const own = { score: below(random, 9), noise: below(random, 9) };
    const other = { score: 4, noise: 4 };
    const chance = 1 / (1 + Math.exp(-weight * (own.score - other.score)));
    return { game, day: 5, begins: true, own, other, won: below(random, 1000) < 1000 * chance };
  });
}

describe('a fitted model', () => {
  const positions = drawn(3000, 0.6);
  const model = { late: 10, weights: fitted(positions.slice(0, 2000), ['score', 'noise'], 10) };
  const unseen = positions.slice(2000);

  it('finds the measures that determine the winner, and ignores the others', () => {
    const weight = (name: string) => (model.weights[name]?.[0] ?? 0) + (model.weights[name]?.[1] ?? 0) / 2;
    expect(weight('score')).toBeGreaterThan(0.45);
    expect(weight('score')).toBeLessThan(0.75);
    expect(Math.abs(weight('noise'))).toBeLessThan(0.1);
  });

  it('is calibrated if it is correct, and detected if it exaggerates', () => {
    const { ece, eceByChance, brier } = calibrationOf(model, unseen);
    expect(ece).toBeLessThan(3 * eceByChance);
    const loud = { ...model, weights: { score: [4, 4] as const } };
    const exaggerated = calibrationOf(loud, unseen);
    expect(exaggerated.ece).toBeGreaterThan(0.08);
    expect(exaggerated.brier).toBeGreaterThan(brier);
  });

  it('gives both seats of a position probabilities that sum to 1', () => {
    const [position] = positions as readonly [Position];
    const { own, other } = position;
    const turned = { ...position, own: other, other: own };
    expect(probabilityOf(model, position) + probabilityOf(model, turned)).toBeCloseTo(1, 10);
  });
});

describe('measures that are equal in all positions', () => {
  const twice = drawn(600, 0.6).map(({ own, other, ...position }) => ({
    ...position,
    own: { ...own, again: (own['score'] ?? 0) + (own['noise'] === 8 ? 0.05 : 0) },
    other: { ...other, again: 4 },
  }));
  const size = (steadiness: number): number => {
    const weights = fitted(twice, ['score', 'again', 'noise'], 10, steadiness);
    return Math.max(...Object.values(weights).flat().map(Math.abs));
  };

  it('share one weight with regularisation, and diverge without it', () => {
    expect(size(0.02)).toBeLessThan(0.4);
    expect(size(0)).toBeGreaterThan(2 * size(0.02));
  });

  it('are fitted identically each time', () => {
    const again = () => fitted(twice, ['score', 'again', 'noise'], 10, 0.02);
    expect(again()).toEqual(again());
  });
});

describe.each(['altered', 'contracts'])('the value model of %s', (id) => {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'it is a game');
  const { model } = game.module.bots;
  invariant(model !== undefined, 'it has a model');

  it('is calibrated to 0.03 on unseen games, within sampling error, and better than even chances', () => {
    expect(model.origin.seed).not.toBe('test');
    const positions = [...positionsOf(game, 'test', 60)].flat();
    const { ece, eceByChance, brier, games } = calibrationOf(model, positions);
    expect(games).toBeGreaterThan(30);
    expect(ece).toBeLessThanOrEqual(0.03 + 2 * eceByChance);
    expect(brier).toBeLessThan(0.25);
    const beginning = calibrationOf(
      model,
      positions.filter(({ begins }) => begins),
    );
    expect(beginning.ece).toBeLessThanOrEqual(0.03 + 2 * beginning.eceByChance);
  }, 120_000);
});
