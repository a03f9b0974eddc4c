import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatViewer } from '#record';
import { reviewed } from './reviewed-games.js';
import { signedIn } from './tokens.js';
import { twinPairs, TwinServers, viewerOf } from './twin-servers.js';

/** Of Altered and Contracts, from both seats and for spectators; they are half played. */
const pairs = new Map(
  [...twinPairs('live', [0, 4, 15, 17, 21, 24, 28, 32])].filter(
    ([, { module }]) => module.id !== 'high-card',
  ),
);
const half = ({ one }: { readonly one: readonly unknown[] }): number => Math.ceil(one.length / 3);

describe('games in progress that differ in what their viewer may not know', () => {
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs, half);
  }, 60_000);
  afterAll(() => servers.stop());

  it('there are some of both games, from a seat and for spectators', () => {
    const all = [...pairs.values()];
    expect(new Set(all.map(({ module }) => module.id)).size).toBe(2);
    expect(new Set(all.map(({ viewer }) => viewer.kind)).size).toBe(2);
  });

  it.each([...pairs])(
    'have the same review: %s',
    async (id, twins) => {
      const asked = `as: "${formatViewer(twins.viewer)}", playouts: 3`;
      const [one, other] = await Promise.all(
        [servers.one, servers.other].map(async (api) => {
          // Everybody who signs in can start one; what they see follows from the seat that they hold.
          const who = { ...(await signedIn('seat')), ...(await viewerOf(id, twins)(api)) };
          return (await reviewed(api, id, asked, who)).review;
        }),
      );
      expect(one?.state).toBe('READY');
      expect(other).toEqual(one);
    },
    60_000,
  );
});
