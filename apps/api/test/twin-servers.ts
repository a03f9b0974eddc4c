import type { AdministrationStreams } from '#event-store';
import {
  formatViewer,
  invariant,
  startedIn,
  type GameId,
  type AdministrationEntry,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { twinsOf, type Twins } from '#house';
import { ADMINISTRATION_STREAMS } from '../src/api.tokens.js';
import { RawFrames } from './raw-frames.js';
import { RunningApi } from './running-api.js';
import { gameFields, gameSubscriptions, ownSubscriptions, type Given } from './schema-queries.js';
import { seated, signedAccess, type Credentials } from './tokens.js';

/** Returns the credentials for a server. Each server has different tokens. */
export type Asking = (api: RunningApi) => Promise<Credentials>;

/** The responses of two servers to the same request, for comparison. */
export interface Answers {
  readonly of: string;
  readonly left: unknown;
  readonly right: unknown;
}

export const opened: AdministrationEntry = {
  kind: 'GameOpened',
  visibility: 'PLAYERS',
  seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
  by: 'Ada',
};

/**
 * Returns the pairs of twins with the given numbers, by game id. Twins are two games that differ only in information
 * that is hidden from their viewer.
 */
export function twinPairs(seed: string, numbers: Iterable<number>): ReadonlyMap<string, Twins> {
  const pairs = new Map<string, Twins>();
  for (const number of numbers) {
    const twins = twinsOf(seed, number);
    if (twins !== null) pairs.set(`twin-${number}`, twins);
  }
  return pairs;
}

/**
 * Two servers, each with one game of every pair of twins. Players have seat tokens, and strangers see little of the
 * games. `upTo` returns the number of a game's events that exist at the start.
 */
export class TwinServers {
  static async start(
    pairs: ReadonlyMap<string, Twins>,
    upTo: (twins: Twins) => number = ({ left }) => left.length,
  ): Promise<TwinServers> {
    const serverWith = async (of: (twins: Twins) => readonly RecordedEvent[]): Promise<RunningApi> => {
      const games = [...pairs].map(([id, twins]) => [id, of(twins).slice(0, upTo(twins))] as const);
      const api = await RunningApi.start(Object.fromEntries(games), { access: signedAccess() });
      const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
      for (const id of pairs.keys()) await administration.append(id as GameId, [opened], 'no-stream');
      return api;
    };
    const [left, right] = [await serverWith((twins) => twins.left), await serverWith((twins) => twins.right)];
    return new TwinServers(left, right);
  }

  private constructor(
    readonly left: RunningApi,
    readonly right: RunningApi,
  ) {}

  /** Sends a query to both servers. Returns their responses, including the status. */
  async ask(query: string, who: Asking, variables: Record<string, unknown> = {}): Promise<Answers> {
    const [left, right] = await Promise.all(
      [this.left, this.right].map(async (api) => {
        const { status, text } = await api.ask(query, variables, await who(api));
        return { status, text };
      }),
    );
    return { of: query, left, right };
  }

  /**
   * Returns all frames that both servers send to a subscriber. Calls `meanwhile` once the first events have arrived.
   */
  async followed(
    query: string,
    who: Asking,
    { first, all }: { readonly first: number; readonly all: number },
    meanwhile: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Answers> {
    const following = await Promise.all(
      [this.left, this.right].map(async (api) => RawFrames.open(api.url, query, await who(api))),
    );
    const has = (count: number) => (frames: readonly string[]) => frames.length > count;
    for (const frames of following) await frames.until(has(first));
    await meanwhile();
    for (const frames of following) await frames.until(has(all));
    const [left, right] = await Promise.all(following.map((frames) => frames.close()));
    return { of: query, left, right };
  }

  async stop(): Promise<void> {
    await this.left.stop();
    await this.right.stop();
  }
}

/** Returns the credentials of the viewer, who must not be able to distinguish the two games. Empty for spectators. */
export const viewerOf =
  (id: string, { viewer }: Twins): Asking =>
  (api) =>
    viewer.kind === 'seat' ? seated(api.access, id, viewer.seat) : Promise.resolve({});

export const subscriptionsOf = (id: string, { viewer }: Twins): readonly string[] =>
  gameSubscriptions(id, formatViewer(viewer)).map(([, query]) => query);

/**
 * Returns the minimum number of frames that a subscription to a game must receive. This is one per event for
 * `gameEvents`, and one in total for any other field.
 */
export const leastFrames = (query: string, events: number): number =>
  query.includes('gameEvents') ? events : 1;

/** Returns a subscription whose content depends on the caller: notes, or the decisions of the caller's seats. */
export function ownSubscriptionOf(id: string, name: string): string {
  const [, query] = ownSubscriptions(id).find(([field]) => field === name) ?? [];
  invariant(query, `there is a subscription ${name} to a game`);
  return query;
}

/** Returns argument values for queries about a position of a game. */
export const givenAt = (revision: number): Given => ({
  at: `"${revision}"`,
  revision: `${revision}`,
  position: `"${revision}"`,
  'diff.from': `"${Math.max(0, revision - 20)}"`,
  'diff.to': `"${revision}"`,
  'patch.from': `"${Math.max(0, revision - 20)}"`,
  'patch.to': `"${revision}"`,
  'states.from': `"${Math.max(0, revision - 3)}"`,
  'states.to': `"${revision}"`,
  'landmarks.level': 'PHASE',
  'timeline.granularity': 'ACTION',
  'measures.every': 'EVENT',
  'evaluation.playouts': '3',
  last: '60',
});

/**
 * Returns queries for every field of a game at its last position and at some earlier positions, from its viewer's
 * perspective. If the viewer is a player of a finished game, omits fields that do not depend on a perspective.
 */
export function fieldQueries(id: string, { left, right, viewer }: Twins, moments = 3): readonly string[] {
  const last = left.length - 1;
  const isOver = isFinished(left);
  // The players of a finished game can see everything, so only fields that depend on a perspective can hide
  // information.
  const seesAll = viewer.kind === 'seat' && isOver;
  // The players of a finished game also know the other players' deck lists. If the lists in the two games differ,
  // evaluations and ranges can differ too.
  const areKnown = seesAll && listsOf(left) !== listsOf(right);
  const fields = [last, Math.floor(last / 2), Math.min(last, 8)].slice(0, moments).flatMap((revision) =>
    gameFields(id, formatViewer(viewer), givenAt(revision))
      .filter(([, , isVisible]) => isVisible || !seesAll)
      .filter(([name]) => !(areKnown && (name === 'evaluation' || name === 'range')))
      .filter(([name]) => name !== 'rulingReport' || isOver)
      .map(([, query]) => query),
  );
  return [
    ...fields,
    idleReactions(id, viewer),
    blindEvaluation(id, last, viewer),
    ...blindRanges(id, left, viewer),
  ];
}

const isFinished = (events: Twins['left']): boolean => events.at(-1)?.event.kind === 'GameEnded';

/** Returns the cards with which the players started, in canonical order. */
const listsOf = ([first]: Twins['left']): string =>
  first?.event.kind === 'GameStarted'
    ? JSON.stringify(first.event.seats.map(({ deck }) => [...deck].sort()))
    : '';

/** Returns a query for the reactions that were not activated, with the reasons. */
const idleReactions = (id: string, viewer: Viewer): string =>
  `{ game(id: "${id}") { reactions(activated: false, first: 500, as: "${formatViewer(viewer)}") {
    totalCount edges { cursor node { source { item object name reference seat } ability seat
      notActivated { why part text by rule { number } compared { left is right holds } } } } } } }`;

/** Returns a query for an evaluation that treats the other players' deck lists as unknown. */
const blindEvaluation = (id: string, last: number, viewer: Viewer): string =>
  `{ game(id: "${id}") { evaluation(at: "${Math.floor(last / 2)}", as: "${formatViewer(viewer)}", playouts: 3, deckLists: UNKNOWN) {
    winProbability error playouts } } }`;

/** Returns queries that estimate all players' hands and treat the deck lists as unknown. */
const blindRanges = (id: string, events: Twins['left'], viewer: Viewer): readonly string[] =>
  (startedIn(events)?.seats ?? []).map(
    (
      _,
      seat,
    ) => `{ game(id: "${id}") { range(seat: ${seat}, as: "${formatViewer(viewer)}", deckLists: UNKNOWN) {
    unknown known source cards { reference name chance byCopies } } } }`,
  );

/** Returns searches for cards that are hidden from the viewer. */
export function searchQueries(id: string, { left, right, viewer }: Twins): readonly string[] {
  const as = `as: "${formatViewer(viewer)}"`;
  const found = '{ totalCount edges { cursor } }';
  const names = [left, right].flatMap(([first]) =>
    first?.event.kind === 'GameStarted' ? Object.keys(first.event.cards) : [],
  );
  const byName = [...new Set(names)].slice(-12).map((name) => {
    const card = `card: ${JSON.stringify(name)}`;
    return `cardEvents(filter: { ${card} }, ${as}) ${found} timeline(filter: { ${card} }, ${as}) ${found}
      counterHistory(${card}, ${as}) ${found} reactions(filter: { ${card} }, ${as}) ${found}
      idle: reactions(activated: false, filter: { ${card} }, ${as}) ${found}`;
  });
  const byItem = Array.from({ length: 12 }, (_, index) => 5 * index).map(
    (item) =>
      `cardEvents(filter: { item: ${item} }, ${as}) ${found} counterHistory(item: ${item}, ${as}) ${found}`,
  );
  return [...byName, ...byItem].map((fields) => `{ game(id: "${id}") { ${fields} } }`);
}

export function refusedQueries(id: string, { left, viewer }: Twins): readonly string[] {
  const [last, as] = [left.length - 1, `as: "${formatViewer(viewer)}"`];
  return [
    `state(at: "${last + 1}", ${as}) { position }`,
    `state(at: "${last}.99", ${as}) { position }`,
    `event(position: "${last + 1}", ${as}) { id }`,
    `diff(from: "0", to: "${last + 1}", ${as}) { zones { key } }`,
    `timeline(after: "no", ${as}) { totalCount }`,
    `state(as: "7") { position }`,
    ...(isFinished(left) ? [] : [`rulingReport(position: "1", expectation: "more")`]),
  ].map((field) => `{ game(id: "${id}") { ${field} } }`);
}

/** A query for the list of games that selects every searchable field. */
export const listQuery = `{ games(first: 50) { totalCount edges { cursor node { id module format notes events actions decisions
  days turns tags lastPosition players { name hero faction } result { reason } } } } }`;
