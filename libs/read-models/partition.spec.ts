import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesOf, partitionOf, partitionOfStream } from './partition.js';

const evens = [0, 2, 4, 6, 8, 10, 12, 14];
const odds = evens.map((partition) => partition + 1);
const matches = (names: string | null, stream: string) => new RegExp(`^(?:${names ?? ''})$`).test(stream);

describe('the filter for streams of some partitions', () => {
  it('matches the streams that the hash assigns to them, whatever the id', () => {
    const id = fc.oneof(
      fc.uuid(),
      fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
      fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
    );
    fc.assert(
      fc.property(id, fc.constantFrom('game-', 'notes-', 'administration-', 'review-'), (text, prefix) => {
        const stream = `${prefix}${text}`;
        const partition = partitionOfStream(stream, 16);
        expect(partition).toBe(partitionOf(text, 16));
        expect(matches(namesOf(evens, 16), stream)).toBe(partition % 2 === 0);
        expect(matches(namesOf(odds, 16), stream)).toBe(partition % 2 === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('excludes no stream, whatever its name contains', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (text) => {
        const stream = `game-${text.replace(/[\n\r\u2028\u2029]/g, 'x')}`;
        const names = namesOf(partitionOfStream(stream, 16) % 2 === 0 ? evens : odds, 16);
        expect(matches(names, stream)).toBe(true);
      }),
    );
  });

  it('does not exist if there are both even and odd partitions, or none', () => {
    expect(namesOf([0, 1], 16)).toBeNull();
    expect(namesOf([], 16)).toBeNull();
    expect(namesOf([0], 1)).toBeNull();
    expect(namesOf([2, 6], 16)).toBe(namesOf(evens, 16));
  });
});
