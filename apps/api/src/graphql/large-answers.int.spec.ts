import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { requestBounds, type RecordedEvent } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

/** A game with player names of this length, recorded before the length of names was limited. */
const longNamed = (id: string, length: number, more = {}): readonly RecordedEvent[] =>
  highCardGame(id, more).map((recorded) =>
    recorded.event.kind === 'GameStarted'
      ? {
          ...recorded,
          event: {
            ...recorded.event,
            seats: recorded.event.seats.map((seat, at) => ({ ...seat, name: `${at}`.repeat(length) })),
          },
        }
      : recorded,
  );

describe('an answer that would be very large', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({
      long: longNamed('long', 1_000_000),
      live: longNamed('live', requestBounds.answer, { decisions: 4 }),
    });
  });
  afterAll(() => api.stop());

  const names = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `g${at}: game(id: "long") { players { name } state(at: "5") { seats { name } } }`).join(' ')} }`;

  it('is refused with an error code and a short message', async () => {
    const { text, errors, data } = await api.ask(names(20));
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['ANSWER_TOO_LARGE']);
    expect(data).toBeNull();
    expect(text.length).toBeLessThan(1000);
  });

  it('is returned if it is within the limit', async () => {
    const { text, errors } = await api.ask(names(2));
    expect(errors).toEqual([]);
    expect(text.length).toBeGreaterThan(4_000_000);
  });

  it('is also refused to a subscriber, whose connection continues', async () => {
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const entries = client.iterate({
      query: 'subscription { gameEvents(id: "live", as: "all") { position text event: __typename } }',
    });
    const codes: unknown[] = [];
    for await (const { errors } of entries) {
      codes.push(errors?.[0]?.extensions?.['code'] ?? 'told');
      if (codes.length === 4) break;
    }
    await client.dispose();
    expect(codes).toContain('ANSWER_TOO_LARGE');
    expect(codes).toContain('told');
  });
});
