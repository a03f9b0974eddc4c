import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { AdministrationStreams } from '#event-store';
import type { GameId, AdministrationEntry } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, type Credentials } from '../../test/tokens.js';
import { anonymous, type Reader } from '../access/reader.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { LiveGames } from './live-games.js';

const events = highCardGame('followed', { days: 4 });
const BEFORE = 9;

describe('a subscriber to a game', () => {
  let api: RunningApi;
  let administration: AdministrationStreams;
  beforeAll(async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
    administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
  });
  afterAll(() => api.stop());

  /** Follows a game. Calls `meanwhile` after all existing events have been received. Then the game continues. */
  async function receive(
    id: string,
    credentials: Credentials,
    meanwhile: () => Promise<unknown>,
    as = 'spectator',
  ) {
    const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
    const opened: AdministrationEntry = { kind: 'GameOpened', visibility: 'PUBLIC', seats, by: 'Ada' };
    await administration.append(id as GameId, [opened], 'no-stream');
    await api.streams.appendRecorded(id as GameId, events.slice(0, BEFORE), 'no-stream');
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { ...credentials },
    });
    const messages: string[] = [];
    const query = `subscription { gameEvents(id: "${id}", as: "${as}") { position text } }`;
    try {
      for await (const message of client.iterate({ query })) {
        messages.push(JSON.stringify(message));
        if (messages.length !== BEFORE) continue;
        await meanwhile();
        await api.streams.appendRecorded(id as GameId, events.slice(BEFORE), BEFORE - 1);
      }
    } catch (error) {
      messages.push(JSON.stringify(error));
    } finally {
      await client.dispose();
    }
    return messages;
  }
  const set = async (game: string, visibility: string) =>
    api.ask(
      `mutation { setVisibility(game: "${game}", visibility: ${visibility}) }`,
      {},
      await seated(api.access, game, 1),
    );

  it('receives nothing after losing access to the game', async () => {
    const messages = await receive('closing', {}, () => set('closing', 'PRIVATE'));
    expect(messages).toHaveLength(BEFORE + 1);
    expect(messages.at(-1)).toContain('GAME_NOT_FOUND');
  });

  it('receives all events while access lasts', async () => {
    const [own, other] = [await seated(api.access, 'mine', 0), {}];
    expect(await receive('mine', own, () => set('mine', 'PRIVATE'), '0')).toHaveLength(events.length);
    expect(await receive('open', other, () => set('open', 'PLAYERS'))).toHaveLength(events.length);
  });

  it('receives nothing after the token expires', async () => {
    const id = 'expired' as GameId;
    await api.streams.appendRecorded(id, events.slice(0, BEFORE), 'no-stream');
    const reader: Reader = { ...anonymous, role: 'admin', name: 'Ann', expiresAt: Date.now() - 1 };
    const feed = await api.server.app.get(LiveGames).follow(id, null, 'all', 'en', reader);
    for (let revision = 0; revision < BEFORE; revision++)
      expect((await feed.next()).value).toMatchObject({ revision });
    await api.streams.appendRecorded(id, events.slice(BEFORE), BEFORE - 1);
    await expect(feed.next()).rejects.toMatchObject({ problem: { code: 'UNAUTHENTICATED' } });
  });
});
