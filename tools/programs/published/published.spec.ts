import { describe, expect, it } from '@jest/globals';
import { openDecks } from '#altered/cards';
import { everyCard, newestDecks, type PublishedCard } from './published-decks.js';
import { playPublished } from './published-games.js';

/** The shipped cards, as if each were of one of two sets. */
const cards: readonly PublishedCard[] = [
  ...new Map(
    openDecks().flatMap(({ entries }) => entries.map(({ card }) => [card.reference, card] as const)),
  ).values(),
].map((card, index) => ({ card, set: index % 2 === 0 ? 'NEW' : 'OLD' }));

const options = { games: 2, seed: 'smoke', skip: 0, resume: true, greedy: false, newest: [] };

describe('games with the cards of card files', () => {
  it('deal every card once a round, and otherwise in the next round', () => {
    const dealt = (round: string): string[] =>
      everyCard(cards, round).flatMap(({ entries }) => entries.map(({ card }) => card.reference));
    expect(new Set(dealt('one'))).toEqual(new Set(cards.map(({ card }) => card.reference)));
    expect(dealt('one')).toEqual(dealt('one'));
    expect(dealt('one')).not.toEqual(dealt('two'));
  });

  it('break nothing, and tell which cards were seen', () => {
    const report = playPublished(cards, options);
    expect([report.games, report.broken]).toEqual([2, []]);
    expect([...report.seen.values()].some((count) => count > 0)).toBe(true);
  });

  it('go on where a run ended', () => {
    const told = (skip: number, games: number): number =>
      playPublished(cards, { ...options, skip, games, resume: false }).decisions;
    expect(told(0, 1) + told(1, 1)).toBe(told(0, 2));
  });

  it('are decided by greedy bots where that is asked', () => {
    expect(playPublished(cards, { ...options, games: 1, resume: false, greedy: true }).broken).toEqual([]);
  });

  it('refuse newest decks that the rules of construction refuse', () => {
    expect(() => newestDecks(cards.slice(0, 12), ['NEW', 'OLD'])).toThrow();
  });
});
