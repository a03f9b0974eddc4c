import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { altered } from '#altered/rules';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { seatViewer, spectator, type GameModule, type RecordedEvent, type Viewer } from '#record';
import { highCard } from '#testing';
import { alteredGame, highCardGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { ownedCards, secretsOf } from './secrets.js';

const games: Readonly<Record<string, readonly [GameModule, readonly RecordedEvent[]]>> = {
  'toy-over': [highCard, highCardGame('toy-over', { days: 5 })],
  'toy-open': [highCard, highCardGame('toy-open', { decisions: 9 })],
  'altered-over': [altered, alteredGame('altered-over')],
  'altered-open': [altered, alteredGame('altered-open', { decisions: 40 })],
};

interface Page {
  readonly edges: readonly { readonly node: { readonly revision: number } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const entry = `position revision kind verb seat starts clock { day phase turn seat } text rules { number summary }
  actions { position kind text }`;
const stateQuery = `query ($id: ID!, $at: String!, $as: String!, $locale: Locale! = en) { game(id: $id) {
  id module format players { seat name hero faction } notes result { winners reason rule }
  state(at: $at, as: $as, locale: $locale) { position fingerprint clock { day phase turn seat }
    seats { seat name firstPlayer passed resources { name value } }
    zones { key kind seat part count cards { key item object owner controller faceDown token
      face { reference name type subtypes faction rarity costs { name value } statistics { name value } text supportText executed lines { text support executed locale } }
      statistics { name value } statuses counters { name value } } }
    tracks { key spaces { key name terrains faceDown } markers { seat kind space moved } }
    decision { id seat kind min max optionCount options { key about } rules { number summary } }
    result { winners reason rule } } } }`;
const eventQuery = `query ($id: ID!, $revision: Int!, $as: String!) { game(id: $id) {
  event(revision: $revision, as: $as) { revision id kind recordedAt text rules { number } clock { day } data explanation { activated { name rule { number } } notActivated { name why part text by rule { number } compared { left is right holds } } } previous next } } }`;
const timelineQuery = `query ($id: ID!, $after: String, $as: String!, $locale: Locale!) { game(id: $id) {
  timeline(first: 60, after: $after, level: ACTION, as: $as, locale: $locale) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ${entry} } } }
  landmarks(level: TURN) { position day phase turn seat } } }`;
const subscription = `subscription ($id: ID!, $as: String!) { gameEvents(id: $id, as: $as) { ${entry} } }`;

// Hundreds of queries in a test.
jest.setTimeout(60_000);

describe.each(Object.entries(games))('%s', (id, [module, events]) => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ [id]: events });
  });
  afterAll(() => api.stop());

  const seed = `secret-${id}`;
  const last = events.length - 1;
  /** Spread so that all kinds of moments come up. */
  const revisions = events
    .map(({ revision }) => revision)
    .filter((at) => at < 20 || at % 23 === 0 || at === last);

  function expectSecret(text: string, secrets: readonly string[]): void {
    expect(text).toContain('data');
    expect(text).not.toContain('"errors"');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain(seed);
    // The words under which the agenda and the random source are recorded.
    expect(text).not.toContain('"agenda"');
    expect(text).not.toContain('"random"');
  }

  const viewers: readonly (readonly [string, Viewer])[] = [
    ['0', seatViewer(0)],
    ['1', seatViewer(1)],
    ['spectator', spectator],
  ];

  it('has secrets, and its record has a seed and an agenda', () => {
    const record = JSON.stringify(events);
    const heroes = 2;
    expect(record).toContain(seed);
    expect(record).toContain('"agenda"');
    for (const [, viewer] of viewers) {
      const secrets = secretsOf(module, events, viewer);
      expect(secrets[0]).toHaveLength(ownedCards(events).flat().length - heroes);
      expect(secrets[last]?.length).toBeGreaterThan(0);
      expect(secrets[last]?.length).toBeLessThan(secrets[0]!.length);
    }
  });

  it.each(viewers)('keeps them in its states as %s', async (as, viewer) => {
    const secrets = secretsOf(module, events, viewer);
    for (const revision of revisions) {
      const { text } = await api.ask(stateQuery, { id, at: `${revision}`, as });
      expectSecret(text, secrets[revision]!);
      const italian = await api.ask(stateQuery, { id, at: `${revision}`, as, locale: 'it' });
      expectSecret(italian.text, secrets[revision]!);
      const { event } = events[revision]!;
      if (event.kind !== 'StepResolved') continue;
      for (const action of [1, event.actions.length - 1].filter((count) => count > 0)) {
        const inside = await api.ask(stateQuery, { id, at: `${revision}.${action}`, as });
        expectSecret(inside.text, secrets[revision]!);
      }
    }
  });

  it.each(viewers)('keeps them in its events as %s', async (as, viewer) => {
    const secrets = secretsOf(module, events, viewer);
    // Players know what they put in their own deck: it is in the first event.
    const own = viewer.kind === 'seat' ? ownedCards(events)[viewer.seat]! : [];
    for (const revision of revisions) {
      const { text } = await api.ask(eventQuery, { id, revision, as });
      const kept = secrets[revision]!;
      expectSecret(text, revision === 0 ? kept.filter((secret) => !own.includes(secret)) : kept);
    }
  });

  it.each(viewers)('keeps them in its timeline as %s', async (as, viewer) => {
    const secrets = secretsOf(module, events, viewer);
    for (const locale of ['en', 'it', 'fr'])
      for (let after: string | null = null; ;) {
        const { text, data } = await api.ask(timelineQuery, { id, after, as, locale });
        const { edges, pageInfo } = data.game.timeline as Page;
        expectSecret(text, secrets[edges.at(-1)!.node.revision]!);
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
  });

  it.each(viewers)('keeps them from its subscribers as %s', async (as, viewer) => {
    const secrets = secretsOf(module, events, viewer);
    let messages = 0;
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    for await (const message of client.iterate<{ gameEvents: { revision: number } }>({
      query: subscription,
      variables: { id, as },
    })) {
      messages++;
      const { revision } = message.data!.gameEvents;
      expectSecret(JSON.stringify(message), secrets[revision]!);
      if (revision === last) break;
    }
    await client.dispose();
    expect(messages).toBe(events.length);
  });

  it('tells everything to who may see it', async () => {
    const { text } = await api.ask(stateQuery, { id, at: '5', as: 'all' });
    const secret = secretsOf(module, events, spectator)[5]!;
    const shown = secret.filter((reference) => text.includes(reference));
    expect(shown.length).toBeGreaterThan(10);
  });
});
