import type { AdministrationStreams } from '#event-store';
import {
  formatViewer,
  invariant,
  type GameId,
  type AdministrationEntry,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { twinsOf, type Twins } from '#testing';
import { ADMINISTRATION_STREAMS } from '../src/parts.js';
import { RawFrames } from './raw-frames.js';
import { RunningApi } from './running-api.js';
import { gameFields, gameSubscriptions, ownSubscriptions, type Given } from './schema-queries.js';
import { seated, signedAccess, type Credentials } from './tokens.js';

/** Who asks a server: tokens are of one server alone. */
export type Asking = (api: RunningApi) => Promise<Credentials>;

/** What is held against each other, and how it is answered here and there. */
export interface Answers {
  readonly of: string;
  readonly one: unknown;
  readonly other: unknown;
}

export const opened: AdministrationEntry = {
  kind: 'GameOpened',
  visibility: 'PLAYERS',
  seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
  by: 'Ada',
};

/** Pairs of twins by the ids of their games: those that these numbers lead to. */
export function twinPairs(seed: string, numbers: Iterable<number>): ReadonlyMap<string, Twins> {
  const pairs = new Map<string, Twins>();
  for (const number of numbers) {
    const twins = twinsOf(seed, number);
    if (twins !== null) pairs.set(`twin-${number}`, twins);
  }
  return pairs;
}

/**
 * Two servers that have the one, or the other, of every pair; their seats are handed out, and strangers see little of them.
 * `upTo` tells how many events of a game are there from the beginning.
 */
export class TwinServers {
  static async start(
    pairs: ReadonlyMap<string, Twins>,
    upTo: (twins: Twins) => number = ({ one }) => one.length,
  ): Promise<TwinServers> {
    const serverWith = async (of: (twins: Twins) => readonly RecordedEvent[]): Promise<RunningApi> => {
      const games = [...pairs].map(([id, twins]) => [id, of(twins).slice(0, upTo(twins))] as const);
      const api = await RunningApi.start(Object.fromEntries(games), { access: signedAccess() });
      const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
      for (const id of pairs.keys()) await administration.append(id as GameId, [opened], 'no-stream');
      return api;
    };
    const [one, other] = [await serverWith((twins) => twins.one), await serverWith((twins) => twins.other)];
    return new TwinServers(one, other);
  }

  private constructor(
    readonly one: RunningApi,
    readonly other: RunningApi,
  ) {}

  /** What both answer, with the status. */
  async ask(query: string, who: Asking, variables: Record<string, unknown> = {}): Promise<Answers> {
    const [one, other] = await Promise.all(
      [this.one, this.other].map(async (api) => {
        const { status, text } = await api.ask(query, variables, await who(api));
        return { status, text };
      }),
    );
    return { of: query, one, other };
  }

  /** All frames that both send to who follows, while `meanwhile` happens after the first so many events. */
  async followed(
    query: string,
    who: Asking,
    { first, all }: { readonly first: number; readonly all: number },
    meanwhile: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Answers> {
    const following = await Promise.all(
      [this.one, this.other].map(async (api) => RawFrames.open(api.url, query, await who(api))),
    );
    const has = (count: number) => (frames: readonly string[]) => frames.length > count;
    for (const frames of following) await frames.until(has(first));
    await meanwhile();
    for (const frames of following) await frames.until(has(all));
    const [one, other] = await Promise.all(following.map((frames) => frames.close()));
    return { of: query, one, other };
  }

  async stop(): Promise<void> {
    await this.one.stop();
    await this.other.stop();
  }
}

/** With the token of the seat that the twins are made for; nobody for spectators. */
export const viewerOf =
  (id: string, { viewer }: Twins): Asking =>
  (api) =>
    viewer.kind === 'seat' ? seated(api.access, id, viewer.seat) : Promise.resolve({});

/** Every subscription to a game. */
export const subscriptionsOf = (id: string, { viewer }: Twins): readonly string[] =>
  gameSubscriptions(id, formatViewer(viewer)).map(([, query]) => query);

/** A subscription to a game that tells what the sender may know: of its notes, or of what its seats are asked. */
export function ownSubscriptionOf(id: string, name: string): string {
  const [, query] = ownSubscriptions(id).find(([field]) => field === name) ?? [];
  invariant(query, `there is a subscription ${name} to a game`);
  return query;
}

/** Where a game is looked at, and how. */
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
 * Every field of a game, asked as its viewer at its last moment, and at some before; of a game that is over, what is told as
 * somebody alone.
 */
export function fieldQueries(id: string, { one, other, viewer }: Twins, moments = 3): readonly string[] {
  const last = one.length - 1;
  const isOver = one.at(-1)?.event.kind === 'GameEnded';
  // When a game is over its players see everything: then only what is told as somebody has anything to hide.
  const seesAll = viewer.kind === 'seat' && isOver;
  // And then the deck lists of others are known to whom an evaluation is told: with lists that differ, its numbers may.
  const areKnown = isOver && decksOf(one) !== decksOf(other);
  const fields = [last, Math.floor(last / 2), Math.min(last, 8)].slice(0, moments).flatMap((revision) =>
    gameFields(id, formatViewer(viewer), givenAt(revision))
      .filter(([, , isTold]) => isTold || !seesAll)
      .filter(([name]) => name !== 'evaluation' || !areKnown)
      .map(([, query]) => query),
  );
  return [...fields, blindEvaluation(id, last, viewer)];
}

/** With which cards the players of a game began. */
const decksOf = ([first]: Twins['one']): string =>
  first?.event.kind === 'GameStarted' ? JSON.stringify(first.event.seats) : '';

/** An evaluation that makes up what the others play, also where their deck lists are known. */
const blindEvaluation = (id: string, last: number, viewer: Viewer): string =>
  `{ game(id: "${id}") { evaluation(at: "${Math.floor(last / 2)}", as: "${formatViewer(viewer)}", playouts: 3, deckLists: UNKNOWN) {
    winProbability error playouts } } }`;

/** Searches in a game for what may be hidden in it. */
export function searchQueries(id: string, { one, other, viewer }: Twins): readonly string[] {
  const as = `as: "${formatViewer(viewer)}"`;
  const found = '{ totalCount edges { cursor } }';
  const names = [one, other].flatMap(([first]) =>
    first?.event.kind === 'GameStarted' ? Object.keys(first.event.cards) : [],
  );
  const byName = [...new Set(names)].slice(-12).map((name) => {
    const card = `card: ${JSON.stringify(name)}`;
    return `cardEvents(filter: { ${card} }, ${as}) ${found} timeline(filter: { ${card} }, ${as}) ${found}
      counterHistory(${card}, ${as}) ${found} reactions(filter: { ${card} }, ${as}) ${found}`;
  });
  const byItem = Array.from({ length: 12 }, (_, index) => 5 * index).map(
    (item) =>
      `cardEvents(filter: { item: ${item} }, ${as}) ${found} counterHistory(item: ${item}, ${as}) ${found}`,
  );
  return [...byName, ...byItem].map((fields) => `{ game(id: "${id}") { ${fields} } }`);
}

/** What is refused. */
export function refusedQueries(id: string, { one, viewer }: Twins): readonly string[] {
  const [last, as] = [one.length - 1, `as: "${formatViewer(viewer)}"`];
  return [
    `state(at: "${last + 1}", ${as}) { position }`,
    `state(at: "${last}.99", ${as}) { position }`,
    `event(position: "${last + 1}", ${as}) { id }`,
    `diff(from: "0", to: "${last + 1}", ${as}) { zones { key } }`,
    `timeline(after: "no", ${as}) { totalCount }`,
    `state(as: "7") { position }`,
  ].map((field) => `{ game(id: "${id}") { ${field} } }`);
}

/** How the list of games shows them, with all that it can be searched by. */
export const listQuery = `{ games(first: 50) { totalCount edges { cursor node { id module format notes events actions decisions
  days turns tags lastPosition players { name hero faction } result { reason } } } } }`;

/** The list again, told whenever it changes. */
