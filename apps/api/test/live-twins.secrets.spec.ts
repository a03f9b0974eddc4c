import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdministrationStreams } from '#event-store';
import type { GameId, GameEvent } from '#record';
import { twinsOf, type Twins } from '#house';
import { recorded } from '#record/testing';
import { ADMINISTRATION_STREAMS } from '../src/api.tokens.js';
import {
  fieldQueries,
  listQuery,
  opened,
  refusedQueries,
  searchQueries,
  leastFrames,
  subscriptionsOf,
  twinPairs,
  TwinServers,
  viewerOf,
} from './twin-servers.js';

// Slow: plays pairs of games while subscribers follow them.

const nobody = () => Promise.resolve({});

describe('games in progress that differ in hidden information', () => {
  /**
   * Pairs of games of Altered, High card and Contracts. The viewer of a pair is the player in either seat, or a
   * spectator. The games of some pairs differ only in the order of decks.
   */
  const pairs = twinPairs('live', [0, 4, 15, 17, 21, 24, 28, 32]);
  const begun = ({ left }: Twins): number => Math.ceil(left.length / 3);
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs, begun);
  });
  afterAll(() => servers.stop());

  it.each([...pairs])('send identical frames as events happen: %s', async (id, twins) => {
    const [query = ''] = subscriptionsOf(id, twins);
    const play = async (): Promise<void> => {
      for (let revision = begun(twins); revision < twins.left.length; revision++)
        for (const [api, events] of [
          [servers.left, twins.left],
          [servers.right, twins.right],
        ] as const)
          await api.streams.appendRecorded(id as GameId, events.slice(revision, revision + 1), revision - 1);
    };
    const count = { first: begun(twins), all: twins.left.length };
    const { left, right } = await servers.followed(query, viewerOf(id, twins), count, play);
    expect((left as readonly string[]).length).toBeGreaterThan(twins.left.length);
    expect(right).toEqual(left);
  });

  it('have identical entries in the list', async () => {
    const { left, right } = await servers.ask(listQuery, nobody);
    expect(JSON.stringify(left)).toContain('twin-');
    expect(right).toEqual(left);
  });
});

/**
 * Returns pairs of finished games, by id. The games of a pair differ only in information that is hidden from the pair's
 * viewer.
 */
function overPairs(seed: string, count: number): ReadonlyMap<string, Twins> {
  const pairs = new Map<string, Twins>();
  for (let number = 0; pairs.size < count && number < 400; number++) {
    // Tries many numbers, because only about every third number results in a game that is played to its end.
    const twins = twinsOf(seed, number);
    const viewers = new Set([...pairs.values()].map(({ viewer }) => JSON.stringify(viewer)));
    const isNew = twins !== null && (viewers.size === 3 || !viewers.has(JSON.stringify(twins.viewer)));
    if (isNew && twins.left.at(-1)?.event.kind === 'GameEnded') pairs.set(`over-${number}`, twins);
  }
  return pairs;
}

describe('a branch in progress of a finished game that is not public', () => {
  const pairs = overPairs('branched', 3);
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
    for (const [id, twins] of pairs)
      for (const [api, events] of [
        [servers.left, twins.left],
        [servers.right, twins.right],
      ] as const) {
        const branch = `${id}-on` as GameId;
        await api.server.app
          .get<AdministrationStreams>(ADMINISTRATION_STREAMS)
          .append(branch, [opened], 'no-stream');
        await api.streams.appendRecorded(branch, recorded(branchOf(id, twins, events), branch), 'no-stream');
      }
  }, 120_000);
  afterAll(() => servers.stop());

  /** The branch begins in the middle of the finished game. It repeats the game's choices until just before the end. */
  const branchPoint = ({ left }: Twins): number =>
    left.findIndex(({ event }, at) => at > left.length / 2 && event.kind === 'DecisionRequested');
  const branchOf = (parent: string, twins: Twins, events: Twins['left']): readonly GameEvent[] => [
    { kind: 'GameBranched', parent, revision: branchPoint(twins) },
    ...events.slice(branchPoint(twins) + 1, -1).map(({ event }) => event),
  ];
  /** Returns the branches of a pair of games, including the event with which each branch begins. */
  const played = (twins: Twins): Twins => ({
    ...twins,
    left: [...twins.left.slice(0, -1), ...twins.left.slice(-2, -1)],
  });

  it('exists for both seats and for spectators', () => {
    expect(new Set([...pairs.values()].map(({ viewer }) => JSON.stringify(viewer))).size).toBe(3);
  });

  it.each([...pairs])(
    'sends the same to the players and to others: %s',
    async (id, twins) => {
      const branch = `${id}-on`;
      const who = viewerOf(branch, twins);
      const queries = [
        ...fieldQueries(branch, played(twins), 2),
        ...searchQueries(branch, played(twins)).slice(0, 6),
        ...refusedQueries(branch, played(twins)),
      ];
      for (const query of queries) {
        const { left, right } = await servers.ask(query, who);
        expect({ query, answer: right }).toEqual({ query, answer: left });
      }
      for (const query of subscriptionsOf(branch, twins)) {
        const all = leastFrames(query, twins.left.length);
        const { left, right } = await servers.followed(query, who, { first: all, all });
        expect((left as readonly string[]).length).toBeGreaterThan(all);
        expect(right).toEqual(left);
      }
    },
    90_000,
  );

  it.each([...pairs])('reveals nothing about its parent game to its seats: %s', async (id, twins) => {
    // The user has a seat token for the branch, but not for the finished game.
    const who = viewerOf(`${id}-on`, twins);
    const stranger: Twins = { ...twins, viewer: { kind: 'spectator' } };
    for (const query of fieldQueries(id, stranger, 1)) {
      const { left, right } = await servers.ask(query, who);
      expect({ query, answer: right }).toEqual({ query, answer: left });
    }
    const seat = twins.viewer.kind === 'seat' ? String(twins.viewer.seat) : '0';
    const hand = `{ game(id: "${id}") { state(as: "${seat}") { position } } }`;
    expect(JSON.stringify(await servers.ask(hand, who))).toContain('VIEW_FORBIDDEN');
  });
});
