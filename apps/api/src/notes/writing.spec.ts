import { describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { anonymous, owner, type Reader } from '../access/reader.js';
import { mayChange, signature, signed } from './writing.js';

const game = 'game' as GameId;
const coach = (name: string): Reader => ({ ...anonymous, role: 'coach', name });
const seated: Reader = { ...anonymous, seats: [{ game, seat: 0 }] };

describe('the name of an author', () => {
  it('is that of the signed-in user, or describes the user', () => {
    const readers = [coach('Ada'), owner, seated, { ...anonymous, role: 'coach' as const }];
    expect(readers.map((reader) => signature(game, reader))).toEqual(['Ada', 'owner', 'seat 0', 'coach']);
  });

  it.each([
    ['owner', owner],
    ['seat 0', seated],
    ['coach', { ...anonymous, role: 'coach' as const }],
    ['owner', coach('@owner')],
  ])('differs from the description "%s" even if a user has that name', (name, other) => {
    expect(signature(game, coach(name))).not.toBe(signature(game, other));
    expect(mayChange(game, coach(name), signed(game, other))).toBe(false);
  });
});

describe('the author of a note', () => {
  const from = (issuer: string, name = 'Ada'): Reader => ({ ...coach(name), issuer });

  it('can change it, and users of another issuer or with only the same name cannot', () => {
    for (const writer of [from('one'), from('two'), from('one', 'owner'), from('one', 'seat 0'), seated]) {
      const note = signed(game, writer);
      for (const reader of [from('one'), from('two'), from('one', 'owner'), from('one', 'seat 0'), seated])
        expect(mayChange(game, reader, note)).toBe(reader === writer || same(reader, writer));
    }
  });

  it('is unknown if only a name was stored, whatever the name', () => {
    for (const reader of [from('one'), from('one', 'owner'), seated, coach('Ada')])
      expect(mayChange(game, reader, {})).toBe(false);
    expect(mayChange(game, owner, {})).toBe(true);
  });

  const same = (left: Reader, right: Reader): boolean => JSON.stringify(left) === JSON.stringify(right);
});
