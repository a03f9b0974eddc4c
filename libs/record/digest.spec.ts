import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldedGames } from '#house';
import { highCard, highCardSetup, playRandomly, recorded, uuidOf } from '#record/testing';
import {
  canonicalJson,
  digestOf,
  gameDigest,
  seatViewer,
  spectator,
  startedWith,
  type GameEvent,
  type Setup,
} from './index.js';

/** Returns the same data with the members of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, reversed(part)]),
  );
}

describe('canonical JSON', () => {
  it('conforms to RFC 8785', () => {
    const example = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27],
      string: '\u20ac$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(example)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    expect(canonicalJson({ '\ufb33': 1, '\ud83d\ude00': 2, '€': 3, '1': 4, '\r': 5 })).toBe(
      '{"\\r":5,"1":4,"€":3,"😀":2,"\ufb33":1}',
    );
  });

  it('is the same for any order of members, and represents the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('omits undefined members, like JSON', () => {
    expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  });
});

it('a digest is the SHA-256 of the canonical form', () => {
  const expected = createHash('sha256').update('{"a":[1,2],"b":"x"}').digest('base64');
  expect(digestOf({ b: 'x', a: [1, 2] })).toBe(`sha256-${expected}`);
});

describe('the first event of a game', () => {
  const setup = highCardSetup();
  const { digest, ...rest } = startedWith(setup);

  it('has the digest of its other fields', () => {
    expect(digest).toBe(digestOf(rest));
    expect(startedWith({ ...setup, digest: 'another' } as typeof setup)).toEqual({ ...rest, digest });
  });

  it('has a digest for any text on its cards, even if several are equal', () => {
    const card = fc.jsonValue() as fc.Arbitrary<Setup['cards'][string]>;
    fc.assert(
      fc.property(fc.dictionary(fc.string(), card), card, (cards, same) => {
        const started = startedWith({ ...setup, cards: { ...cards, one: same, '€': same } });
        const { digest: recordedDigest, ...others } = started;
        expect(recordedDigest).toBe(digestOf(others));
        expect(startedWith(started).digest).toBe(recordedDigest);
      }),
    );
    const empty = { ...setup, cards: {} };
    expect(startedWith(empty).digest).toBe(digestOf({ kind: 'GameStarted', ...empty }));
  });

  it('has a different digest with another name, card, deck, seed or option', () => {
    const [ada, ben] = setup.seats;
    if (ada === undefined || ben === undefined) throw new Error('there are two seats');
    const others: Partial<typeof setup>[] = [
      { seats: [{ ...ada, name: 'Eve' }, ben] },
      { seats: [{ ...ada, deck: [...ada.deck].reverse() }, ben] },
      { cards: { ...setup.cards, n1: { name: 'Another' } } },
      { seed: 'another' },
      { options: { days: 9 } },
      { format: 'another' },
    ];
    const digests = others.map((other) => startedWith({ ...setup, ...other }).digest);
    expect(new Set([...digests, digest]).size).toBe(others.length + 1);
  });
});

describe.each(foldedGames('digests'))('the digest in a game of %s', (_name, module, [started]) => {
  it('is hidden from viewers of a masked setup, because they could test guesses with it', () => {
    if (started?.event.kind !== 'GameStarted') throw new Error('a game starts');
    expect(started.event.digest).toMatch(/^sha256-/);
    for (const viewer of [spectator, seatViewer(0), seatViewer(1)])
      expect(module.see.mask(started.event, module.fold.initial(), viewer)).not.toHaveProperty('digest');
  });
});

describe('the digest of a game', () => {
  const play = (seed: string, game: string) => playRandomly(highCard, highCardSetup(), seed, { game });
  const record = play('one', 'a');
  const events: readonly GameEvent[] = record.map(({ event }) => event);

  it('is the same for two runs of the same game', () => {
    const again = play('one', 'b').map((event) => ({
      ...event,
      metadata: { ...event.metadata, recordedAt: '2030-01-01T00:00:00.000Z' },
    }));
    expect(again[0]?.id).not.toBe(record[0]?.id);
    expect(gameDigest(again)).toBe(gameDigest(record));
    expect(gameDigest(JSON.parse(JSON.stringify(again)) as typeof again)).toBe(gameDigest(record));
  });

  it('does not depend on thinking times, nor on the origin of the record', () => {
    const slower = events.map((event): GameEvent =>
      event.kind === 'DecisionMade' ? { ...event, thinkingTime: 9 } : event,
    );
    const branched: GameEvent = { kind: 'GameBranched', parent: 'p', revision: 3 };
    expect(gameDigest(recorded([...slower.slice(0, 4), branched, ...slower.slice(4)]))).toBe(
      gameDigest(record),
    );
  });

  it('differs for another game, and for every event that is changed or missing', () => {
    const all = new Set([gameDigest(record), gameDigest(play('two', 'a'))]);
    for (const at of events.keys()) all.add(gameDigest(recorded(events.filter((_, index) => index !== at))));
    for (const [at, event] of events.entries())
      all.add(
        gameDigest(recorded(events.with(at, { ...event, stray: uuidOf(`${at}`) } as unknown as GameEvent))),
      );
    expect(all.size).toBe(2 + 2 * events.length);
  });
});
