import { describe, expect, it } from '@jest/globals';
import type { GameId } from '#record';
import { anonymous, owner, type Reader } from '../access/reader.js';
import { mayChange, signature, signed } from './writing.js';

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
    expect(mayChange(game, coach(name), signed(game, other))).toBe(false);
  });
});

describe('who wrote something', () => {
  const from = (issuer: string, name = 'Ada'): Reader => ({ ...coach(name), issuer });

  it('may change it, and nobody else whom another vouches for, or who has no more than the same name', () => {
    for (const writer of [from('one'), from('two'), from('one', 'owner'), from('one', 'seat 0'), seated]) {
      const note = signed(game, writer);
      for (const reader of [from('one'), from('two'), from('one', 'owner'), from('one', 'seat 0'), seated])
        expect(mayChange(game, reader, note)).toBe(reader === writer || same(reader, writer));
    }
  });

  it('is nobody where only a name was kept, whatever it is', () => {
    for (const reader of [from('one'), from('one', 'owner'), seated, coach('Ada')])
      expect(mayChange(game, reader, {})).toBe(false);
    expect(mayChange(game, owner, {})).toBe(true);
  });

  const same = (left: Reader, right: Reader): boolean => JSON.stringify(left) === JSON.stringify(right);
});
