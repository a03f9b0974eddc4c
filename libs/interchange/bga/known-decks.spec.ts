import { describe, expect, it } from '@jest/globals';
import { openDecks } from '#altered/cards';
import { decksPlayed } from './known-decks.js';

describe('decks that are imported with logs', () => {
  const [mine, theirs] = openDecks();
  const copy = mine && { ...mine, name: 'copy', entries: mine.entries.toReversed() };
  const all = [mine, theirs, copy].flatMap((deck) => deck ?? []);
  const played = (...decks: readonly (string | null)[]): readonly string[] => {
    const games = [{ players: decks.map((deck) => ({ deck })) }];
    return [...decksPlayed(all, games)].map(({ name }) => name);
  };

  it('fit a game that was read with one of them', () => {
    expect(played(theirs?.name ?? '', null)).toEqual([theirs?.name]);
    expect(played(null, null)).toEqual([]);
  });

  it('fit a game that was read with another list of the same cards', () => {
    expect(played(mine?.name ?? '', null)).toEqual([mine?.name, 'copy']);
    expect(played('copy')).toEqual([mine?.name, 'copy']);
  });
});
