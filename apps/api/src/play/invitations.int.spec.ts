import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { AdministrationStreams } from '#event-store';
import * as record from '#record';
import type { GameId, AdministrationEntry } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { localAccess, RunningApi } from '../../test/running-api.js';
import { authSecret, signedAccess } from '../../test/tokens.js';

interface Seat {
  readonly seat: number;
  readonly token: string | null;
  readonly invitation: string | null;
}
interface Begun {
  readonly id: GameId;
  readonly seats: readonly Seat[];
  readonly warnings: readonly string[];
}
type Headers = Record<string, string>;

let api: RunningApi;

describe('invitations', () => {
  beforeEach(async () => {
    api = await RunningApi.start({ over: highCardGame('over') }, { access: signedAccess() });
  });
  afterEach(() => api.stop());

  const signIn = async (
    sub: string,
    claims: Record<string, unknown> = { role: 'seat' },
  ): Promise<Headers> => {
    const made = new SignJWT({ sub, ...claims }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h');
    return { authorization: `Bearer ${await made.sign(new TextEncoder().encode(authSecret))}` };
  };
  const bearer = (token: string | null | undefined): Headers => ({ authorization: `Bearer ${token ?? ''}` });
  const ask = async (query: string, variables: Record<string, unknown>, headers: Headers = {}) => {
    const { data, errors, text } = await api.ask(query, variables, headers);
    return { data, text, code: errors[0]?.extensions['code'] };
  };
  const begun = 'id seats { seat token invitation } warnings';
  const players = [{ name: 'Ada' }, { name: 'Ben' }];
  const start = async (headers: Headers, input: Record<string, unknown> = {}) => {
    const query = `mutation ($input: StartGameInput!) { startGame(input: $input) { ${begun} } }`;
    const { data, code } = await ask(query, { input: { players, ...input } }, headers);
    return typeof code === 'string' ? code : (data.startGame as Begun);
  };
  const started = async (headers: Headers, input: Record<string, unknown> = {}): Promise<Begun> => {
    const game = await start(headers, input);
    if (typeof game === 'string') throw new Error(game);
    return game;
  };
  const claim = async (
    invitation: string | null | undefined,
    headers: Headers = {},
    receipt?: string,
    name?: string,
  ) => {
    const query = `mutation ($invitation: String!, $receipt: String, $name: String) {
    claimSeat(invitation: $invitation, receipt: $receipt, name: $name) { game seat name token warnings } }`;
    const { data, code } = await ask(query, { invitation: invitation ?? '', receipt, name }, headers);
    return (code ?? data.claimSeat) as string | { readonly seat: number; readonly token: string };
  };
  const invite = async (game: string, seat: number, headers: Headers) => {
    const query = 'mutation ($game: ID!, $seat: Int!) { inviteToSeat(game: $game, seat: $seat) }';
    const { data, code } = await ask(query, { game, seat }, headers);
    return (code ?? data.inviteToSeat) as string;
  };
  const revoke = async (game: string, seat: number, headers: Headers) => {
    const query = 'mutation ($game: ID!, $seat: Int!) { revokeInvitation(game: $game, seat: $seat) }';
    const { data, code } = await ask(query, { game, seat }, headers);
    return (code ?? data.revokeInvitation) as unknown;
  };
  const remove = async (game: string, headers: Headers) =>
    (await ask('mutation ($game: ID!) { deleteGame(game: $game) }', { game }, headers)).code ?? 'deleted';
  const looks = async (game: string, as: string, headers: Headers) =>
    (
      await ask(
        'query ($game: ID!, $as: String!) { game(id: $game) { state(as: $as) { position } } }',
        { game, as },
        headers,
      )
    ).code ?? 'seen';

  describe('the person who starts a game', () => {
    it('holds the token of one seat, and invitations to the others', async () => {
      const ada = await signIn('Ada');
      const { id, seats, warnings } = await started(ada);
      expect(seats.map(({ token, invitation }) => [typeof token, typeof invitation])).toEqual([
        ['string', 'object'],
        ['object', 'string'],
      ]);
      expect(warnings).toEqual([]);
      const all = { ...ada, 'x-retrace-seat': seats[0]?.token ?? '' };
      expect(await looks(id, '0', all)).toBe('seen');
      expect(await looks(id, '1', all)).toBe('VIEW_FORBIDDEN');
      expect(await looks(id, 'all', all)).toBe('VIEW_FORBIDDEN');
      // An invitation is not a token, regardless of the header in which it is sent.
      expect(await looks(id, '1', bearer(seats[1]?.invitation))).toBe('UNAUTHENTICATED');
      expect(await looks(id, '1', { 'x-retrace-seat': seats[1]?.invitation ?? '' })).toBe('UNAUTHENTICATED');
    });

    it('chooses that seat, or no seat', async () => {
      const ada = await signIn('Ada');
      const own = async (input: Record<string, unknown>) => {
        const game = await start(ada, input);
        return typeof game === 'string'
          ? game
          : game.seats.filter(({ token }) => token !== null).map(({ seat }) => seat);
      };
      const withBot = [{ bot: 'RANDOM' }, { name: 'Ada' }];
      expect(await own({})).toEqual([0]);
      expect(await own({ seat: 1 })).toEqual([1]);
      expect(await own({ playing: false })).toEqual([]);
      expect(await own({ players: withBot })).toEqual([1]);
      expect(await own({ players: [{ bot: 'RANDOM' }, { bot: 'RANDOM' }] })).toEqual([]);
      for (const wrong of [
        { seat: 2 },
        { seat: -1 },
        { players: withBot, seat: 0 },
        { seat: 0, playing: false },
      ])
        expect(await own(wrong)).toBe('SEAT_INVALID');
    });
  });

  describe('an invitation', () => {
    it('gives the token of its seat to anyone who has it', async () => {
      const { id, seats } = await started(await signIn('Ada'));
      const taken = await claim(seats[1]?.invitation);
      expect(taken).toMatchObject({ game: id, seat: 1, name: 'Ben', warnings: [] });
      if (typeof taken === 'string') throw new Error(taken);
      expect(await looks(id, '1', bearer(taken.token))).toBe('seen');
      expect(await looks(id, '0', bearer(taken.token))).toBe('VIEW_FORBIDDEN');
    });

    it('describes its game until its seat is claimed, with the deck of only that seat', async () => {
      const { seats } = await started(await signIn('Ada'));
      const look = async (receipt?: string) => {
        const { data, code, text } = await ask(
          `query ($invitation: String!, $receipt: String) {
            invitation(invitation: $invitation, receipt: $receipt) {
              module moduleName edition format mode seat players deck { reference name copies } } }`,
          { invitation: seats[1]?.invitation ?? '', receipt },
        );
        return { seen: (code ?? data.invitation) as { deck: { copies: number }[] }, text };
      };
      const { seen, text } = await look();
      expect(seen).toMatchObject({ module: 'altered', mode: null, seat: 1, players: ['Ada', 'Ben'] });
      expect(seen.deck.reduce((sum, { copies }) => sum + copies, 0)).toBeGreaterThan(30);
      expect(text).not.toMatch(/token|seed/);
      const receipt = 'a secret of the friend';
      expect(await claim(seats[1]?.invitation, {}, receipt)).toMatchObject({ seat: 1 });
      expect((await look()).seen).toBe('SEAT_CLAIMED');
      expect((await look(receipt)).seen).toMatchObject({ seat: 1 });
    });

    it('lets its player choose a name, which appears in the game, its list and its log', async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await started(ada, { visibility: 'PUBLIC' });
      const [own, other] = [bearer(seats[0]?.token), seats[1]?.invitation];
      const seen = async (headers: Headers) => {
        const { data } = await ask(
          `query ($id: ID!) {
            game(id: $id) { players { name } seating { name } state(as: "spectator") { seats { name } } }
            games(first: 5) { edges { node { id players { name } } } } }`,
          { id },
          headers,
        );
        const { players: named, seating, state } = data.game;
        const edges = data.games.edges as { node: { id: string; players: { name: string }[] } }[];
        const listed = edges.find(({ node }) => node.id === id)?.node.players ?? [];
        return [named, seating, state.seats, listed].map((all: { name: string }[]) =>
          all.map(({ name }) => name).join(),
        );
      };
      // Before the claim, the game shows the previous name.
      expect(await seen(own)).toEqual(Array(4).fill('Ada,Ben'));
      for (const name of ['', '  ', 'A\nB', 'x'.repeat(61), 'turned\u202eround'])
        expect(await claim(other, {}, undefined, name)).toBe('NAME_INVALID');
      const receipt = 'a secret of the friend';
      expect(await claim(other, {}, receipt, ' Benedetta ')).toMatchObject({ seat: 1, name: 'Benedetta' });
      for (const headers of [own, {}]) expect(await seen(headers)).toEqual(Array(4).fill('Ada,Benedetta'));
      // Only the first claim takes effect.
      expect(await claim(other, {}, receipt, 'Cleo')).toMatchObject({ name: 'Benedetta' });
      expect((await api.streams.read(id))[0]?.event).toMatchObject({
        seats: [{ name: 'Ada' }, { name: 'Ben' }],
      });
      // A server that reads the game for the first time also shows the name.
      const { store } = api;
      const close = store.close.bind(store);
      store.close = async () => undefined;
      await api.stop();
      store.close = close;
      api = await RunningApi.start({}, { store, access: signedAccess() });
      expect(await seen({})).toEqual(Array(4).fill('Ada,Benedetta'));
    });

    it('shows the chosen name of a private game only to its players', async () => {
      const { id, seats } = await started(await signIn('Ada'), { visibility: 'PRIVATE' });
      expect(await claim(seats[1]?.invitation, {}, undefined, 'Benedetta')).toMatchObject({ seat: 1 });
      const query = 'query ($id: ID!) { game(id: $id) { players { name } } }';
      expect((await ask(query, { id }, bearer(seats[0]?.token))).text).toContain('Benedetta');
      for (const headers of [{}, await signIn('Cleo')]) {
        const { code, text } = await ask(query, { id }, headers);
        expect(code).toBe('GAME_NOT_FOUND');
        expect(text).not.toContain('Benedetta');
      }
    });

    it('can be claimed once, even if many people (including the one who started the game) claim it at the same time', async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await started(ada);
      const claims = await Promise.all(
        Array.from({ length: 16 }, async (_, at) =>
          claim(seats[1]?.invitation, at === 0 ? ada : at % 2 === 0 ? {} : await signIn(`rival ${at}`)),
        ),
      );
      expect(claims.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1);
      expect(claims.filter((outcome) => outcome === 'SEAT_CLAIMED')).toHaveLength(15);
      const entries = await new AdministrationStreams(api.store, { record }).read(id);
      expect(entries.filter(({ entry }) => entry.kind === 'SeatClaimed')).toHaveLength(1);
      expect(await claim(seats[1]?.invitation)).toBe('SEAT_CLAIMED');
      expect(await invite(id, 1, ada)).toBe('SEAT_CLAIMED');
      expect(await revoke(id, 1, ada)).toBe('SEAT_CLAIMED');
    });

    it('returns the token again only to the same signed-in user or with the same receipt', async () => {
      const ada = await signIn('Ada');
      const receipt = 'a secret of my own';
      const [first, second] = [await started(ada), await started(ada)];
      const ben = await signIn('Ben');
      const taken = await claim(first.seats[1]?.invitation, ben);
      expect(await claim(first.seats[1]?.invitation, ben)).toEqual(taken);
      expect(
        await claim(first.seats[1]?.invitation, await signIn('Ben', { role: 'seat', iss: 'another' })),
      ).toBe('SEAT_CLAIMED');
      const other = await claim(second.seats[1]?.invitation, {}, receipt);
      expect(await claim(second.seats[1]?.invitation, {}, receipt)).toEqual(other);
      for (const wrong of ['another secret of mine', undefined])
        expect(await claim(second.seats[1]?.invitation, {}, wrong)).toBe('SEAT_CLAIMED');
      expect(await claim(second.seats[1]?.invitation, {}, 'short')).toBe('RECEIPT_INVALID');
      const stored = JSON.stringify(await new AdministrationStreams(api.store, { record }).read(second.id));
      expect(stored).not.toContain(receipt);
    });

    it('is invalid if it is unsigned or another kind of token', async () => {
      const { seats } = await started(await signIn('Ada'));
      const [own, other] = [seats[0]?.token ?? '', seats[1]?.invitation ?? ''];
      for (const wrong of ['', 'nonsense', own, `${other}x`, other.slice(0, -4), 'x'.repeat(100_000)])
        expect(await claim(wrong)).toBe('INVITATION_INVALID');
    });

    it('is invalid after it was replaced or revoked by the person who started the game or an admin', async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await started(ada, { playing: false });
      const again = await invite(id, 1, ada);
      expect(await claim(seats[1]?.invitation)).toBe('INVITATION_VOID');
      expect(await revoke(id, 1, ada)).toBe(1);
      expect(await revoke(id, 1, ada)).toBe(1);
      expect(await claim(again)).toBe('INVITATION_VOID');
      const admin = await signIn('Root', { role: 'admin' });
      expect(await claim(await invite(id, 1, admin))).toMatchObject({ seat: 1 });
      expect(await claim(seats[0]?.invitation)).toMatchObject({ seat: 0 });
    });

    it('can be revoked only by the person who started the game', async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await started(ada, { visibility: 'PUBLIC' });
      const others: readonly Headers[] = [
        {},
        await signIn('Ben'),
        await signIn('Ada', {}),
        await signIn('Ada', { role: 'coach', iss: 'another' }),
        bearer(seats[0]?.token),
      ];
      for (const headers of others) {
        expect(await invite(id, 1, headers)).toBe('FORBIDDEN');
        expect(await revoke(id, 1, headers)).toBe('FORBIDDEN');
      }
      for (const seat of [0, 2, -1]) expect(await invite(id, seat, ada)).toBe('SEAT_NOT_INVITED');
      expect(await invite('none', 1, ada)).toBe('GAME_NOT_FOUND');
      expect(await remove(id, ada)).toBe('deleted');
      expect(await claim(seats[1]?.invitation)).toBe('GAME_NOT_FOUND');
    });
  });

  describe('a branch', () => {
    it('reports to its players which users can see hidden information', async () => {
      const query = `mutation ($players: [BranchPlayerInput!]) { branchGame(game: "over", at: "2", players: $players, seat: null) { ${begun} } }`;
      const ada = await signIn('Ada', { role: 'coach' });
      const at = (await api.streams.read('over' as GameId)).find(
        ({ event }) => event.kind === 'DecisionRequested',
      );
      const branch = async (more: unknown = null) =>
        (await ask(query.replace('at: "2"', `at: "${at?.revision}"`), { players: more }, ada)).data
          .branchGame as Begun;
      const game = await branch();
      expect(game.warnings).toEqual([expect.stringContaining(`at position ${at?.revision}`)]);
      expect(await claim(game.seats[1]?.invitation)).toMatchObject({ warnings: game.warnings });
      expect((await branch([{ bot: 'RANDOM' }, { bot: 'RANDOM' }])).warnings).toEqual([]);
    });
  });

  describe('deleting a game', () => {
    it('is allowed for the signed-in user with a role who started it, and for admins', async () => {
      const { id, seats } = await started(await signIn('Ada'), { visibility: 'PUBLIC' });
      const others: readonly Headers[] = [
        {},
        bearer(seats[0]?.token),
        await signIn('Ben'),
        await signIn('Ada', {}),
        await signIn('Ada', { role: 'gardener' }),
        await signIn('Ada', { role: 'seat', iss: 'another' }),
      ];
      for (const headers of others) expect(await remove(id, headers)).toBe('FORBIDDEN');
      expect(await remove(id, await signIn('Ada', { role: 'coach' }))).toBe('deleted');
      const another = await started(await signIn('Ada'));
      expect(await remove(another.id, await signIn('Root', { role: 'admin' }))).toBe('deleted');
    });

    it('is not allowed for users with the same name as the owner or the author of an old note', async () => {
      const { store } = api;
      const close = store.close.bind(store);
      store.close = async () => undefined;
      await api.stop();
      api = await RunningApi.start({}, { store, access: localAccess() });
      const { id } = await started({}, { visibility: 'PUBLIC' });
      const administration = new AdministrationStreams(store, { record });
      const old: AdministrationEntry = { kind: 'GameOpened', visibility: 'PUBLIC', seats: [], by: 'Ada' };
      await administration.append('over' as GameId, [old], 'any');
      await api.stop();
      store.close = close;
      api = await RunningApi.start({}, { store, access: signedAccess() });
      for (const role of ['seat', 'coach']) {
        expect(await remove(id, await signIn('owner', { role }))).toBe('FORBIDDEN');
        expect(await remove('over', await signIn('Ada', { role }))).toBe('FORBIDDEN');
      }
      expect(await looks('over', 'all', {})).toBe('seen');
      expect(await remove(id, await signIn('Root', { role: 'admin' }))).toBe('deleted');
    });
  });
});
