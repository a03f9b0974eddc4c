import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdministrationStreams, NoteStreams } from '#event-store';
import * as record from '#record';
import { formatViewer, type GameId, type Note, type Remark } from '#record';
import { twinsOf, type Twins } from '#house';
import { highCard } from '#record/testing';
import { alteredGame, contractsGame, highCardGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { linked } from './tokens.js';
import {
  fieldQueries,
  listQuery,
  ownSubscriptionOf,
  refusedQueries,
  searchQueries,
  leastFrames,
  subscriptionsOf,
  TwinServers,
  viewerOf,
  type Asking,
} from './twin-servers.js';

// Slow: requests all notes about pairs of games.

/** All notes are dated to the same time, so that only their contents differ. */
const now = () => new Date('2026-01-01T12:00:00Z');
const say = (api: RunningApi, game: string, notes: readonly Note[]) =>
  new NoteStreams(api.store, { record, now }).append(game as GameId, notes, 'any');

const remark = (as: string, position: string, text: string): Remark => ({
  ...{ from: position, to: position, as, text },
  ...{ mark: '!?', arrows: [], highlights: [{ kind: 'zone', key: 'hand-0' }] },
});
const annotated = (id: string, ...content: Parameters<typeof remark>): Note => ({
  kind: 'Annotated',
  id,
  by: 'Ada',
  ...remark(...content),
});

/**
 * Creates a sealed note from a perspective that every viewer can take. Until the game is over, only the note's author
 * can read it.
 */
const sealed = (id: string, ...content: Parameters<typeof remark>): Note => ({
  ...{ kind: 'AnnotationSealed', id, by: 'Ada', author: { kind: 'owner' } },
  ...remark(...content),
});

const expectAlike = async (servers: TwinServers, queries: readonly string[], who: Asking): Promise<void> => {
  for (const query of queries) {
    const { left, right } = await servers.ask(query, who);
    expect({ query, answer: right }).toEqual({ query, answer: left });
  }
};

/**
 * Returns pairs of games in progress for every viewer. Excludes finished games, because their players can read
 * everything.
 */
function playedPairs(seed: string, count: number): ReadonlyMap<string, Twins> {
  const pairs = new Map<string, Twins>();
  for (let number = 0; pairs.size < count; number += 4) {
    const twins = twinsOf(seed, number);
    if (twins !== null && twins.left.at(-1)?.event.kind !== 'GameEnded') pairs.set(`played-${number}`, twins);
  }
  return pairs;
}

describe('a note from a perspective that a viewer cannot take', () => {
  const pairs = playedPairs('notes', 4);
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
    for (const [id, twins] of pairs) {
      const own = formatViewer(twins.viewer);
      const hidden = ['0', '1', 'all'].filter((as) => as !== own);
      const seen = annotated('seen', own, '3', 'Everybody of this view may read it.');
      // The left game gets no further notes. The right game gets many notes that this viewer cannot see. Some of them
      // are changed or deleted later.
      await say(servers.left, id, [seen, annotated('seen too', 'spectator', '5', 'Hello.')]);
      await say(servers.left, id, [{ kind: 'AnnotationRemoved', id: 'seen too', by: 'Ada' }]);
      await say(servers.right, id, [
        ...hidden.map((as) => annotated(`early ${as}`, as, '2', `The plan of ${as}`)),
        sealed('sealed', own, '3', 'A thought of somebody else.'),
      ]);
      await say(servers.right, id, [seen, annotated('seen too', 'spectator', '5', 'Hello.')]);
      const secret = hidden[0] ?? 'all';
      await say(servers.right, id, [
        {
          kind: 'AnnotationChanged',
          id: 'seen too',
          by: 'Ada',
          ...remark(secret, '5', 'Not for you any more.'),
        },
        ...hidden.map((as) => annotated(`late ${as}`, as, '4', `The hand of ${as}`)),
        { kind: 'AnnotationRemoved', id: `early ${secret}`, by: 'Ada' },
      ]);
    }
  });
  afterAll(() => servers.stop());

  it('is tried for both seats and for spectators', () => {
    expect(new Set([...pairs.values()].map(({ viewer }) => formatViewer(viewer))).size).toBe(3);
  });

  it.each([...pairs])('is not revealed by any field, page or list: %s', async (id, twins) => {
    const who = viewerOf(id, twins);
    const pages = [
      'first: 1',
      'last: 1',
      'first: 50, after: "3:0"',
      'last: 50, before: "3:0"',
      'from: "4"',
    ].map(
      (page) => `{ game(id: "${id}") { annotations(${page}) { totalCount
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor node { id text } } } } }`,
    );
    const seen = await servers.ask(pages[0] ?? '', who);
    expect(JSON.stringify(seen.left)).toContain('Everybody of this view');
    await expectAlike(servers, [...pages, ...fieldQueries(id, twins, 1), listQuery], who);
  });

  it.each([...pairs])('does not exist for users who know its id: %s', async (id, twins) => {
    const who = viewerOf(id, twins);
    for (const note of ['sealed', 'late all', 'early all', 'seen too', 'none']) {
      const remove = `mutation { removeAnnotation(game: "${id}", id: "${note}") }`;
      const change = `mutation { changeAnnotation(game: "${id}", id: "${note}", from: "3", text: "Mine.") { id } }`;
      await expectAlike(servers, [remove, change], who);
    }
  });

  it.each([...pairs])('is not sent to subscribers to the notes: %s', async (id, twins) => {
    const own = formatViewer(twins.viewer);
    const hidden = ['0', '1', 'all'].find((as) => as !== own) ?? 'all';
    const query = ownSubscriptionOf(id, 'noteChanges');
    const count = { first: 1, all: 2 };
    const { left, right } = await servers.followed(query, viewerOf(id, twins), count, async () => {
      await say(servers.right, id, [
        annotated('a plan', hidden, '3', 'Not for everybody.'),
        sealed('a thought', own, '3', 'Not yet for anybody.'),
      ]);
      const news = annotated('news', own, '3', 'Written while it is followed.');
      for (const api of [servers.left, servers.right]) await say(api, id, [news]);
    });
    expect(JSON.stringify(left)).toContain('Written while it is followed.');
    expect(right).toEqual(left);
  });

  it.each([...pairs])('is not sent to other subscribers: %s', async (id, twins) => {
    const all = twins.left.length;
    for (const query of subscriptionsOf(id, twins)) {
      const { left, right } = await servers.followed(query, viewerOf(id, twins), { first: all, all });
      expect(right).toEqual(left);
    }
  });
});

describe('a share link', () => {
  /** The links show games in progress, up to two thirds of their events. */
  const pairs = playedPairs('links', 3);
  const shownTo = ({ left }: Twins): number => Math.floor((2 * left.length) / 3);
  /** The games are equal up to the shared position. After that position, only the first game ends. */
  const later = new Map(
    (
      [
        ['altered', alteredGame('later'), ['0', 'spectator']],
        ['contracts', contractsGame('later'), ['1', 'all']],
        ['high-card', highCardGame('later'), ['spectator']],
      ] as const
    ).flatMap(([name, events, views]) =>
      views.map((as): [string, Twins] => {
        const viewer = record.parseViewer(as);
        const at = Math.floor(events.length / 2);
        if (!viewer.ok) throw new Error(as);
        const hidden = { hidden: 0, parted: null, viewer: viewer.value, module: highCard as Twins['module'] };
        return [`${name}-${as}`, { name, left: events, right: events.slice(0, at + 3), ...hidden }];
      }),
    ),
  );
  const laterShown = ({ left }: Twins): number => Math.floor(left.length / 2);

  let hiding: TwinServers;
  let cut: TwinServers;
  const share = async (servers: TwinServers, id: string, as: string, position: string): Promise<void> => {
    for (const api of [servers.left, servers.right]) {
      const link = { kind: 'LinkShared', id: `link-${id}`, position, as, by: 'Ada' } as const;
      await new AdministrationStreams(api.store, { record, now }).append(id as GameId, [link], 'any');
      await say(api, id, [annotated('within', as, '3', 'What the link shows.')]);
    }
    // These notes are hidden from the link's reader, because the link does not show their position or perspective.
    await say(servers.left, id, [
      annotated('after', as, `${Number.parseInt(position) + 1}`, 'What came of it.'),
    ]);
    const others = as === 'all' ? [] : ['0', '1', 'all'].filter((other) => other !== as);
    for (const other of others)
      await say(servers.left, id, [annotated(`as ${other}`, other, '2', `As ${other}`)]);
  };
  const withLink =
    (id: string, as: string, position: string): Asking =>
    (api) =>
      linked(api.access, { id: `link-${id}`, game: id as GameId, position, as });

  beforeAll(async () => {
    hiding = await TwinServers.start(pairs);
    for (const [id, twins] of pairs) await share(hiding, id, formatViewer(twins.viewer), `${shownTo(twins)}`);
    cut = await TwinServers.start(later);
    for (const [id, twins] of later) await share(cut, id, formatViewer(twins.viewer), `${laterShown(twins)}`);
  });
  afterAll(async () => {
    await hiding.stop();
    await cut.stop();
  });

  it.each([...pairs])('reveals nothing beyond its perspective: %s', async (id, twins) => {
    const who = withLink(id, formatViewer(twins.viewer), `${shownTo(twins)}`);
    const shown = { ...twins, left: twins.left.slice(0, shownTo(twins) + 1) };
    const [first = ''] = fieldQueries(id, shown);
    expect(JSON.stringify((await hiding.ask(first, who)).left)).not.toContain('errors');
    await expectAlike(hiding, [...fieldQueries(id, shown, 1), ...fieldQueries(id, twins, 1)], who);
    await expectAlike(
      hiding,
      [...searchQueries(id, twins).slice(-8), ...refusedQueries(id, twins), listQuery],
      who,
    );
    for (const query of subscriptionsOf(id, twins)) {
      const all = leastFrames(query, shown.left.length);
      const { left, right } = await hiding.followed(query, who, { first: all, all });
      expect((left as readonly string[]).length).toBeGreaterThan(all);
      expect(right).toEqual(left);
    }
  });

  it.each([...later])('reveals nothing after its position: %s', async (id, twins) => {
    const who = withLink(id, formatViewer(twins.viewer), `${laterShown(twins)}`);
    const shown = { ...twins, left: twins.left.slice(0, laterShown(twins) + 1) };
    const [first = ''] = fieldQueries(id, shown);
    expect(JSON.stringify((await cut.ask(first, who)).left)).not.toContain('errors');
    await expectAlike(cut, [...fieldQueries(id, shown, 1), ...fieldQueries(id, twins, 1)], who);
    await expectAlike(cut, [...searchQueries(id, twins).slice(-8), ...refusedQueries(id, shown)], who);
    for (const query of subscriptionsOf(id, twins)) {
      const all = shown.left.length;
      const { left, right } = await cut.followed(query, who, { first: all, all });
      expect(right).toEqual(left);
    }
  });
});
