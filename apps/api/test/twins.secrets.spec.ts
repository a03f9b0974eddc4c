import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatViewer } from '#record';
import {
  fieldQueries,
  listQuery,
  refusedQueries,
  searchQueries,
  leastFrames,
  subscriptionsOf,
  twinPairs,
  TwinServers,
  viewerOf,
} from './twin-servers.js';

// Slow: requests everything about pairs of games that differ only in hidden information.

/**
 * Pairs of games that differ only in information that is hidden from their viewer. The viewer of a pair is the player
 * in either seat, or a spectator.
 */
const pairs = twinPairs('over-the-wire', [0, 4, 6, 10, 12, 13, 16, 18, 20, 23, 25, 30]);

let servers: TwinServers;
beforeAll(async () => {
  servers = await TwinServers.start(pairs);
});
afterAll(() => servers.stop());

it('twins exist for both games, from both seats and for spectators', () => {
  const all = [...pairs.values()];
  expect(new Set(all.map(({ viewer }) => formatViewer(viewer)))).toEqual(new Set(['0', '1', 'spectator']));
  expect(new Set(all.map(({ module }) => module.id))).toEqual(new Set(['altered', 'contracts', 'high-card']));
});

describe.each([...pairs])('%s', (id, twins) => {
  const who = viewerOf(id, twins);

  it('gives the same answer for every field of a game', async () => {
    for (const query of fieldQueries(id, twins, 2)) {
      const { left, right } = await servers.ask(query, who);
      expect({ query, answer: right }).toEqual({ query, answer: left });
      expect(JSON.stringify(left)).not.toContain('\\"errors\\"');
    }
  });

  it('gives the same search results', async () => {
    for (const query of searchQueries(id, twins)) {
      const { left, right } = await servers.ask(query, who);
      expect({ query, answer: right }).toEqual({ query, answer: left });
    }
  });

  it('gives the same refusals', async () => {
    for (const query of refusedQueries(id, twins)) {
      const { left, right } = await servers.ask(query, who);
      expect({ query, answer: right }).toEqual({ query, answer: left });
      expect(JSON.stringify(left)).toContain('\\"errors\\"');
    }
  });

  it('sends identical frames to subscribers', async () => {
    for (const query of subscriptionsOf(id, twins)) {
      const all = leastFrames(query, twins.left.length);
      const { left, right } = await servers.followed(query, who, { first: all, all });
      expect((left as readonly string[]).length).toBeGreaterThan(all);
      expect(right).toEqual(left);
    }
  });
});

it('games that differ only in hidden cards have the same entry in the list', async () => {
  const { left, right } = await servers.ask(listQuery, () => Promise.resolve({}));
  expect(JSON.stringify(left)).toContain('twin-');
  expect(right).toEqual(left);
});
