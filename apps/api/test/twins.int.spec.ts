import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { NoteStreams } from '#event-store';
import { formatViewer, type GameId, type RecordedEvent } from '#record';
import { twinsOf, type Twins } from '#testing';
import { NOTE_STREAMS } from '../src/parts.js';
import { RunningApi } from './running-api.js';
import { gameFields, gameSubscriptions, type Given } from './schema-queries.js';
import { seated, signedAccess, type Credentials } from './tokens.js';

const seed = 'over-the-wire';
const count = 8;
/** Pairs of games that differ only in what their viewer may not know. */
const pairs = Array.from({ length: 3 * count }, (_, number) => number)
  .flatMap((number) => {
    const twins = twinsOf(seed, number);
    return twins === null ? [] : [[`twin-${number}`, twins] as const];
  })
  .slice(0, count);

/** A server that has the one, or the other, of every pair; their seats are handed out, and strangers see little of them. */
async function serverWith(of: (twins: Twins) => readonly RecordedEvent[]): Promise<RunningApi> {
  const games = Object.fromEntries(pairs.map(([id, twins]) => [id, of(twins)]));
  const api = await RunningApi.start(games, { access: signedAccess() });
  const notes = api.server.app.get<NoteStreams>(NOTE_STREAMS);
  const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
  for (const [id] of pairs) {
    const opened = { kind: 'GameOpened', visibility: 'PLAYERS', seats, by: 'Ada' } as const;
    await notes.append(id as GameId, [opened], 'no-stream');
  }
  return api;
}

let one: RunningApi;
let other: RunningApi;
beforeAll(async () => {
  one = await serverWith((twins) => twins.one);
  other = await serverWith((twins) => twins.other);
}, 60_000);
afterAll(async () => {
  await one.stop();
  await other.stop();
});

const as = ({ viewer }: Twins): string => formatViewer(viewer);
const credentialsOf = async (api: RunningApi, id: string, { viewer }: Twins): Promise<Credentials> =>
  viewer.kind === 'seat' ? seated(api.access, id, viewer.seat) : {};

describe.each(pairs)('%s', (id, twins) => {
  const last = twins.one.length - 1;
  const viewer = as(twins);
  const asked = (field: string): string => `{ game(id: "${id}") { ${field} } }`;
  /** When a game is over its players see everything: then only what is told as somebody has anything to hide. */
  const seesAll = twins.viewer.kind === 'seat' && twins.one.at(-1)?.event.kind === 'GameEnded';

  async function ask(query: string): Promise<string> {
    const mine = await one.ask(query, {}, await credentialsOf(one, id, twins));
    const theirs = await other.ask(query, {}, await credentialsOf(other, id, twins));
    const answers = [mine, theirs].map(({ status, text }) => ({ query, status, text }));
    expect(answers[1]).toEqual(answers[0]);
    return mine.text;
  }

  it('answers every field of a game alike', async () => {
    for (const revision of [last, Math.floor(last / 2), Math.min(last, 8)])
      for (const [field, query, isTold] of gameFields(id, viewer, givenAt(revision)))
        if (isTold || !seesAll)
          expect([field, await ask(query)]).toEqual([field, expect.not.stringContaining('"errors"')]);
  }, 60_000);

  it('finds alike, whatever is looked for', async () => {
    const names = [twins.one, twins.other].flatMap(([first]) =>
      first?.event.kind === 'GameStarted' ? Object.keys(first.event.cards) : [],
    );
    const found = '{ totalCount edges { cursor } }';
    for (const name of [...new Set(names)].slice(-12)) {
      const card = `card: ${JSON.stringify(name)}`;
      await ask(
        asked(`cardEvents(filter: { ${card} }, as: "${viewer}") ${found}
          timeline(filter: { ${card} }, as: "${viewer}") ${found}
          counterHistory(${card}, as: "${viewer}") ${found} reactions(filter: { ${card} }, as: "${viewer}") ${found}`),
      );
    }
    for (let item = 0; item < 60; item += 5)
      await ask(
        asked(`cardEvents(filter: { item: ${item} }, as: "${viewer}") ${found}
          counterHistory(item: ${item}, as: "${viewer}") ${found}`),
      );
  }, 60_000);

  it.each([
    `state(at: "${last + 1}", as: "${viewer}") { position }`,
    `state(at: "${last}.99", as: "${viewer}") { position }`,
    `event(position: "${last + 1}", as: "${viewer}") { id }`,
    `diff(from: "0", to: "${last + 1}", as: "${viewer}") { zones { key } }`,
    `timeline(after: "no", as: "${viewer}") { totalCount }`,
    `state(as: "7") { position }`,
  ])('refuses alike: %s', async (field) => {
    expect(await ask(asked(field))).toContain('"errors"');
  });

  it('is told alike to followers', async () => {
    const [mine, theirs] = await Promise.all([followed(one, id, twins), followed(other, id, twins)]);
    expect(mine).toHaveLength(twins.one.length);
    expect(theirs).toEqual(mine);
  }, 60_000);
});

it('games that differ only in hidden cards stand in the list alike', async () => {
  const fields = 'id module format notes events actions decisions days tags players { name hero faction }';
  const query = `{ games(first: 50) { totalCount edges { cursor node { ${fields} result { reason } } } } }`;
  const [mine, theirs] = [await one.ask(query), await other.ask(query)];
  expect(mine.text).toContain('twin-');
  expect(theirs.text).toBe(mine.text);
});

/** Where a game is looked at, and how. */
const givenAt = (revision: number): Given => ({
  at: `"${revision}"`,
  revision: `${revision}`,
  position: `"${revision}"`,
  'diff.from': `"${Math.max(0, revision - 20)}"`,
  'diff.to': `"${revision}"`,
  'landmarks.level': 'PHASE',
  'timeline.granularity': 'ACTION',
  'measures.every': 'EVENT',
  last: '60',
});

async function followed(api: RunningApi, id: string, twins: Twins): Promise<readonly string[]> {
  const client = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { ...(await credentialsOf(api, id, twins)) },
  });
  const [subscription] = gameSubscriptions(id, as(twins));
  const messages: string[] = [];
  for await (const message of client.iterate({ query: subscription?.[1] ?? '' })) {
    messages.push(JSON.stringify(message));
    if (messages.length === twins.one.length || message.errors !== undefined) break;
  }
  await client.dispose();
  return messages;
}
