import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { verifiedDraft, type DraftEvent } from '#altered/drafts';
import { pause } from '#runtime';
import { draftSeat, seatsTaken, type BegunDraftSeat } from '../../test/draft-seats.js';
import { RunningApi } from '../../test/running-api.js';
import { authSecret, signedAccess } from '../../test/tokens.js';

// Slow: plays drafts and transfers them to another server.

type Headers = Record<string, string>;

let api: RunningApi;
let there: RunningApi;
let file = '';

describe('draft travel', () => {
  beforeEach(async () => {
    api = await RunningApi.start();
    there = await RunningApi.start({}, { access: signedAccess() });
  });
  afterEach(async () => {
    await api.stop();
    await there.stop();
  });

  const signIn = async (sub: string, role = 'seat'): Promise<Headers> => ({
    authorization: `Bearer ${await new SignJWT({ sub, role })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(authSecret))}`,
  });
  const start = `mutation ($input: StartDraftInput!) { startDraft(input: $input) { id seats { ${draftSeat} } } }`;
  const bots = (count: number) => Array.from({ length: count }, () => ({ bot: true }));
  const begin = async (on: RunningApi, input: object, headers: Headers = {}) => {
    const { data, errors } = await on.ask(start, { input }, headers);
    expect(errors).toEqual([]);
    return data.startDraft as { id: string; seats: BegunDraftSeat[] };
  };
  const phaseOf = async (on: RunningApi, id: string): Promise<unknown> =>
    (await on.ask('query ($id: ID!) { draft(id: $id) { phase } }', { id })).data.draft.phase;
  const exported = async (on: RunningApi, id: string, query = '') => {
    const answer = await fetch(`${on.url}/drafts/${id}/export${query}`);
    return { status: answer.status, text: await answer.text() };
  };
  const taken = async (on: RunningApi, body: string, headers: Headers) => {
    const answer = await fetch(`${on.url}/games/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const remove = async (on: RunningApi, draft: string, headers: Headers, withGames = false) => {
    const query =
      'mutation ($draft: ID!, $withGames: Boolean!) { deleteDraft(draft: $draft, withGames: $withGames) }';
    const { data, errors } = await on.ask(query, { draft, withGames }, headers);
    return (errors[0]?.extensions['code'] ?? data.deleteDraft) as string;
  };
  const recorded = async (on: RunningApi, id: string): Promise<readonly DraftEvent[]> => {
    const events: DraftEvent[] = [];
    for await (const stored of on.store.read(`draft-${id}`))
      events.push(stored.data as unknown as DraftEvent);
    return events;
  };
  const isEmpty = async (on: RunningApi) => (await on.store.head()) === null;

  /** Plays a sealed event between two bots, with a match of one game. */
  async function played(): Promise<string> {
    const { id } = await begin(api, {
      form: 'SEALED',
      players: bots(2),
      boosters: 4,
      matches: { rounds: 1 },
    });
    await api.ask('mutation ($id: ID!) { playMatch(draft: $id, table: 0) { round } }', { id });
    for (let tries = 0; tries < 600 && (await phaseOf(api, id)) !== 'OVER'; tries++) await pause(100, {});
    file ||= (await exported(api, id)).text;
    return id;
  }

  /** Returns the exported file of a sealed event. Several tests share the file. */
  async function playedFile(): Promise<string> {
    if (file === '') await played();
    return file;
  }

  describe('a draft that is over', () => {
    it('is exported with its games to a file, and verifies as exact on another server', async () => {
      const id = await played();
      const { text } = await exported(api, id);
      const ada = await signIn('Ada');
      const imported = await taken(there, text, ada);
      const games = imported['games'] as string[];
      expect(imported).toMatchObject({ id, alreadyThere: false });
      expect(games).toHaveLength(1);
      expect(verifiedDraft(await recorded(there, id))).toMatchObject({ status: 'EXACT' });
      expect(await recorded(there, id)).toEqual(await recorded(api, id));
      const { data } = await there.ask(
        'query ($id: ID!) { draft(id: $id, as: "all") { phase picks { card { name } } matches { games { game winners tokens { token } } } } }',
        { id },
      );
      expect(data.draft).toMatchObject({
        phase: 'OVER',
        matches: [{ games: [{ game: games[0], tokens: [] }] }],
      });
      const game = await there.ask(
        'query ($id: ID!) { game(id: $id) { format imported { check } } }',
        { id: games[0] },
        ada,
      );
      expect(game.data.game).toMatchObject({ format: 'sealed', imported: {} });
      expect(await taken(there, text, ada)).toMatchObject({ id, alreadyThere: true });
      const without = await exported(api, id, '?games=false');
      expect(JSON.parse(without.text)).toMatchObject({ draft: id, games: [] });
    }, 120_000);

    it('is refused, and nothing is stored, if the file was changed', async () => {
      const text = await playedFile();
      const ada = await signIn('Ada');
      const { createHash } = await import('node:crypto');
      const changed = (
        change: (draft: {
          events: { event: Record<string, unknown> }[];
          games: { events: unknown[] }[];
        }) => void,
      ) => {
        const draft = JSON.parse(text) as Parameters<typeof change>[0] & { digest: string };
        change(draft);
        const digest = createHash('sha256')
          .update(JSON.stringify([draft.events, draft.games]))
          .digest('base64');
        return JSON.stringify({ ...draft, digest: `sha256-${digest}` });
      };
      const cases: readonly (readonly [string, string])[] = [
        [text.replace('"winners":[', '"winners":[1,'), 'IMPORT_DAMAGED'],
        [text.slice(0, -20), 'IMPORT_NOT_JSON'],
        [text.replace('"version": 1', '"version": 2'), 'IMPORT_TOO_NEW'],
        [changed(({ events }) => void (events[2]!.event['by'] = 'nobody')), 'IMPORT_EVENT_INVALID'],
        [changed(({ events }) => void events.splice(1, 1)), 'IMPORT_EVENT_INVALID'],
        [changed(({ events }) => void (events[0]!.event['seed'] = 'another')), 'IMPORT_DRAFT_BROKEN'],
        [changed(({ events }) => void events.pop()), 'IMPORT_DRAFT_BROKEN'],
        [changed(({ games }) => void games[0]!.events.pop()), 'IMPORT_DRAFT_BROKEN'],
        [changed(({ games }) => void games.push(games[0]!)), 'IMPORT_DRAFT_BROKEN'],
        [changed(({ games }) => void (games[0]!.events = [])), 'IMPORT_FOREIGN'],
      ];
      for (const [body, code] of cases) expect(await taken(there, body, ada)).toMatchObject({ code });
      expect(await taken(there, text, {})).toMatchObject({ code: 'FORBIDDEN' });
      expect(await isEmpty(there)).toBe(true);
    }, 120_000);
  });

  describe('a draft in progress', () => {
    it('is not exported, and cannot be replaced by a file', async () => {
      const { id } = await begin(api, { players: [{ name: 'Ada' }, { bot: true }], boosters: 1 });
      expect(JSON.parse((await exported(api, id)).text)).toMatchObject({ code: 'DRAFT_NOT_OVER' });
      const over = await begin(api, { players: bots(2), boosters: 1 });
      const { text } = await exported(api, over.id);
      expect(await taken(api, text.replaceAll(over.id, id), {})).toMatchObject({ code: 'IMPORT_CONFLICT' });
      expect(await phaseOf(api, id)).toBe('DRAFTING');
    });
  });

  describe('deleting a draft', () => {
    it('is allowed for its creator, its importer and admins', async () => {
      const ada = await signIn('Ada');
      const { id } = await begin(there, { players: bots(2), boosters: 1 }, ada);
      for (const headers of [{}, await signIn('Eve'), await signIn('Cleo', 'coach')])
        expect(await remove(there, id, headers)).toBe('FORBIDDEN');
      expect(await remove(there, id, ada)).toBe(id);
      expect((await there.ask('{ drafts { id } }')).data.drafts).toEqual([]);
      expect(await there.codes('query ($id: ID!) { draft(id: $id) { id } }', { id })).toEqual([
        'DRAFT_NOT_FOUND',
      ]);
      expect(await remove(there, 'none', await signIn('Root', 'admin'))).toBe('DRAFT_NOT_FOUND');
      const { id: here } = await begin(api, { players: bots(2), boosters: 1 });
      const { text } = await exported(api, here);
      await taken(there, text, ada);
      expect(await remove(there, here, await signIn('Eve'))).toBe('FORBIDDEN');
      expect(await remove(there, here, ada)).toBe(here);
    });

    it('ends it for its players, makes old tokens useless, and prevents another use of its id', async () => {
      const begun = await begin(api, {
        players: [{ name: 'Ada' }, { name: 'Ben' }],
        boosters: 1,
        timeLimit: 1000,
      });
      const [own] = await seatsTaken(api, begun.seats);
      const over = await begin(api, { players: bots(2), boosters: 1 });
      const { text } = await exported(api, over.id);
      expect(await remove(api, begun.id, {})).toBe(begun.id);
      const answer = await api.ask(
        'query ($id: ID!) { draft(id: $id, as: "0") { id } }',
        { id: begun.id },
        { authorization: `Bearer ${own?.token ?? ''}` },
      );
      expect(answer.errors[0]?.extensions['code']).toBe('DRAFT_NOT_FOUND');
      expect(await taken(api, text.replaceAll(over.id, begun.id), {})).toMatchObject({
        code: 'IMPORT_CONFLICT',
      });
    });

    it('deletes its games too if requested', async () => {
      const other = (await taken(api, await playedFile(), {}))['id'] as string;
      const id = await played();
      const [game] = (await recorded(api, id)).flatMap((event) =>
        event.kind === 'MatchGameBegan' ? [event.game] : [],
      );
      expect(await remove(api, id, {}, true)).toBe(id);
      expect(await api.codes('query ($id: ID!) { game(id: $id) { id } }', { id: game })).toEqual([
        'GAME_NOT_FOUND',
      ]);
      const [stays] = (await recorded(api, other)).flatMap((event) =>
        event.kind === 'MatchGameBegan' ? [event.game] : [],
      );
      expect(await remove(api, other, {})).toBe(other);
      expect(await api.codes('query ($id: ID!) { game(id: $id) { id } }', { id: stays })).toEqual([]);
    }, 120_000);
  });
});
