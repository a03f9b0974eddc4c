import { describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { highCardGame } from '../test/recorded-games.js';
import { RunningApi } from '../test/running-api.js';
import { ReplayedGames } from './replay/replayed-games.js';

describe('a server that receives a stop signal', () => {
  it('answers pending requests, ends subscriptions, accepts no new requests, and closes the store last', async () => {
    const api = await RunningApi.start({ game: highCardGame('game', { decisions: 3 }) });
    const ends: string[] = [];
    const closing = api.store.close.bind(api.store);
    api.store.close = () => {
      ends.push('store');
      return closing();
    };

    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const feed = client.iterate({ query: 'subscription { gameEvents(id: "game") { revision } }' });
    await feed.next();
    const subscription = (async () => {
      for await (const _ of feed);
    })()
      .catch(() => null)
      .then(() => ends.push('subscription'));

    // A query is in progress when the server is asked to stop.
    const games = api.server.app.get(ReplayedGames);
    const open = games.open.bind(games);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const opening = new Promise<void>((resolve) => {
      games.open = async (id, reader) => {
        resolve();
        await held;
        return open(id, reader);
      };
    });
    const query = api.ask('{ game(id: "game") { state { position } } }').then(({ errors }) => {
      expect(errors).toEqual([]);
      ends.push('query');
    });
    await opening;

    const stopping = api.stop();
    await subscription;
    await expect(fetch(`${api.url}/health/live`)).rejects.toThrow();
    goOn();
    await Promise.all([stopping, query]);
    expect(ends).toEqual(['subscription', 'query', 'store']);
    await expect(api.store.head()).rejects.toThrow();
  });
});
