import { describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { below, randomSource } from '#kernel';
import {
  beginGame,
  buildDeck,
  cardsOfSet,
  draftSetup,
  endGame,
  gamesOf,
  isSettled,
  matchSetup,
  standingsOf,
  startDraft,
  suggestedDeck,
  verifiedDraft,
  type DraftEvent,
  type DraftState,
  type MatchPlan,
} from '../index.js';

const found = cardsOfSet('RIVER', openSet());
if (!found.ok) throw new Error(found.error.message);
const { cards } = found.value;

/** A sealed event whose first round of matches is about to begin. Sealed events have no picks. */
class Event {
  readonly events: DraftEvent[];
  state: DraftState;

  constructor(seats: number, matches: MatchPlan | true, seed = 'event') {
    const players = Array.from({ length: seats }, (_, seat) => ({
      name: `Seat ${seat}`,
      player: 'bot' as const,
    }));
    const started = startDraft(
      draftSetup({ form: 'sealed', set: 'RIVER', cards, seats: players, seed, boosters: 4, matches }),
    );
    if (!started.ok) throw new Error(started.error[0]?.message);
    this.events = [...started.value.events];
    ({ state: this.state } = started.value);
    for (const [seat, { pool }] of this.state.seats.entries())
      this.take(buildDeck(this.state, seat, suggestedDeck(cards, pool), 'bot'));
  }

  take(decided: ReturnType<typeof beginGame> | ReturnType<typeof buildDeck>): void {
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.events.push(...decided.value.events);
    ({ state: this.state } = decided.value);
  }

  get round(): number {
    return this.state.rounds.length;
  }

  /** Plays a pairing's next game. `winners` contains seats in the game. */
  play(table: number, winners: readonly number[]): void {
    const number = gamesOf(this.state, this.round, table).length + 1;
    const game = `game-${this.round}-${table}-${number}`;
    this.take(beginGame(this.state, { round: this.round, table, number, game }));
    this.take(endGame(this.state, game, { winners, digest: `digest of ${game}` }));
  }

  /** Plays all remaining games with random results. */
  playOut(seed: string): void {
    const random = randomSource(seed);
    while (this.state.phase === 'playing') {
      const pairings = this.state.rounds.at(-1)?.pairings ?? [];
      const table = pairings.findIndex((_, index) => !isSettled(this.state, this.round, index));
      const outcome = below(random, 8);
      this.play(table, outcome === 0 ? [] : outcome === 1 ? [0, 1] : [outcome % 2]);
    }
  }
}

const pairsIn = ({ state }: Event): readonly string[] =>
  state.rounds.flatMap(({ pairings }) =>
    pairings.flatMap((pairing) => (pairing.length === 2 ? [pairing.toSorted().join('-')] : [])),
  );

describe('the rounds of an event', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    'of %i seats pair each seat once in a round, and no two seats twice',
    (seats) => {
      for (let trial = 0; trial < 6; trial++) {
        const event = new Event(seats, true, `event ${trial}`);
        event.playOut(`out ${trial}`);
        for (const { pairings } of event.state.rounds)
          expect(pairings.flat().toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
        const pairs = pairsIn(event);
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(event.state.rounds).toHaveLength(Math.max(1, Math.ceil(Math.log2(seats))));
        expect(event.state.phase).toBe('over');
        expect(verifiedDraft(event.events).status).toBe('EXACT');
      }
    },
  );

  it('pair seats with equal points', () => {
    const event = new Event(4, true);
    event.play(0, [0]);
    event.play(1, [0]);
    const points = new Map(standingsOf(event.state).map(({ seat, points: own }) => [seat, own]));
    for (const pairing of event.state.rounds[1]?.pairings ?? [])
      expect(new Set(pairing.map((seat) => points.get(seat))).size).toBe(1);
  });

  it('give each seat at most one bye, which counts as a win', () => {
    const event = new Event(3, { rounds: 3, bestOf: 1 });
    event.playOut('off');
    const off = event.state.rounds.flatMap(({ pairings }) => pairings.filter(({ length }) => length === 1));
    expect(new Set(off.flat()).size).toBe(3);
  });

  it('pair the same seats again if there are no others', () => {
    const event = new Event(2, { rounds: 3, bestOf: 1 });
    event.playOut('again');
    expect(pairsIn(event)).toEqual(['0-1', '0-1', '0-1']);
  });
});

describe('a match', () => {
  it('best of three ends with two wins, and alternates the beginning player', () => {
    const event = new Event(2, { rounds: 1, bestOf: 3 });
    const [left, right] = event.state.rounds[0]?.pairings[0] ?? [];
    event.play(0, [0]);
    event.play(0, [0]);
    expect(event.state.begun.map(({ seats }) => seats)).toEqual([
      [left, right],
      [right, left],
    ]);
    expect(event.state.phase).toBe('playing');
    event.play(0, [0]);
    expect(event.state.phase).toBe('over');
    expect(standingsOf(event.state)[0]).toMatchObject({ seat: left, place: 1, points: 3, gamesWon: 2 });
  });

  it('without a winner is a draw with one point each and the same place', () => {
    const event = new Event(2, true);
    event.play(0, [0, 1]);
    expect(standingsOf(event.state).map(({ place, points }) => [place, points])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it.each([
    ['at a table that does not exist', { round: 1, table: 4, number: 1 }, 'MATCH_NOT_FOUND'],
    ['of a later round', { round: 2, table: 0, number: 1 }, 'MATCH_NOT_FOUND'],
    ['that would be the second one at the table', { round: 1, table: 0, number: 2 }, 'MATCH_GAME_CONFLICT'],
  ])('refuses a game %s', (_, of, code) => {
    const { state } = new Event(4, true);
    expect(beginGame(state, { ...of, game: 'x' })).toMatchObject({ ok: false, error: { code } });
  });

  it('can replace a lost game by another game with another seed', () => {
    const event = new Event(2, true);
    const first = { round: 1, table: 0, number: 1 };
    const seedOf = (): string => {
      const [began] = event.state.begun;
      if (began === undefined) throw new Error('it has begun');
      const setup = matchSetup(event.state, 'd', began, openSet());
      if (!setup.ok) throw new Error(setup.error[0]?.message);
      return setup.value.seed;
    };
    const seeds = ['one', 'two', 'three'].map((game) => {
      event.take(beginGame(event.state, { ...first, game }));
      expect(event.state.begun.map((entry) => entry.game)).toEqual([game]);
      return seedOf();
    });
    expect(new Set(seeds).size).toBe(3);
    for (const game of ['one', 'three'])
      expect(beginGame(event.state, { ...first, game })).toMatchObject({
        error: { code: 'MATCH_GAME_CONFLICT' },
      });
    expect(endGame(event.state, 'two', { winners: [0], digest: '' })).toMatchObject({
      error: { code: 'MATCH_NOT_FOUND' },
    });
    event.take(endGame(event.state, 'three', { winners: [0], digest: '' }));
    expect(event.state.phase).toBe('over');
    expect(beginGame(event.state, { ...first, game: 'four' })).toMatchObject({ ok: false });
    expect(verifiedDraft(event.events)).toMatchObject({ status: 'EXACT' });
  });

  it('has one game at a time, and each game ends once', () => {
    const event = new Event(4, true);
    const first = { round: 1, table: 0, number: 1, game: 'one' };
    event.take(beginGame(event.state, first));
    expect(beginGame(event.state, { ...first, number: 2, game: 'two' })).toMatchObject({
      error: { code: 'MATCH_GAME_CONFLICT' },
    });
    expect(endGame(event.state, 'two', { winners: [0], digest: '' })).toMatchObject({
      error: { code: 'MATCH_NOT_FOUND' },
    });
    event.take(endGame(event.state, 'one', { winners: [0], digest: '' }));
    expect(endGame(event.state, 'one', { winners: [1], digest: '' })).toMatchObject({
      error: { code: 'MATCH_GAME_CONFLICT' },
    });
  });
});
