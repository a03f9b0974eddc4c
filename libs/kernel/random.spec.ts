import { createCipheriv, hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { blocksFrom } from './key-stream.js';
import { below, bringing, numbersFor, randomSource, shuffled } from './random.js';

describe('a random source with given numbers', () => {
  it('returns the given numbers in order, then the numbers of its seed', () => {
    const source = bringing([4, 0, 5]);
    expect([below(source, 6), below(source, 6), below(source, 6)]).toEqual([4, 0, 5]);
    const later = { ...randomSource(''), drawn: 3 };
    expect(below(source, 1000)).toBe(below(later, 1000));
  });

  it('skips given numbers beyond the bound', () => {
    expect(below(bringing([7]), 6)).toBeLessThan(6);
  });

  it.each([[['a', 'b', 'c', 'd', 'e']], [['e', 'd', 'c', 'b', 'a']], [['c', 'a', 'e', 'b', 'd']]])(
    'shuffles into any order: %j',
    (order) => {
      const list = ['a', 'b', 'c', 'd', 'e'];
      expect(shuffled(bringing(numbersFor(list, order) ?? []), list)).toEqual(order);
    },
  );

  it('has no numbers that shuffle a list into different values', () => {
    expect(numbersFor(['a', 'b'], ['c', 'a'])).toBeNull();
    expect(numbersFor(['a', 'b'], ['b'])).toBeNull();
  });
});

it.each(['sha-256', 'chacha20'] as const)(
  'a number is the remainder of the drawn value for every bound: %s',
  (chance) => {
    const drawn = Array.from({ length: 200 }, (_, at) =>
      below({ ...randomSource('remainders', chance), drawn: at }, 2 ** 48),
    );
    for (const bound of [1, 2, 3, 6, 40, 79, 2 ** 24 + 43, 2 ** 31 - 1, 2 ** 47 - 115, 2 ** 48 - 59])
      for (const [at, number] of drawn.entries())
        if (number < 2 ** 48 - (2 ** 48 % bound))
          expect(below({ ...randomSource('remainders', chance), drawn: at }, bound)).toBe(number % bound);
  },
);

describe('a key stream', () => {
  /** Test vectors 1 and 2 of RFC 8439, appendix A.1, which are blocks 0 and 1 for an all-zero key. */
  const published = [
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7',
    'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed',
    '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ];

  it('matches RFC 8439', () => {
    const stream = Buffer.from(blocksFrom(new Uint8Array(32), 0)).toString('hex');
    expect(stream.slice(0, 256)).toBe(published.join(''));
    expect(Buffer.from(blocksFrom(new Uint8Array(32), 1)).toString('hex')).toBe(
      stream.slice(128) +
        Buffer.from(blocksFrom(new Uint8Array(32), 4))
          .toString('hex')
          .slice(0, 128),
    );
  });

  it('uses eight bytes for each number, across its blocks', () => {
    const seed = 'a seed';
    const cipher = createCipheriv('chacha20', hash('sha256', seed, 'buffer'), new Uint8Array(16));
    const stream = cipher.update(new Uint8Array(8 * 100));
    const source = randomSource(seed, 'chacha20');
    const numbers = Array.from({ length: 100 }, () => below(source, 2 ** 48));
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, n) => stream.readUIntLE(8 * n, 6)));
  });

  it('can continue from any number of drawn values', () => {
    const source = randomSource('a seed', 'chacha20');
    const numbers = Array.from({ length: 80 }, () => below(source, 1000));
    for (const drawn of [0, 31, 32, 79]) {
      expect(below({ ...randomSource('a seed', 'chacha20'), drawn }, 1000)).toBe(numbers[drawn]);
    }
  });

  it('differs for another seed, and from SHA-256', () => {
    const firsts = [randomSource('a', 'chacha20'), randomSource('b', 'chacha20'), randomSource('a')];
    expect(new Set(firsts.map((source) => below(source, 2 ** 48))).size).toBe(3);
  });

  it('returns given numbers first', () => {
    const given = { ...randomSource('a', 'chacha20'), given: [3] };
    expect(below(given, 6)).toBe(3);
    expect(below(given, 2 ** 48)).toBe(below({ ...randomSource('a', 'chacha20'), drawn: 1 }, 2 ** 48));
  });
});
