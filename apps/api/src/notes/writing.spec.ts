import { describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { anonymous, owner, type Reader } from '../access/reader.js';
import { mayChange, signature } from './writing.js';

const game = 'game' as GameId;
const coach = (name: string): Reader => ({ ...anonymous, role: 'coach', name });
const seated: Reader = { ...anonymous, seats: [{ game, seat: 0 }] };

describe('the name under which a reader writes', () => {
  it('is that of who signed in, or says what the reader is', () => {
    const readers = [coach('Ada'), owner, seated, { ...anonymous, role: 'coach' as const }];
    expect(readers.map((reader) => signature(game, reader))).toEqual(['Ada', 'owner', 'seat 0', 'coach']);
  });

  it.each([
    ['owner', owner],
    ['seat 0', seated],
    ['coach', { ...anonymous, role: 'coach' as const }],
    ['owner', coach('@owner')],
  ])('is not %s of another for who is called so', (name, other) => {
    expect(signature(game, coach(name))).not.toBe(signature(game, other));
    expect(mayChange(game, coach(name), { by: signature(game, other) })).toBe(false);
  });
});
