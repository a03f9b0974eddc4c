import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { openSet } from '#altered/cards';
import {
  cardsOfSet,
  draftFormat,
  draftSetup,
  startDraft,
  verifiedDraft,
  type DraftEvent,
  type RecordedDraftEvent,
} from '#altered/drafts';
import { DraftStreams, MemoryEventStore, type EventStore } from '#event-store';
import { pause } from '#runtime';
import { draftSeat, seatsTaken, type BegunDraftSeat } from '../../test/draft-seats.js';
import { RunningApi, type Answer } from '../../test/running-api.js';
import { signedAccess, signedIn, type Credentials } from '../../test/tokens.js';

// Slow: drafts, builds and plays whole tournaments.

const card = '{ reference }';
const seat = `seat name bot yours asked poolSize hasDeck hand ${card} pool ${card}
  deck { hero ${card} cards ${card} factions } suggestion { hero ${card} cards ${card} factions }`;
const whole = `id set form phase round pick timeLimit revision seats { ${seat} }
  picks { revision seat round pick booster from ${card} card ${card} by thinkingTime }
  matches { round table seats settled games { number game seats winners tokens { seat token } } }
  standings { place seat points won drawn lost }`;
const start = `mutation ($input: StartDraftInput!) { startDraft(input: $input) { id seats { name ${draftSeat} } } }`;
const ask = `query ($id: ID!, $as: String!) { draft(id: $id, as: $as) { ${whole} } }`;
const pick = `mutation ($draft: ID!, $card: String!, $seat: Int) { pick(draft: $draft, card: $card, seat: $seat) { ${whole} } }`;
const build = `mutation ($draft: ID!, $hero: String, $cards: [String!]!, $seat: Int) {
  buildDeck(draft: $draft, hero: $hero, cards: $cards, seat: $seat) { ${whole} } }`;
const play = `mutation ($draft: ID!, $table: Int!) { playMatch(draft: $draft, table: $table) {
  round table seats settled games { number game seats winners tokens { seat token } } } }`;

interface Face {
  readonly reference: string;
}

let api: RunningApi;

describe('drafts', () => {
  beforeEach(async () => {
    api = await RunningApi.start();
  });
  afterEach(() => api.stop());

  const people = (count: number, bots = 0) => [
    ...Array.from({ length: count }, (_, index) => ({ name: `Person ${index}` })),
    ...Array.from({ length: bots }, () => ({ bot: true })),
  ];

  /** Begins a draft. Returns it with the credentials for each seat. */
  async function begun(input: object, by: Credentials = {}) {
    const { data, errors } = await api.ask(start, { input }, by);
    expect(errors).toEqual([]);
    const { id, seats: begunSeats } = data.startDraft as { id: string; seats: BegunDraftSeat[] };
    const seats = await seatsTaken(api, begunSeats);
    const headers = new Map(seats.map(({ seat: own, token }) => [own, { authorization: `Bearer ${token}` }]));
    const as = (own: number, query: string, variables: object = {}): Promise<Answer> =>
      api.ask(query, { id, draft: id, as: `${own}`, seat: null, ...variables }, headers.get(own) ?? {});
    return { id, as, seats };
  }

  /** Begins a sealed event between two people, and builds their decks. */
  async function begunMatches(by: Credentials = {}) {
    const draft = await begun({ form: 'SEALED', players: people(2), boosters: 4, matches: {} }, by);
    for (const own of [0, 1]) {
      const { hero, cards } = (await draft.as(own, ask)).data.draft.seats[own].suggestion as {
        hero: Face | null;
        cards: Face[];
      };
      const deck = { hero: hero?.reference ?? null, cards: cards.map(({ reference }) => reference) };
      expect((await draft.as(own, build, deck)).errors).toEqual([]);
    }
    return draft;
  }

  interface Spectated {
    readonly phase: string;
    readonly matches: readonly {
      readonly round: number;
      readonly settled: boolean;
      readonly games: readonly { readonly game: string }[];
    }[];
    readonly standings: readonly {
      readonly seat: number;
      readonly won: number;
      readonly lost: number;
      readonly points: number;
    }[];
  }
  const spectated = async (id: string): Promise<Spectated> =>
    (await api.ask(ask, { id, as: 'spectator' })).data.draft as Spectated;

  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; !(await holds()); tries++) {
      if (tries > 600) throw new Error('it never held');
      await pause(100, {});
    }
  };

  const codeOf = ({ errors }: Answer): unknown => errors[0]?.extensions['code'];

  describe('a draft of people and bots', () => {
    it('can be picked, built, played and verified', async () => {
      const { id, as } = await begun({
        players: people(2, 2),
        boosters: 1,
        matches: { rounds: 1 },
      });
      for (let made = 0; made < 12; made++)
        for (const own of [0, 1]) {
          const { data } = await as(own, ask);
          const { hand } = data.draft.seats[own] as { hand: Face[] };
          expect(hand).toHaveLength(12 - made);
          const { errors } = await as(own, pick, { card: hand[0]?.reference });
          expect(errors).toEqual([]);
        }
      for (const own of [0, 1]) {
        const { data } = await as(own, ask);
        expect(data.draft.phase).toBe('BUILDING');
        const { hero, cards } = data.draft.seats[own].suggestion as { hero: Face | null; cards: Face[] };
        const deck = { hero: hero?.reference ?? null, cards: cards.map(({ reference }) => reference) };
        expect((await as(own, build, deck)).errors).toEqual([]);
      }
      const { data } = await as(0, ask);
      expect(data.draft).toMatchObject({ phase: 'PLAYING', matches: [{ round: 1 }, { round: 1 }] });
      const table = (data.draft.matches as { seats: number[] }[]).findIndex(({ seats }) => seats.includes(0));
      const match = (await as(0, play, { table })).data.playMatch as {
        seats: number[];
        games: { game: string; seats: number[]; tokens: { seat: number; token: string }[] }[];
      };
      const [game] = match.games;
      expect(game?.tokens.map(({ seat: own }) => game.seats[own])).toEqual([0]);
      const token = game?.tokens[0]?.token ?? '';
      const seen = await api.ask(
        `{ game(id: "${game?.game ?? ''}") { format players { name } } }`,
        {},
        { authorization: `Bearer ${token}` },
      );
      expect(seen.data.game).toMatchObject({ format: 'booster-draft' });
      expect(codeOf(await as(0, play, { table }))).toBe('MATCH_GAME_CONFLICT');
      expect(codeOf(await as(0, play, { table: 7 }))).toBe('MATCH_NOT_FOUND');
      const events: DraftEvent[] = [];
      for await (const stored of api.store.read(`draft-${id}`))
        events.push(stored.data as unknown as DraftEvent);
      expect(verifiedDraft(events)).toMatchObject({ status: 'EXACT' });
    });

    it('with only bots ends immediately, and shows everything', async () => {
      const { id } = await begun({ players: people(0, 3), boosters: 1, seed: 'bots' });
      const { data } = await api.ask(ask, { id, as: '1' });
      expect(data.draft).toMatchObject({ phase: 'OVER', set: 'RIVER', form: 'BOOSTER_DRAFT' });
      expect(data.draft.picks).toHaveLength(36);
      for (const seat of data.draft.seats as { pool: Face[]; deck: { cards: Face[] } }[]) {
        expect(seat.pool).toHaveLength(12);
        expect(seat.deck.cards.length).toBeGreaterThan(28);
      }
      const { data: listed } = await api.ask('{ drafts { id set form phase players startedAt } }');
      expect(listed.drafts).toEqual([
        expect.objectContaining({ id, set: 'RIVER', phase: 'OVER', players: ['Bot 1', 'Bot 2', 'Bot 3'] }),
      ]);
    });

    it('of the sealed form gives each seat its cards', async () => {
      const { as } = await begun({ form: 'SEALED', players: people(2), boosters: 3 });
      const { data } = await as(1, ask);
      expect(data.draft).toMatchObject({ form: 'SEALED', phase: 'BUILDING' });
      expect(data.draft.seats[1].pool).toHaveLength(36);
      expect(data.draft.seats[0].pool).toBeNull();
    });

    it('with only bots plays all rounds, until the standings are final', async () => {
      const { id, as } = await begun({ form: 'SEALED', players: people(1, 3), boosters: 4, matches: {} });
      const { hero, cards } = (await as(0, ask)).data.draft.seats[0].suggestion as {
        hero: Face | null;
        cards: Face[];
      };
      const deck = { hero: hero?.reference ?? null, cards: cards.map(({ reference }) => reference) };
      expect((await as(0, build, deck)).errors).toEqual([]);
      for (const round of [1, 2]) {
        const { data } = await as(0, ask);
        const matches = (data.draft.matches as { round: number; seats: number[] }[]).filter(
          (match) => match.round === round,
        );
        const table = matches.findIndex(({ seats }) => seats.includes(0));
        const { data: began } = await as(0, play, { table });
        const [game] = began.playMatch.games as { game: string; tokens: { token: string }[] }[];
        const headers = { authorization: `Bearer ${game?.tokens[0]?.token ?? ''}` };
        await until(async () => {
          const state = `query ($game: ID!) { game(id: $game) { state { decision { id } } } }`;
          const { data: at } = await api.ask(state, { game: game?.game }, headers);
          const { errors } = await api.ask(
            `mutation ($game: ID!, $decision: Int!) {
              decide(game: $game, decision: $decision, choice: ["concede"]) { position } }`,
            { game: game?.game, decision: at.game.state.decision.id },
            headers,
          );
          return errors.length === 0;
        });
        // Reads the store directly, because a request for the draft would record the results.
        await until(async () => {
          const kinds = [];
          for await (const { type } of api.store.read(`draft-${id}`)) kinds.push(type);
          return kinds.filter((kind) => kind === 'MatchGameEnded').length === 2 * round;
        });
      }
      const { phase, matches, standings } = await spectated(id);
      expect(phase).toBe('OVER');
      expect(matches.map(({ round, games }) => [round, games.length])).toEqual([
        [1, 1],
        [1, 1],
        [2, 1],
        [2, 1],
      ]);
      expect(standings.map(({ won, lost }) => won + lost)).toEqual([2, 2, 2, 2]);
      expect(standings.find((standing) => standing.seat === 0)).toMatchObject({ won: 0, lost: 2, points: 0 });
      const games = matches.flatMap((match) => match.games.map(({ game }) => game));
      const { data } = await api.ask('query ($id: ID!) { game(id: $id) { draft } }', { id: games[0] });
      expect(data.game).toEqual({ draft: id });
    }, 120_000);
  });

  describe('hidden information in a draft', () => {
    it('is in no answer: hands, picks, pools and decks of other players', async () => {
      const { id, as } = await begun({ players: people(2), boosters: 1 });
      const { data } = await as(0, ask);
      const [first] = (data.draft.seats[0] as { hand: Face[] }).hand;
      await as(0, pick, { card: first?.reference });
      for (const other of [await as(1, ask), await api.ask(ask, { id, as: 'spectator' })]) {
        expect(other.errors).toEqual([]);
        expect(other.data.draft.picks).toEqual([
          expect.objectContaining({ seat: 0, card: null, from: null, thinkingTime: null }),
        ]);
        expect(other.data.draft.seats[0]).toMatchObject({ hand: null, pool: null, deck: null, poolSize: 1 });
      }
      const spectator = await api.ask(ask, { id, as: 'spectator' });
      expect(spectator.text).not.toContain('OPEN_RIVER');
      const own = await as(0, ask);
      expect(own.data.draft.picks).toEqual([expect.objectContaining({ card: first, by: 'PERSON' })]);
    });

    it.each(['0', 'all'])('cannot be seen as %s by people who do not hold the seat', async (as) => {
      const { id } = await begun({ players: people(2), boosters: 1 });
      expect(codeOf(await api.ask(ask, { id, as }))).toBe('VIEW_FORBIDDEN');
    });

    it('is not sent to subscribers', async () => {
      const { id, as } = await begun({ players: people(2), boosters: 1 });
      expect(codeOf(await as(0, ask, { as: '1' }))).toBe('VIEW_FORBIDDEN');
      expect(codeOf(await as(1, ask, { as: '9' }))).toBe('VIEWER_INVALID');
      expect(id).toMatch(/^d[0-9a-f]{20}$/);
    });
  });

  describe('a subscription to a draft', () => {
    const query = `subscription ($draft: ID!, $as: String!, $after: Int! = -1) {
    draftEvents(draft: $draft, as: $as, after: $after) {
      revision kind seat game picked { seat round pick booster from ${card} card ${card} by thinkingTime } } }`;

    interface Change {
      readonly revision: number;
      readonly kind: string;
      readonly picked: {
        readonly seat: number;
        readonly card: Face | null;
        readonly from: Face[] | null;
      } | null;
    }

    /** Returns the changes that a subscriber receives, until there are `most` of them or the draft is over. */
    async function heard(
      connectionParams: Readonly<Record<string, string>>,
      variables: Record<string, unknown>,
      most = Infinity,
    ): Promise<readonly Change[]> {
      const client = createClient({
        url: `${api.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams,
      });
      const changes: Change[] = [];
      try {
        for await (const { data } of client.iterate<{ draftEvents: Change }>({ query, variables })) {
          if (data) changes.push(data.draftEvents);
          if (changes.length >= most) break;
        }
        return changes;
      } finally {
        await client.dispose();
      }
    }

    it('sends each seat its own picks, and no cards of other players', async () => {
      const { id, as, seats } = await begun({ players: people(2), boosters: 1 });
      const listening = [0, 1].map((own) =>
        heard({ authorization: `Bearer ${seats[own]?.token ?? ''}` }, { draft: id, as: `${own}` }, 5),
      );
      const watching = heard({}, { draft: id, as: 'spectator' }, 5);
      for (const own of [0, 1]) {
        const { data } = await as(own, ask);
        const [first] = (data.draft.seats[own] as { hand: Face[] }).hand;
        await as(own, pick, { card: first?.reference });
      }
      const kinds = ['DraftStarted', 'BoostersOpened', 'CardPicked', 'CardPicked', 'BoostersPassed'];
      for (const [own, changes] of (await Promise.all(listening)).entries()) {
        expect(changes.map(({ kind }) => kind)).toEqual(kinds);
        for (const { picked } of changes) {
          if (picked === null) continue;
          expect([picked.card === null, picked.from === null]).toEqual(
            picked.seat === own ? [false, false] : [true, true],
          );
        }
      }
      const seen = await watching;
      expect(seen.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
      expect(JSON.stringify(seen)).not.toContain('OPEN_RIVER');
    });

    it('ends with the draft, and can continue after a revision', async () => {
      const { id } = await begun({ players: people(0, 2), boosters: 1, seed: 'heard' });
      const all = await heard({}, { draft: id, as: 'spectator' });
      expect(all.at(-1)?.kind).toBe('DraftEnded');
      expect(await heard({}, { draft: id, as: 'spectator', after: all.length - 3 })).toEqual(all.slice(-2));
    });
  });

  describe('a refused request stores nothing:', () => {
    it.each([
      [{ players: people(1) }, 'PLAYER_COUNT_INVALID'],
      [{ players: people(9) }, 'PLAYER_COUNT_INVALID'],
      [{ players: people(2), set: 'NOWHERE' }, 'SET_NOT_FOUND'],
      [{ players: people(2), timeLimit: 5 }, 'DRAFT_SETUP_INVALID'],
      [{ players: people(2), matches: { bestOf: 2 } }, 'DRAFT_SETUP_INVALID'],
      [{ players: [{ name: '' }, { bot: true }] }, 'NAME_INVALID'],
      [{ players: [{ name: '\u2800' }, { bot: true }] }, 'NAME_INVALID'],
      [{ players: people(2), seed: '' }, 'SEED_INVALID'],
    ])('starting with %j', async (input, code) => {
      expect(await api.codes(start, { input })).toEqual([code]);
      expect((await api.ask('{ drafts { id } }')).data.drafts).toEqual([]);
    });

    it('picking a card that is not offered, picking twice, and picking for another seat', async () => {
      const { id, as } = await begun({ players: people(2), boosters: 1 });
      const { data } = await as(0, ask);
      const [first, second] = (data.draft.seats[0] as { hand: Face[] }).hand;
      expect(codeOf(await as(0, pick, { card: 'NO_SUCH_CARD' }))).toBe('PICK_NOT_OFFERED');
      expect(codeOf(await as(0, pick, { card: first?.reference, seat: 1 }))).toBe('SEAT_INVALID');
      expect(codeOf(await api.ask(pick, { draft: id, card: first?.reference, seat: 0 }))).toBe(
        'SEAT_REQUIRED',
      );
      await as(0, pick, { card: first?.reference });
      expect(codeOf(await as(0, pick, { card: second?.reference }))).toBe('PICK_REPEATED');
      expect(codeOf(await as(0, build, { cards: [] }))).toBe('DECK_NOT_ALLOWED');
      const { data: after } = await as(0, ask);
      expect(after.draft.picks).toHaveLength(1);
    });

    it('using a draft that does not exist', async () => {
      expect(await api.codes(ask, { id: 'none', as: 'spectator' })).toEqual(['DRAFT_NOT_FOUND']);
      expect(await api.codes(ask, { id: '../x', as: 'spectator' })).toEqual(['DRAFT_ID_INVALID']);
      expect(await api.codes('{ match(draft: "none", round: 1, table: 0) { table } }')).toEqual([
        'DRAFT_NOT_FOUND',
      ]);
      const { id } = await begun({ players: people(2), boosters: 1, matches: { rounds: 1 } });
      for (const [round, table] of [
        [-1, 0],
        [0, 0],
        [1, -1],
        [9, 0],
      ])
        expect(
          await api.codes(`{ match(draft: "${id}", round: ${round}, table: ${table}) { table } }`),
        ).toEqual(['MATCH_NOT_FOUND']);
    });
  });

  describe('a seat that exceeds the time limit for a pick', () => {
    it("receives a bot's pick, and the draft continues", async () => {
      const { id, as } = await begun({ players: people(1, 1), boosters: 1, timeLimit: 1000 });
      for (let tries = 0; tries < 300; tries++) {
        const { data } = await as(0, ask);
        if ((data.draft.picks as unknown[]).length > 2) break;
        await pause(50, {});
      }
      const { data } = await as(0, ask);
      expect(data.draft.picks).toContainEqual(
        expect.objectContaining({ seat: 0, pick: 1, by: 'TIME_LIMIT', thinkingTime: null }),
      );
      const events: DraftEvent[] = [];
      for await (const stored of api.store.read(`draft-${id}`))
        events.push(stored.data as unknown as DraftEvent);
      expect(verifiedDraft(events)).toMatchObject({ status: 'EXACT' });
    });
  });

  describe('after a server stopped,', () => {
    const served = async (store: EventStore, use: (other: RunningApi) => Promise<void>) => {
      const other = await RunningApi.start({}, { store });
      try {
        await use(other);
      } finally {
        await other.stop();
      }
    };
    const waitFor = async (is: () => Promise<boolean>) => {
      for (let tries = 0; tries < 300 && !(await is()); tries++) await pause(50, {});
    };

    it('the next server continues the draft, including its time limit', async () => {
      const found = cardsOfSet('RIVER', openSet());
      if (!found.ok) throw new Error('the shipped cards are a set');
      const seats = ['person', 'bot'].map((player) => ({ name: player, player: player as 'person' | 'bot' }));
      const setup = { form: 'booster-draft', ...found.value, seats, seed: 'left', boosters: 1 } as const;
      const begun = startDraft(draftSetup({ ...setup, timeLimit: 1000, matches: false }));
      if (!begun.ok) throw new Error(begun.error[0]?.message);
      const store = new MemoryEventStore();
      const drafts = new DraftStreams<DraftEvent, RecordedDraftEvent>(store, draftFormat);
      await drafts.append('left', begun.value.events, 'no-stream');
      await served(store, async (other) => {
        const picks = async () =>
          (await other.ask(ask, { id: 'left', as: 'spectator' })).data.draft.picks as { by: string }[];
        await waitFor(async () => (await picks()).some(({ by }) => by === 'TIME_LIMIT'));
        expect(await picks()).toContainEqual(expect.objectContaining({ seat: 0, by: 'TIME_LIMIT' }));
      });
    });

    it('the next server starts a match game that was announced but does not exist', async () => {
      const { id, as } = await begunMatches();
      const drafts = new DraftStreams<DraftEvent, RecordedDraftEvent>(api.store, draftFormat);
      const event: DraftEvent = {
        kind: 'MatchGameBegan',
        ...{ round: 1, table: 0, number: 1, game: 'lost', seats: [0, 1] },
      };
      await drafts.append(id, [event], 'any');
      const { errors, data } = await as(0, play, { table: 0 });
      expect(errors).toEqual([]);
      expect(data.playMatch.games).toEqual([expect.objectContaining({ game: 'lost', number: 1 })]);
      expect((await api.ask('{ game(id: "lost") { format } }')).errors).toEqual([]);
      expect(codeOf(await as(0, play, { table: 0 }))).toBe('MATCH_GAME_CONFLICT');
    });
  });

  describe('if sign-in is required,', () => {
    beforeEach(async () => {
      await api.stop();
      api = await RunningApi.start({}, { access: signedAccess() });
    });

    it('only people who are signed in can start a draft', async () => {
      const input = { players: people(2), boosters: 1 };
      const nobody = await api.ask(start, { input });
      expect(codeOf(nobody)).toBe('FORBIDDEN');
      const player = await api.ask(start, { input }, await signedIn('seat'));
      expect(player.errors).toEqual([]);
      // Requests that arrive together also count towards the limit per person.
      const ada = await signedIn('seat', 30 * 24 * 60 * 60);
      const all = await Promise.all(Array.from({ length: 12 }, () => api.ask(start, { input }, ada)));
      expect(all.map(codeOf).filter((code) => code === undefined)).toHaveLength(9);
      expect(all.map(codeOf).filter((code) => code === 'DRAFTS_TOO_MANY')).toHaveLength(3);
      expect((await api.ask(start, { input }, await signedIn('coach'))).errors).toEqual([]);
      // A draft that has not changed for a long time does not count towards the limit.
      const now = Date.now();
      const later = jest.spyOn(Date, 'now').mockReturnValue(now + 8 * 24 * 60 * 60 * 1000);
      const again = await api.ask(start, { input }, ada);
      later.mockRestore();
      expect(codeOf(again)).toBeUndefined();
    });

    const remove = `mutation ($game: ID!) { deleteGame(game: $game) }`;
    const gameOf = ({ data, errors }: Answer): string => {
      expect(errors).toEqual([]);
      return (data.playMatch.games as { game: string }[]).at(-1)?.game ?? '';
    };

    it('only the people in a draft, its creator and admins can start its games', async () => {
      const ada = await signedIn('seat');
      for (const by of ['the beginner', 'a seat', 'an admin'] as const) {
        const { id, as } = await begunMatches(ada);
        const match = { draft: id, table: 0 };
        expect(codeOf(await api.ask(play, match))).toBe('FORBIDDEN');
        expect(codeOf(await api.ask(play, match, await signedIn('coach')))).toBe('FORBIDDEN');
        expect((await api.ask(ask, { id, as: 'spectator' })).data.draft.matches[0].games).toEqual([]);
        const answer =
          by === 'a seat'
            ? as(1, play, match)
            : api.ask(play, match, by === 'an admin' ? await signedIn('admin') : ada);
        expect(gameOf(await answer)).not.toBe('');
      }
    });

    it('only admins can delete a game of a draft, which can then be started again', async () => {
      const ada = await signedIn('seat');
      const { id, as } = await begunMatches(ada);
      const match = { draft: id, table: 0 };
      const lost = gameOf(await api.ask(play, match, ada));
      for (const headers of [ada, await signedIn('coach'), {}])
        expect(['FORBIDDEN', 'GAME_NOT_FOUND']).toContain(
          codeOf(await api.ask(remove, { game: lost }, headers)),
        );
      expect(codeOf(await as(0, play, match))).toBe('MATCH_GAME_CONFLICT');
      expect((await api.ask(remove, { game: lost }, await signedIn('admin'))).errors).toEqual([]);
      const again = gameOf(await as(0, play, match));
      expect(again).not.toBe(lost);
      expect((await api.ask('query ($id: ID!) { game(id: $id) { format } }', { id: again })).errors).toEqual(
        [],
      );
      const { data } = await as(0, ask);
      expect(data.draft.matches[0].games).toEqual([expect.objectContaining({ number: 1, game: again })]);
      expect(codeOf(await as(1, play, match))).toBe('MATCH_GAME_CONFLICT');
    });
  });
});
