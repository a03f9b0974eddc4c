import { describe, expect, it } from '@jest/globals';
import {
  deckGames,
  firstSeatShare,
  firstTurnShare,
  matchesOf,
  playMatch,
  sharesOf,
  type Played,
} from './deck-balance.js';

// Slow: plays every pairing of decks.

const game = deckGames.altered;
const { decks } = game;
const [setup] = matchesOf(game, 1, 'any').map((match) => match.setup);
const ended = (first: number, second: number, winner: number | null): Played => ({
  decks: [first, second],
  setup: setup!,
  winner,
  first: 1,
});

describe('balance of decks', () => {
  it('plays every deck against every other equally often from either seat', () => {
    const matches = matchesOf(game, 60, 'seed');
    const pairs = new Map<string, number>();
    for (const { decks: pair } of matches) pairs.set(pair.join(), (pairs.get(pair.join()) ?? 0) + 1);
    expect(pairs.size).toBe(30);
    expect(new Set(pairs.values())).toEqual(new Set([2]));
    expect(new Set(matches.map(({ setup: { seed } }) => seed)).size).toBe(60);
  });

  it("counts a deck's wins from either seat, and a draw as half a win", () => {
    const played = [ended(0, 1, 0), ended(1, 0, 0), ended(0, 2, null), ended(2, 0, 1)];
    const shares = sharesOf(decks.slice(0, 3), played);
    expect(shares.map(({ games, won, share }) => [games, won, share])).toEqual([
      [4, 2, 2.5 / 4],
      [2, 1, 0.5],
      [2, 0, 0.25],
    ]);
    expect(shares[0]?.against).toEqual([null, 0.5, 0.75]);
    expect(firstSeatShare(played)).toBe(2 / 3);
    expect(firstTurnShare(played)).toBe(1 / 3);
  });

  it('lets the random bot play a seat', () => {
    const [match] = matchesOf(game, 1, 'chance');
    const played = [undefined, 0, 1].map((random) => playMatch(game, match!, random).winner);
    expect(played.slice(1)).toEqual([1, 0]);
  });

  it('reports who took the first turn, which is random', () => {
    const { contracts } = deckGames;
    for (const match of matchesOf(contracts, 4, 'first')) {
      const started = contracts.module.play.start(match.setup);
      const drawn = started.ok
        ? started.value.events.find((event) => event.kind === 'StepResolved' && event.verb === 'first-player')
        : undefined;
      expect(drawn).toMatchObject({ actions: [{ seat: playMatch(contracts, match).first }] });
    }
  });

  it('gives every deck of the open set a chance', () => {
    const shares = sharesOf(
      decks,
      matchesOf(game, 60, 'short').map((match) => playMatch(game, match)),
    );
    for (const { games, share } of shares) {
      expect(games).toBe(20);
      // 60 games only reveal gross imbalance, so the limits are wide. Use `npm run tool -- balance` to measure
      // precisely.
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.9);
    }
  });
});
