import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdministrationStreams } from '#event-store';
import * as record from '#record';
import type { GameId, AdministrationEntry } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { localAccess, RunningApi } from '../../test/running-api.js';
import { SignIn } from '../access/sign-in.js';

const secret = 'a secret of the tests that nobody else has';
const signedIn = (sub: string, role: string): Promise<string> =>
  new SignJWT({ sub, role })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

const opened = (visibility: 'PUBLIC' | 'PLAYERS' | 'PRIVATE'): AdministrationEntry => ({
  kind: 'GameOpened',
  visibility,
  seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
  by: 'Ada',
});

const list = `query ($game: ID!) { game(id: $game) { writable annotations { totalCount
  pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor node { id text as by changeable } } } } }`;
const annotate = `mutation ($game: ID!, $as: String!, $text: String!, $from: String! = "5") {
  annotate(game: $game, from: $from, as: $as, text: $text) { id } }`;
const seal = `mutation ($game: ID!, $as: String!, $text: String!) {
  annotate(game: $game, from: "5", as: $as, text: $text, sealed: true) { id sealed } }`;
const change = `mutation ($game: ID!, $id: ID!, $as: String!) {
  changeAnnotation(game: $game, id: $id, from: "5", as: $as, text: "Changed.") { id as by } }`;
const remove = `mutation ($game: ID!, $id: ID!) { removeAnnotation(game: $game, id: $id) }`;
const share = `mutation ($game: ID!, $position: String!, $as: String!) {
  share(game: $game, position: $position, as: $as) { id position as by token link } }`;

describe('annotations, if sign-in is required,', () => {
  let api: RunningApi;
  let tokens: Readonly<Record<string, string>>;
  const nobody = {};

  beforeAll(async () => {
    const { capabilities } = localAccess();
    const signIn = new SignIn({ keys: { kind: 'secret', secret }, issuer: null, audience: null });
    api = await RunningApi.start(
      {
        live: highCardGame('live', { decisions: 9 }),
        mine: highCardGame('mine', { decisions: 9 }),
        named: highCardGame('named'),
        players: highCardGame('players'),
        private: highCardGame('private'),
        public: highCardGame('public'),
      },
      { access: { signIn, capabilities } },
    );
    const administration = new AdministrationStreams(api.store, { record });
    for (const [game, visibility] of [
      ['live', 'PUBLIC'],
      ['mine', 'PUBLIC'],
      ['players', 'PLAYERS'],
      ['private', 'PRIVATE'],
    ] as const)
      await administration.append(game as GameId, [opened(visibility)], 'no-stream');
    const seat = (game: string, place: number) =>
      capabilities.seatToken({ game: game as GameId, seat: place });
    tokens = {
      admin: await signedIn('Grace', 'admin'),
      coach: await signedIn('Carl', 'coach'),
      other: await signedIn('Olga', 'coach'),
      reader: await signedIn('Rita', 'anonymous'),
      live0: await seat('live', 0),
      live1: await seat('live', 1),
      mine0: await seat('mine', 0),
      players0: await seat('players', 0),
    };
  });
  afterAll(() => api.stop());

  const as = (who: string) => ({ authorization: `Bearer ${tokens[who]}` });
  const texts = (answer: { data: unknown }): readonly string[] =>
    (
      answer.data as { game: { annotations: { edges: readonly { node: { text: string } }[] } } }
    ).game.annotations.edges.map(({ node }) => node.text);
  const textsOf = async (game: string, headers: Record<string, string>) =>
    texts(await api.ask(list, { game }, headers));
  const annotateAs = async (who: string, game: string, from: string, text: string) => {
    const { data, errors } = await api.ask(annotate, { game, as: from, text }, as(who));
    expect(errors).toEqual([]);
    return (data as { annotate: { id: string } }).annotate.id;
  };
  const refused = async (
    query: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
  ) => (await api.ask(query, variables, headers)).errors.map(({ extensions }) => extensions['code']);

  it('can be written only by players of that game, coaches and admins', async () => {
    const input = { game: 'public', as: 'spectator', text: 'Hello.' };
    for (const headers of [nobody, as('reader'), as('live0')]) {
      expect(await refused(annotate, input, headers)).toEqual(['WRITING_FORBIDDEN']);
      const tag = `mutation { tag(game: "public", tag: "x") }`;
      expect(await refused(tag, {}, headers)).toEqual(['WRITING_FORBIDDEN']);
      expect(await refused(share, { game: 'public', position: '5', as: 'all' }, headers)).toEqual([
        'WRITING_FORBIDDEN',
      ]);
    }
    expect(await refused(annotate, { ...input, game: 'private' }, nobody)).toEqual(['GAME_NOT_FOUND']);
    const { data } = await api.ask(list, { game: 'public' }, as('coach'));
    expect(data.game.writable).toBe(true);
    expect((await api.ask(list, { game: 'public' })).data.game.writable).toBe(false);
  });

  it('are shown during a game to users who can take their perspective, and not revealed to others by count, cursor or id', async () => {
    const before = await api.ask(list, { game: 'live' }, as('live1'));
    const unsaid = await api.ask(list, { game: 'live' });
    await annotateAs('live0', 'live', '0', 'My secret plan.');
    await annotateAs('admin', 'live', 'all', 'Neither knows of the other.');
    expect(await textsOf('live', as('live0'))).toEqual(['My secret plan.']);
    expect((await api.ask(list, { game: 'live' }, as('live1'))).text).toBe(before.text);
    expect((await api.ask(list, { game: 'live' })).text).toBe(unsaid.text);
    expect(await textsOf('live', as('coach'))).toEqual([]);
    expect(await textsOf('live', as('admin'))).toEqual(['My secret plan.', 'Neither knows of the other.']);
    await annotateAs('live1', 'live', 'spectator', 'Good luck.');
    expect(await textsOf('live', nobody)).toEqual(['Good luck.']);
    // A reader cannot write from a perspective that is forbidden to the reader.
    for (const view of ['1', 'all'])
      expect(await refused(annotate, { game: 'live', as: view, text: 'Aha.' }, as('live0'))).toEqual([
        'VIEW_FORBIDDEN',
      ]);
  });

  it('are sealed until the game is over: only their author can read and change them', async () => {
    const unsaid = await api.ask(list, { game: 'mine' }, as('admin'));
    const { data, errors } = await api.ask(
      seal,
      { game: 'mine', as: '0', text: 'I hope for a six.' },
      as('mine0'),
    );
    expect(errors).toEqual([]);
    expect(data.annotate).toMatchObject({ sealed: true });
    expect(await textsOf('mine', as('mine0'))).toEqual(['I hope for a six.']);
    expect((await api.ask(list, { game: 'mine' }, as('admin'))).text).toBe(unsaid.text);
    const { id } = data.annotate as { readonly id: string };
    for (const [query, variables] of [
      [change, { game: 'mine', id, as: '0' }],
      [remove, { game: 'mine', id }],
    ] as const)
      expect(await refused(query, variables, as('admin'))).toEqual(['ANNOTATION_NOT_FOUND']);
    await api.ask(change, { game: 'mine', id, as: '0' }, as('mine0'));
    expect(await textsOf('mine', as('admin'))).toEqual([]);
    // In a finished game, a sealed note is like any other note.
    const whole = await api.ask(
      seal,
      { game: 'players', as: '0', text: 'I had hoped for a six.' },
      as('coach'),
    );
    expect(whole.errors).toEqual([]);
    expect(await textsOf('players', as('players0'))).toContain('I had hoped for a six.');
    expect(await textsOf('players', nobody)).toEqual([]);
  });

  it('are shown after a game to users whom its visibility allows', async () => {
    await annotateAs('coach', 'players', 'all', 'Both hands were weak.');
    await annotateAs('coach', 'players', 'spectator', 'A fine game.');
    expect(await textsOf('players', nobody)).toEqual(['A fine game.']);
    expect(await textsOf('players', as('players0'))).toEqual(
      expect.arrayContaining(['Both hands were weak.', 'A fine game.']),
    );
  });

  it('can be changed only by their author and admins, and do not exist for other users', async () => {
    const id = await annotateAs('live0', 'live', '0', 'Wait for it.');
    for (const [query, variables] of [
      [change, { game: 'live', id, as: 'spectator' }],
      [remove, { game: 'live', id }],
    ] as const) {
      expect(await refused(query, variables, as('live1'))).toEqual(['ANNOTATION_NOT_FOUND']);
      expect(await refused(query, variables, nobody)).toEqual(['WRITING_FORBIDDEN']);
    }
    const open = await annotateAs('coach', 'public', 'all', 'Mine.');
    expect(await refused(change, { game: 'public', id: open, as: 'all' }, as('other'))).toEqual([
      'ANNOTATION_FORBIDDEN',
    ]);
    expect(await refused(remove, { game: 'public', id: open }, as('other'))).toEqual([
      'ANNOTATION_FORBIDDEN',
    ]);
    const { data } = await api.ask(change, { game: 'public', id: open, as: 'all' }, as('admin'));
    expect(data.changeAnnotation).toMatchObject({ by: 'Carl' });
    // The annotation keeps the perspective of the seat, because it could still contain text that was written from this
    // perspective.
    const changed = await api.ask(change, { game: 'live', id, as: 'spectator' }, as('live0'));
    expect(changed.data.changeAnnotation).toMatchObject({ as: '0' });
    expect(await textsOf('live', as('live1'))).not.toContain('Changed.');
  });

  it('are shown through a link only up to the position of the link', async () => {
    await annotateAs('admin', 'private', 'all', 'At five.');
    await api.ask(annotate, { game: 'private', as: 'all', text: 'At nine.', from: '9' }, as('admin'));
    const { data } = await api.ask(share, { game: 'private', position: '7', as: 'all' }, as('admin'));
    const link = data.share as { readonly id: string; readonly token: string; readonly link: string };
    expect(link.link).toBe(`/game/private?at=7&as=all#share=${link.token}`);
    const holder = { authorization: `Bearer ${link.token}` };
    expect(await textsOf('private', holder)).toEqual(['At five.']);
    const state = `{ game(id: "private") { state(at: "8", as: "all") { position } } }`;
    expect(await refused(state, {}, holder)).toEqual(['POSITION_OUT_OF_RANGE']);
    const writes = { game: 'private', as: 'all', text: 'I was here.' };
    expect(await refused(annotate, writes, holder)).toEqual(['WRITING_FORBIDDEN']);

    const shares = `{ game(id: "private") { shares { id token by } } }`;
    const listed = async (headers: Record<string, string>) =>
      (await api.ask(shares, {}, headers)).data.game.shares as unknown;
    expect(await listed(as('admin'))).toEqual([{ id: link.id, token: link.token, by: 'Grace' }]);
    for (const headers of [holder, as('coach')]) expect(await listed(headers)).toEqual([]);

    const revoke = `mutation ($id: ID!) { revokeShare(game: "private", id: $id) }`;
    expect(await refused(revoke, { id: link.id }, as('coach'))).toEqual(['SHARE_NOT_FOUND']);
    expect((await api.ask(revoke, { id: link.id }, as('admin'))).data).toEqual({ revokeShare: link.id });
    expect(await refused(revoke, { id: link.id }, as('admin'))).toEqual(['SHARE_NOT_FOUND']);
    expect(await refused(list, { game: 'private' }, holder)).toEqual(['LINK_REVOKED']);
  });

  it('are hidden together with names and tags if a link does not show the result', async () => {
    const answerTo = async (game: string, headers: Record<string, string>) => {
      const query = `query ($game: ID!) { game(id: $game) { name nameIsLate tags lateTags lastPosition
        branchTree { name nameIsLate } } games { edges { node { id name tags lateTags result { rule } } } } }`;
      const { data, errors } = await api.ask(query, { game }, headers);
      expect(errors).toEqual([]);
      return data as { game: { lastPosition: string }; games: { edges: { node: { id: string } }[] } };
    };
    const early = {
      id: randomUUID(),
      type: 'Tagged',
      metadata: { schema: 2, recordedAt: '2000-01-01T00:00:00Z' },
    };
    await api.store.append(
      'notes-named',
      [{ ...early, data: { kind: 'Tagged', tag: 'Final', by: 'Ada' } }],
      'no-stream',
    );
    await api.ask('mutation { tag(game: "named", tag: "ada-wins") }', {}, as('admin'));
    await api.ask('mutation { nameGame(game: "named", name: "Ada beats Ben") }', {}, as('admin'));
    const whole = await answerTo('named', nobody);
    const late = { name: 'Ada beats Ben', nameIsLate: true };
    const known = { ...late, tags: ['Final', 'ada-wins'], lateTags: ['ada-wins'] };
    expect(whole.game).toMatchObject({ ...known, branchTree: late });

    const linked = async (position: string) => {
      const { data } = await api.ask(share, { game: 'named', position, as: 'all' }, as('admin'));
      return { authorization: `Bearer ${data.share.token}` };
    };
    const cut = { name: null, tags: ['Final'], lateTags: [] };
    const holder = await linked('5');
    const { game, games } = await answerTo('named', holder);
    expect(game).toMatchObject({ ...cut, nameIsLate: false, branchTree: { name: null, nameIsLate: false } });
    expect(games.edges.find(({ node }) => node.id === 'named')?.node).toMatchObject({ ...cut, result: null });
    for (const filter of [{ tag: 'ada-wins' }, { text: 'ada-wins' }]) {
      const found = `query ($filter: GameFilter) { games(filter: $filter) { totalCount } }`;
      expect((await api.ask(found, { filter }, nobody)).data.games.totalCount).toBe(1);
      expect((await api.ask(found, { filter }, holder)).data.games.totalCount).toBe(0);
    }
    const toEnd = await answerTo('named', await linked(whole.game.lastPosition));
    expect(toEnd.game).toMatchObject(known);
  });

  it.each<readonly [string, object, string]>([
    ['an invalid position', { position: 'noon' }, 'POSITION_INVALID'],
    ['a position that does not exist', { position: '99999' }, 'POSITION_OUT_OF_RANGE'],
    ['an invalid perspective', { as: '7' }, 'VIEWER_INVALID'],
    ['a perspective that the user cannot take', { as: '1' }, 'VIEW_FORBIDDEN'],
  ])('cannot be shared for %s', async (_, input, code) => {
    const variables = { game: 'mine', position: '5', as: '0', ...input };
    expect(await refused(share, variables, as('mine0'))).toEqual([code]);
    expect(await refused(share, { game: 'mine', position: '5', as: '0' }, as('mine0'))).toEqual([]);
  });
});
