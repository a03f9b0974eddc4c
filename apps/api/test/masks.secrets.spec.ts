import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { cardEventsIn, seenIn } from '#projections';
import { gameModules } from '#games';
import {
  invariant,
  omniscient,
  seatViewer,
  spectator,
  type GameModule,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { highCard } from '#record/testing';
import { alteredGame, contractsGame, highCardGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { heroes, ownedCards, secretsOf } from './secrets.js';

// Slow: requests every field of the schema as every viewer.

const moduleOf = (id: string): GameModule => {
  const module = gameModules.get(id);
  invariant(module, `${id} is a game`);
  return module;
};

const games: Readonly<Record<string, readonly [GameModule, readonly RecordedEvent[]]>> = {
  'toy-over': [highCard, highCardGame('toy-over', { days: 5 })],
  'toy-open': [highCard, highCardGame('toy-open', { decisions: 9 })],
  'altered-over': [moduleOf('altered'), alteredGame('altered-over')],
  'altered-open': [moduleOf('altered'), alteredGame('altered-open', { decisions: 40 })],
  'contracts-over': [moduleOf('contracts'), contractsGame('contracts-over')],
  'contracts-open': [moduleOf('contracts'), contractsGame('contracts-open', { decisions: 60 })],
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
      statistics { name value } keywords statuses counters { name value } } }
    tracks { key spaces { key name terrains faceDown } markers { seat kind space moved } }
    decision { id seat kind min max optionCount options { key about } rules { number summary } }
    result { winners reason rule } } } }`;
const eventQuery = `query ($id: ID!, $position: String!, $as: String!) { game(id: $id) {
  event(position: $position, as: $as) { revision id kind recordedAt text rules { number } clock { day } data explanation { activated { name rule { number } } notActivated { name why part text by rule { number } compared { left is right holds } } } previous next } } }`;
const whyQuery = `query ($id: ID!, $position: String!, $as: String!, $locale: Locale!) { game(id: $id) {
  why(position: $position, as: $as, locale: $locale) {
    causes { kind position revision clock { day phase turn seat } seat text rules { number summary }
      source { item object reference name } decision { id kind asked optionCount } }
    modifiers { replaces rule { number summary } source { item object reference name } actions } } } }`;
const timelineQuery = `query ($id: ID!, $after: String, $as: String!, $locale: Locale!) { game(id: $id) {
  timeline(first: 60, after: $after, level: ACTION, as: $as, locale: $locale) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ${entry} } } }
  landmarks(level: TURN) { position day phase turn seat } } }`;
interface FoldPage {
  readonly edges: readonly {
    readonly node: {
      readonly position: string;
      readonly made?: string | null;
      readonly over?: string | null;
      readonly caused?: readonly string[];
    };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const clock = 'clock { day phase turn seat }';
const card = 'item object reference name';
const connection = (node: string): string =>
  `{ totalCount pageInfo { hasNextPage endCursor hasPreviousPage startCursor } edges { cursor node { ${node} } } }`;
/** All fields that are folded from a complete game, with their subfields. */
const folds: Readonly<Record<string, string>> = {
  reactions:
    connection(`emblem position revision ${clock} rule { number summary } seat source { ${card} } ability text
    ordinal thatDay played over outcome caused parent depth`),
  'reactions, activated: false': connection(`position revision ${clock} seat name source { ${card} } ability
    notActivated { item object name why part text rule { number summary } by compared { left is right holds } }`),
  counterHistory:
    connection(`position ${clock} on { ${card} } seat name delta value how verb cause rule decision
    byObject byAbility`),
  takenDecisions:
    connection(`id position made ${clock} seat kind min max options { key about } choice thinkingTime
    rules { number summary }`),
  cardEvents: connection(`position ${clock} kind card { ${card} } seat from to`),
};
const foldQuery = (fold: string): string => {
  const [field, given] = fold.split(', ');
  return `query ($id: ID!, $after: String, $as: String!) { game(id: $id) {
    fold: ${field}(first: 500, after: $after, as: $as ${given ?? ''}) ${folds[fold]} } }`;
};
const actionsQuery = `query ($id: ID!, $after: String, $as: String!) { game(id: $id) {
  fold: timeline(first: 300, after: $after, granularity: ACTION, as: $as) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ${entry} } } } } }`;
const diffQuery = `query ($id: ID!, $from: String!, $to: String!, $as: String!) { game(id: $id) {
  diff(from: $from, to: $to, as: $as) { from { day phase turn seat } to { day phase turn seat }
    zones { key kind seat from to } seats { seat name from to } markers { track seat kind from to }
    spaces { track key from to } cards { item reference name fromObject toObject fromZone toZone turned gained lost
      counters { name from to } statistics { name from to } } } } }`;
const measuresQuery = `query ($id: ID!, $as: String!) { game(id: $id) { measures(every: EVENT, as: $as) {
  points { position ${clock} } series { name seat values } } } }`;

const subscription = `subscription ($id: ID!, $as: String!) { gameEvents(id: $id, as: $as) { ${entry} } }`;

describe.each(Object.entries(games))('%s', (id, [module, events]) => {
  let api: RunningApi;
  const viewers: readonly (readonly [string, Viewer])[] = [
    ['0', seatViewer(0)],
    ['1', seatViewer(1)],
    ['spectator', spectator],
  ];
  const known = new Map<Viewer, ReturnType<typeof secretsOf>>();
  const secretsFor = (viewer: Viewer): ReturnType<typeof secretsOf> => known.get(viewer) ?? [];

  beforeAll(async () => {
    // Computes the secrets before the server starts. This takes so long that the server would otherwise close an idle
    // connection.
    for (const [, viewer] of viewers) known.set(viewer, secretsOf(module, events, viewer));
    api = await RunningApi.start({ [id]: events });
  });
  afterAll(() => api.stop());

  const seed = `secret-${id}`;
  const last = events.length - 1;
  /** These revisions are spread over the game, so that all kinds of positions occur. */
  const revisions = events
    .map(({ revision }) => revision)
    .filter((at) => at < 20 || at % 23 === 0 || at === last);

  function expectSecret(text: string, secrets: readonly string[]): void {
    expect(text).toContain('data');
    expect(text).not.toContain('"errors"');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain(seed);
    // The response must not contain the keys under which a record stores the agenda and the random source.
    expect(text).not.toContain('"agenda"');
    expect(text).not.toContain('"random":');
  }

  it('has secrets, and its record has a seed and an agenda', () => {
    const record = JSON.stringify(events);
    expect(record).toContain(seed);
    expect(record).toContain('"agenda"');
    for (const [, viewer] of viewers) {
      const secrets = secretsFor(viewer);
      expect(secrets[0]).toHaveLength(ownedCards(events).flat().length - heroes(module, events).length);
      expect(secrets[last]?.length).toBeGreaterThan(0);
      expect(secrets[last]?.length).toBeLessThan(secrets[0]!.length);
    }
  });

  it.each(viewers)('hides its secrets in its states from the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
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

  it.each(viewers)('hides its secrets in its events from the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
    // A player's own cards are not secret in the first event, because that event contains the players' decks.
    const own = viewer.kind === 'seat' ? ownedCards(events)[viewer.seat]! : [];
    for (const revision of revisions) {
      const { text } = await api.ask(eventQuery, { id, position: `${revision}`, as });
      const hidden = secrets[revision]!;
      expectSecret(text, revision === 0 ? hidden.filter((secret) => !own.includes(secret)) : hidden);
    }
  });

  it.each(viewers)('hides its secrets in causes from the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
    let links = 0;
    for (const [index, revision] of revisions.entries()) {
      const locale = ['en', 'it', 'fr'][index % 3];
      const { text, data } = await api.ask(whyQuery, { id, position: `${revision}`, as, locale });
      expectSecret(text, secrets[revision]!);
      const { causes } = data.game.why as {
        causes: readonly { revision: number; decision: { id: number; optionCount: number | null } | null }[];
      };
      links += causes.length;
      for (const { decision } of causes) {
        const request = events.find(
          ({ event }) => event.kind === 'DecisionRequested' && event.decision.id === decision?.id,
        )?.event;
        if (request?.kind !== 'DecisionRequested' || !request.decision.hidden) continue;
        const { seat, options } = request.decision;
        const isOwn = viewer.kind === 'seat' && viewer.seat === seat;
        expect(decision?.optionCount).toBe(isOwn ? options.length : null);
      }
    }
    expect(links).toBeGreaterThan(20);
  });

  it.each(viewers)('hides its secrets in its timeline from the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
    for (const locale of ['en', 'it', 'fr'])
      for (let after: string | null = null; ;) {
        const { text, data } = await api.ask(timelineQuery, { id, after, as, locale });
        const { edges, pageInfo } = data.game.timeline as Page;
        expectSecret(text, secrets[edges.at(-1)!.node.revision]!);
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
  });

  it.each(viewers)('hides its secrets in its folds from the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
    for (const field of Object.keys(folds)) {
      let entries = 0;
      for (let after: string | null = null; ;) {
        const { text, data } = await api.ask(foldQuery(field), { id, after, as });
        const { edges, pageInfo } = data.game.fold as FoldPage;
        expectSecret(text, secrets[last]!);
        entries += edges.length;
        for (const { node } of edges) {
          // The positions that the entry mentions.
          const { position, made = null, over = null, caused = [] } = node;
          const moments = [position, made, over, ...caused].map((at) => Math.floor(Number(at ?? 0)));
          const hidden = secrets[Math.max(...moments)]!;
          const json = JSON.stringify(node);
          expect(hidden.filter((secret) => json.includes(secret))).toEqual([]);
        }
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      if (field === 'takenDecisions' || field === 'cardEvents') expect(entries).toBeGreaterThan(5);
    }
  });

  it.each(viewers)('hides its secrets in its atomic actions from the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
    let entries = 0;
    for (let after: string | null = null; ;) {
      const { data } = await api.ask(actionsQuery, { id, after, as });
      const { edges, pageInfo } = data.game.fold as Page;
      entries += edges.length;
      for (const { node } of edges) expectSecret(JSON.stringify({ data: node }), secrets[node.revision]!);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(entries).toBeGreaterThan(events.length);
  });

  it.each(viewers)(
    'hides its secrets in differences between two positions from the viewer "%s"',
    async (as, viewer) => {
      const secrets = secretsFor(viewer);
      for (const [index, to] of revisions.entries()) {
        const from = revisions[Math.max(0, index - 3)]!;
        const forwards = await api.ask(diffQuery, { id, from: `${from}`, to: `${to}`, as });
        expectSecret(forwards.text, secrets[to]!);
        const backwards = await api.ask(diffQuery, { id, from: `${to}`, to: `${from}`, as });
        expectSecret(backwards.text, secrets[to]!);
      }
    },
  );

  it.each(viewers)(
    'finds no card by a name that is hidden from the viewer "%s", and does not reveal that it exists',
    async (as, viewer) => {
      // A search only finds cards to which something has happened, so other secret cards need no test.
      const happened = cardEventsIn(seenIn({ module, events }, omniscient)).map(
        ({ card: { reference } }) => reference,
      );
      const found = secretsFor(viewer)[last]!.filter((secret) => happened.includes(secret));
      expect(found.length).toBeGreaterThan(0);
      const query = (name: string): string => `{ game(id: "${id}") {
      cardEvents(filter: { card: "${name}" }, as: "${as}") { totalCount pageInfo { hasNextPage endCursor } edges { cursor } }
      timeline(filter: { card: "${name}" }, granularity: ACTION, as: "${as}") { totalCount pageInfo { hasNextPage endCursor } edges { cursor } }
      counterHistory(card: "${name}", as: "${as}") { totalCount pageInfo { hasNextPage endCursor } edges { cursor } }
      reactions(filter: { card: "${name}" }, as: "${as}") { totalCount pageInfo { hasNextPage endCursor } edges { cursor } }
      idle: reactions(activated: false, filter: { card: "${name}" }, as: "${as}") {
        totalCount pageInfo { hasNextPage endCursor } edges { cursor } } } }`;
      const nothing = await api.ask(query('No such card'));
      expect(nothing.errors).toEqual([]);
      for (const secret of found.slice(0, 5)) expect((await api.ask(query(secret))).text).toBe(nothing.text);
    },
  );

  it.each(viewers)('hides measures of hidden cards from the viewer "%s"', async (as, viewer) => {
    const { text, data } = await api.ask(measuresQuery, { id, as });
    expectSecret(text, secretsFor(viewer)[last]!);
    const { series } = data.game.measures as { series: readonly { name: string; seat: number }[] };
    expect(series.length).toBeGreaterThan(2);
    const own = series.filter(({ name }) => module.see.ownMeasures.includes(name)).map(({ seat }) => seat);
    expect(own).toEqual(viewer.kind === 'seat' ? module.see.ownMeasures.map(() => viewer.seat) : []);
  });

  it.each(viewers)('hides its secrets from subscribers with the viewer "%s"', async (as, viewer) => {
    const secrets = secretsFor(viewer);
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

  it('shows everything to users who can see it', async () => {
    const { text } = await api.ask(stateQuery, { id, at: '5', as: 'all' });
    const secret = secretsFor(spectator)[5]!;
    const shown = secret.filter((reference) => text.includes(reference));
    expect(shown.length).toBeGreaterThan(10);
  });
});
