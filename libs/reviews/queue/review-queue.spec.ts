import { describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { userOf } from './review-queue.js';

const begun = (game: string, author?: Parameters<typeof userOf>[0]['author']) =>
  userOf({ game: game as GameId, by: 'somebody', ...(author && { author }) });

describe('the user whom a review counts for', () => {
  it('is a seat of one game, and no seat of another game', () => {
    expect(begun('a', { kind: 'seat', seat: 0 })).toBe(begun('a', { kind: 'seat', seat: 0 }));
    expect(begun('a', { kind: 'seat', seat: 0 })).not.toBe(begun('b', { kind: 'seat', seat: 0 }));
    expect(begun('a', { kind: 'seat', seat: 0 })).not.toBe(begun('a', { kind: 'seat', seat: 1 }));
  });

  it('is the signed-in person, in all games', () => {
    const ada = { kind: 'signed-in', issuer: 'here', subject: 'ada' } as const;
    expect(begun('a', ada)).toBe(begun('b', ada));
    expect(begun('a', { kind: 'owner' })).toBe(begun('b', { kind: 'owner' }));
    expect(begun('a')).toBe(begun('b'));
  });
});
