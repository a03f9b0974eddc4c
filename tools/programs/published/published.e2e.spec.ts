import { describe, expect, it } from '@jest/globals';
import { openDecks } from '#altered/cards';
import { everyCard, newestDecks, type PublishedCard } from '#altered/testing';
import type { Action } from '#altered/rules';
import type { GameEvent } from '#record';
import { isStalemate, playPublished } from './published-games.js';

/** The shipped cards, split into two sets. */
const cards: readonly PublishedCard[] = [
  ...new Map(
    openDecks().flatMap(({ entries }) => entries.map(({ card }) => [card.reference, card] as const)),
  ).values(),
].map((card, index) => ({ card, set: index % 2 === 0 ? 'NEW' : 'OLD' }));

/** Creates a turn decision with the given options and `pass`. */
const request = (kind: string, ...more: readonly string[]): GameEvent<Action> => ({
  kind: 'DecisionRequested',
  decision: {
    id: 1,
    seat: 0,
    kind,
    options: ['pass', ...more].map((key) => ({ key })),
    min: 1,
    max: 1,
    rules: ['4.2.3.d'],
  },
  resume: { agenda: [], drawn: 0 },
});

const options = { games: 2, seed: 'smoke', skip: 0, resume: true, greedy: false, newest: [] };

describe('games with the cards of card files', () => {
  it('deal every card once in each round, and again in the next round', () => {
    const dealt = (round: string): string[] =>
      everyCard(cards, round).flatMap(({ entries }) => entries.map(({ card }) => card.reference));
    expect(new Set(dealt('one'))).toEqual(new Set(cards.map(({ card }) => card.reference)));
    expect(dealt('one')).toEqual(dealt('one'));
    expect(dealt('one')).not.toEqual(dealt('two'));
  });

  it('have no errors, and report the cards that were seen', () => {
    const report = playPublished(cards, options);
    expect([report.games, report.broken]).toEqual([2, []]);
    expect([...report.seen.values()].some((count) => count > 0)).toBe(true);
  });

  it('continue after the previous run', () => {
    const decisionsIn = (skip: number, games: number): number =>
      playPublished(cards, { ...options, skip, games, resume: false }).decisions;
    expect(decisionsIn(0, 1) + decisionsIn(1, 1)).toBe(decisionsIn(0, 2));
  });

  it('are no stalemates while a player could do anything except pass', () => {
    const isStalled = (
      events: readonly GameEvent<Action>[],
      problem = 'no end after 3000 decisions',
    ): boolean => isStalemate({ broken: [problem], events: [...events] });
    const passes = Array.from({ length: 100 }, () => request('turn'));
    expect(isStalled([request('turn', 'play:4'), ...passes])).toBe(true);
    expect(isStalled([...passes, request('turn', 'play:4')])).toBe(false);
    expect(isStalled([...passes, request('target')])).toBe(false);
    expect(isStalled(passes.slice(1))).toBe(false);
    expect(isStalled(passes, 'an item in two zones')).toBe(false);
  });

  it('are stalemates if all usable abilities leave every card where it is', () => {
    const isStalledBy = (action: Action): boolean => {
      const resolved: GameEvent<Action> = {
        kind: 'StepResolved',
        verb: 'exhaust',
        by: 0,
        cause: { kind: 'rule', rule: '6.3.d' },
        actions: [action],
        rules: ['6.3.d'],
      };
      const idle = Array.from({ length: 100 }, () => [request('turn', 'quick:4:1'), resolved]).flat();
      return isStalemate({ broken: ['no end after 3000 decisions'], events: idle });
    };
    expect(isStalledBy({ kind: 'status', item: 4, object: 9, status: 'exhausted', on: true })).toBe(true);
    expect(isStalledBy({ kind: 'counters', item: 4, object: 9, name: 'boost', delta: 1, value: 1 })).toBe(
      false,
    );
  });

  it('can be decided by greedy bots', () => {
    expect(playPublished(cards, { ...options, games: 1, resume: false, greedy: true }).broken).toEqual([]);
  });

  it('refuse decks of new cards that break the deck rules', () => {
    expect(() => newestDecks(cards.slice(0, 12), ['NEW', 'OLD'])).toThrow();
  });
});
