import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatViewer } from '#record';
import type { Twins } from '#house';
import { reviewed } from './reviewed-games.js';
import { signedIn } from './tokens.js';
import { twinPairs, TwinServers, viewerOf } from './twin-servers.js';

// Slow: reviews pairs of games that differ only in hidden information.

/** Excludes High card, because review threads only support Altered and Contracts. */
const pairsOf = (seed: string, numbers: readonly number[]): ReadonlyMap<string, Twins> =>
  new Map([...twinPairs(seed, numbers)].filter(([, { module }]) => module.id !== 'high-card'));

describe.each([
  ['in progress', pairsOf('live', [0, 4, 15, 17, 28, 32]), (length: number) => Math.ceil(length / 3)],
  ['over or broken off', pairsOf('over-the-wire', [4, 7, 10, 23, 30]), (length: number) => length],
])('games %s that differ in information hidden from their viewer', (_, pairs, upTo) => {
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs, ({ left }) => upTo(left.length));
  });
  afterAll(() => servers.stop());

  it('exist for both games, from a seat and for spectators', () => {
    const all = [...pairs.values()];
    expect(new Set(all.map(({ module }) => module.id)).size).toBe(2);
    expect(new Set(all.map(({ viewer }) => viewer.kind)).size).toBe(2);
    expect(all.length).toBeGreaterThan(3);
  });

  it.each([...pairs])('have the same review: %s', async (id, twins) => {
    const args = `as: "${formatViewer(twins.viewer)}", playouts: 3`;
    const [left, right] = await Promise.all(
      [servers.left, servers.right].map(async (api) => {
        // Every signed-in user can start a review. The user's seat determines what the review shows.
        const who = { ...(await signedIn('seat')), ...(await viewerOf(id, twins)(api)) };
        return (await reviewed(api, id, args, who)).review;
      }),
    );
    expect(left?.state).toBe('READY');
    expect(right).toEqual(left);
  });
});
