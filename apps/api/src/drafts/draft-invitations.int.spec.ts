import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { draftSeat, type BegunDraftSeat } from '../../test/draft-seats.js';
import { RunningApi } from '../../test/running-api.js';
import { authSecret, signedAccess } from '../../test/tokens.js';

type Headers = Record<string, string>;
interface Begun {
  readonly id: string;
  readonly seats: readonly BegunDraftSeat[];
}

let api: RunningApi;

describe('draft invitations', () => {
  beforeEach(async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
  });
  afterEach(() => api.stop());

  const bearer = (token: string | null | undefined): Headers => ({ authorization: `Bearer ${token ?? ''}` });
  const signIn = async (sub: string, role = 'seat'): Promise<Headers> =>
    bearer(
      await new SignJWT({ sub, role })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(authSecret)),
    );
  const ask = async (query: string, variables: object = {}, headers: Headers = {}) => {
    const { data, errors, text } = await api.ask(query, { ...variables }, headers);
    return { data, text, code: errors[0]?.extensions['code'] };
  };
  const players = [{ name: 'Ada' }, { name: 'Ben' }, { bot: true }];
  const start = async (headers: Headers, input: object = {}): Promise<Begun> => {
    const query = `mutation ($input: StartDraftInput!) { startDraft(input: $input) { id seats { ${draftSeat} } } }`;
    const { data } = await ask(query, { input: { players, boosters: 1, ...input } }, headers);
    return data.startDraft as Begun;
  };
  const claim = async (invitation: string | null | undefined, headers: Headers = {}, receipt?: string) => {
    const query = `mutation ($invitation: String!, $receipt: String) {
    claimDraftSeat(invitation: $invitation, receipt: $receipt) { draft seat name token } }`;
    const { data, code } = await ask(query, { invitation: invitation ?? '', receipt }, headers);
    return (code ?? data.claimDraftSeat) as string | { readonly seat: number; readonly token: string };
  };
  const invite = async (draft: string, seat: number, headers: Headers): Promise<string> => {
    const query = 'mutation ($draft: ID!, $seat: Int!) { inviteToDraftSeat(draft: $draft, seat: $seat) }';
    const { data, code } = await ask(query, { draft, seat }, headers);
    return (code ?? data.inviteToDraftSeat) as string;
  };
  const revoke = async (draft: string, seat: number, headers: Headers): Promise<unknown> => {
    const query = 'mutation ($draft: ID!, $seat: Int!) { revokeDraftInvitation(draft: $draft, seat: $seat) }';
    const { data, code } = await ask(query, { draft, seat }, headers);
    return code ?? data.revokeDraftInvitation;
  };
  const look = (id: string, as: string, headers: Headers) =>
    ask(
      `query ($id: ID!, $as: String!) { draft(id: $id, as: $as) { seats { seat yours awaited hand { reference } } } }`,
      { id, as },
      headers,
    );
  const pick = (draft: string, card: string, seat: number | null, headers: Headers) =>
    ask(
      `mutation ($draft: ID!, $card: String!, $seat: Int) { pick(draft: $draft, card: $card, seat: $seat) { id } }`,
      { draft, card, seat },
      headers,
    );
  const tokenOf = (claimed: Awaited<ReturnType<typeof claim>>): string => {
    if (typeof claimed === 'string') throw new Error(claimed);
    return claimed.token;
  };

  describe('the person who starts a draft', () => {
    it("holds the token of one seat, and invitations to the other people's seats", async () => {
      const { id, seats } = await start(await signIn('Ada'));
      expect(seats.map(({ seat, token, invitation }) => [seat, typeof token, typeof invitation])).toEqual([
        [0, 'string', 'object'],
        [1, 'object', 'string'],
      ]);
      const { data } = await look(id, '0', bearer(seats[0]?.token));
      expect(data.draft.seats).toMatchObject([
        { yours: true, awaited: false },
        { yours: false, awaited: true },
        { yours: false, awaited: false },
      ]);
    });

    it('receives invitations that name the draft and its players until the seat is claimed', async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await start(ada);
      const query = `query ($invitation: String!, $receipt: String) { draftInvitation(invitation: $invitation, receipt: $receipt) {
        seat draft { id form set players phase } } }`;
      const [receipt, invitation] = ['r'.repeat(16), seats[1]?.invitation ?? ''];
      const seen = { id, form: 'BOOSTER_DRAFT', set: 'RIVER', phase: 'DRAFTING' };
      const found = await ask(query, { invitation, receipt });
      expect(found.data.draftInvitation).toMatchObject({
        seat: 1,
        draft: { ...seen, players: ['Ada', 'Ben', expect.any(String)] },
      });
      await claim(invitation, {}, receipt);
      expect((await ask(query, { invitation, receipt })).data.draftInvitation.seat).toBe(1);
      expect((await ask(query, { invitation })).code).toBe('SEAT_CLAIMED');
      expect((await ask(query, { invitation: seats[0]?.token })).code).toBe('INVITATION_INVALID');
      const other = await start(ada);
      const revoked = other.seats[1]?.invitation ?? '';
      await revoke(other.id, 1, ada);
      expect((await ask(query, { invitation: revoked })).code).toBe('INVITATION_VOID');
    });

    it('can choose a seat, or no seat', async () => {
      const ada = await signIn('Ada');
      const other = await start(ada, { seat: 1 });
      expect(other.seats.map(({ token }) => typeof token)).toEqual(['object', 'string']);
      const none = await start(ada, { playing: false });
      expect(none.seats.map(({ token }) => token)).toEqual([null, null]);
      const query = `mutation ($input: StartDraftInput!) { startDraft(input: $input) { id } }`;
      const bad = await ask(query, { input: { players, boosters: 1, seat: 2 } }, ada);
      expect(bad.code).toBe('SEAT_INVALID');
    });

    it('cannot pick for another seat or see its cards, even with all tokens and invitations', async () => {
      const ada = await signIn('Ada', 'admin');
      const { id, seats } = await start(ada);
      const invitation = seats[1]?.invitation;
      const ben = bearer(tokenOf(await claim(invitation, await signIn('Ben'))));
      const { data } = await look(id, '1', ben);
      const [card] = data.draft.seats[1].hand as { reference: string }[];
      const own = { ...ada, 'x-retrace-seat': seats[0]?.token ?? '' };
      for (const headers of [ada, own, bearer(seats[0]?.token)]) {
        expect((await look(id, '1', headers)).code).toBe('VIEW_FORBIDDEN');
        expect((await look(id, 'all', headers)).code).toBe('VIEW_FORBIDDEN');
        const picked = await pick(id, card?.reference ?? '', 1, headers);
        expect(['SEAT_INVALID', 'SEAT_REQUIRED']).toContain(picked.code);
      }
      const seen = await look(id, 'spectator', own);
      expect(seen.text).not.toContain('OPEN_RIVER');
      // An invitation is not a token, and can be claimed only once.
      expect((await look(id, '1', bearer(invitation))).code).toBe('UNAUTHENTICATED');
      expect(await claim(invitation, ada)).toBe('SEAT_CLAIMED');
      expect(await invite(id, 1, ada)).toBe('SEAT_CLAIMED');
      expect((await pick(id, card?.reference ?? '', null, ben)).code).toBeUndefined();
    });
  });

  describe('an invitation to a seat of a draft', () => {
    it('can be claimed again by the same person, or with the same receipt', async () => {
      const { seats } = await start(await signIn('Ada'));
      const ben = await signIn('Ben');
      const first = tokenOf(await claim(seats[1]?.invitation, ben));
      expect(tokenOf(await claim(seats[1]?.invitation, ben))).toBe(first);
      expect(await claim(seats[1]?.invitation, await signIn('Cleo'))).toBe('SEAT_CLAIMED');
      const other = await start(await signIn('Ada'));
      const receipt = 'nobody guesses this one';
      const token = tokenOf(await claim(other.seats[1]?.invitation, {}, receipt));
      expect(tokenOf(await claim(other.seats[1]?.invitation, {}, receipt))).toBe(token);
      expect(await claim(other.seats[1]?.invitation)).toBe('SEAT_CLAIMED');
    });

    it('can be replaced and revoked by the person who started the draft', async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await start(ada);
      const again = await invite(id, 1, ada);
      expect(await claim(seats[1]?.invitation)).toBe('INVITATION_VOID');
      expect(await revoke(id, 1, ada)).toBe(1);
      expect(await claim(again)).toBe('INVITATION_VOID');
      expect(await revoke(id, 1, ada)).toBe(1);
      expect(typeof tokenOf(await claim(await invite(id, 1, ada)))).toBe('string');
    });

    it.each([
      [
        'by another person',
        async () => invite((await start(await signIn('Ada'))).id, 1, await signIn('Eve')),
      ],
      ['by an anonymous user', async () => revoke((await start(await signIn('Ada'))).id, 1, {})],
    ])('cannot be managed %s', async (_, act) => {
      expect(await act()).toBe('FORBIDDEN');
    });

    it("is refused if it is invalid, and does not exist for bots' seats", async () => {
      const ada = await signIn('Ada');
      const { id, seats } = await start(ada);
      expect(await claim('no invitation')).toBe('INVITATION_INVALID');
      expect(await claim(seats[0]?.token)).toBe('INVITATION_INVALID');
      expect(await claim(seats[1]?.invitation, {}, 'short')).toBe('RECEIPT_INVALID');
      expect(await invite(id, 0, ada)).toBe('SEAT_NOT_INVITED');
      expect(await invite(id, 2, ada)).toBe('SEAT_NOT_INVITED');
      expect(await invite(id, 9, ada)).toBe('SEAT_NOT_INVITED');
      expect(await invite('none', 1, ada)).toBe('DRAFT_NOT_FOUND');
      const game = `mutation ($invitation: String!) { claimSeat(invitation: $invitation) { token } }`;
      expect((await ask(game, { invitation: seats[1]?.invitation })).code).toBe('INVITATION_INVALID');
    });
  });
});
