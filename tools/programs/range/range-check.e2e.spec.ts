import { describe, expect, it } from '@jest/globals';
import { scorerOf, type Step } from '#analysis';
import { playableGames } from '#games';
import { invariant } from '#record';
import { fittedWeights } from './fit.js';
import { knownGames } from './known-hands.js';
import { errorsOf, preparedGame, type PreparedGame } from './measure.js';

// Slow: plays games, and tries the alternatives to their choices.

const step = (more: Partial<Step>): Step => ({
  revision: 1,
  moves: [{ from: 'deck', to: 'hand', features: null }],
  spared: null,
  known: [0, 0],
  unknown: { deck: 3, hand: 1 },
  ...more,
});
const candidates = ['A', 'B'].map((reference) => ({ reference, listed: 2, price: {}, traits: {} }));
/** Creates ten games in which a player passed. In `held` of them, the player's hand contained the playable card. */
const passed = (held: number): readonly PreparedGame[] =>
  Array.from({ length: 10 }, (_, game) => ({
    candidates,
    steps: [step({}), step({ moves: [], spared: [[['playable', 1]], []] })],
    hands: [{ revision: 1, cards: [game < held ? 'A' : 'B'] }],
  }));

describe('errors of estimated hands', () => {
  it('equal those of fair coins if nothing is known', () => {
    const { hands, cards, loss, lossByCopies, ece } = errorsOf(passed(5), scorerOf({}));
    expect([hands, cards]).toEqual([10, 20]);
    // There are two copies with a probability of 1/4 each. `loss` treats them as independent, and `lossByCopies` as
    // drawn from one deck.
    expect(loss).toBeCloseTo(-0.5 * (Math.log(7 / 16) + Math.log(9 / 16)), 2);
    expect(lossByCopies).toBeCloseTo(Math.log(2), 6);
    expect(ece).toBeCloseTo(1 / 16, 2);
  });

  it('grow if estimates are confident and wrong', () => {
    const sure = scorerOf({ playable: 5 });
    expect(errorsOf(passed(9), sure).ece).toBeGreaterThan(0.5);
    expect(errorsOf(passed(9), sure).loss).toBeGreaterThan(errorsOf(passed(0), sure).loss);
  });
});

describe('fitted weights', () => {
  it('show that players play what they can', () => {
    const weights = fittedWeights(passed(1), { rounds: 40, games: 10, seed: 'fit' }, () => {});
    expect(weights['playable']).toBeGreaterThan(1);
  });
});

describe.each(['altered', 'contracts'])('the hand model of %s', (id) => {
  it('is calibrated to 0.05 on unseen games, and better than counting copies', () => {
    const game = playableGames().get(id);
    const hands = game?.module.hands;
    invariant(game !== undefined && hands?.model !== undefined, 'it has a model');
    expect(hands.model.origin.seed).not.toBe('unseen');
    const games = [...knownGames(game, 'unseen', 20)].flat().map((known) => preparedGame(hands, known));
    const { loss, lossByCopies, ece } = errorsOf(games, scorerOf(hands.model.weights));
    expect(ece).toBeLessThan(0.05);
    expect(loss).toBeLessThan(0.92 * lossByCopies);
  }, 240_000);
});
