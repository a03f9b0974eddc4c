import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant, type GameId } from '#record';
import type { Twins } from '#house';
import { highCard } from '#record/testing';
import { ReviewRepository } from '../src/reviews/review.repository.js';
import { blindAnswer, blindFields, blindReaders, blindScore } from './blind-fields.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import { reviewed } from './reviewed-games.js';
import type { RunningApi } from './running-api.js';
import { signedIn, type Credentials } from './tokens.js';
import { twinPairs, TwinServers } from './twin-servers.js';

// Slow: reviews games, and repeats their decisions step by step on two servers.

/**
 * The fields that are compared at each decision. `all` contains further fields that are compared only at some
 * decisions.
 */
const here = `{ ${blindFields} score ${blindScore} }`;
const all = `{ ${blindFields} score ${blindScore} readers ${blindReaders} answers ${blindAnswer} }`;
/**
 * All fields are compared only at one of every `EVERY` decisions, because this comparison takes longer with every
 * answer.
 */
const EVERY = 8;

interface Shown {
  readonly position: string;
  readonly isOver: boolean;
  readonly min: number;
  readonly choices: readonly { readonly choice: readonly string[] }[];
}

function shownIn(text: string): Shown {
  const { data } = JSON.parse(text) as { data: Readonly<Record<string, Shown>> | null };
  const [review] = Object.values(data ?? {});
  invariant(review !== undefined, text);
  return review;
}

/** A blind review from one seat, on one server. */
class Walk {
  constructor(
    private readonly api: RunningApi,
    private readonly place: string,
    private readonly who: Credentials,
  ) {}

  begin(): Promise<string> {
    return this.#ask(`mutation { startBlindReview(${this.place}) ${all} }`);
  }

  now(fields = here): Promise<string> {
    return this.#ask(`{ blindReview(${this.place}) ${fields} }`);
  }

  /**
   * Requests positions that the reviewer has not reached yet. Some are just ahead, and some are after the end of either
   * game.
   */
  async beyond({ position }: Shown): Promise<readonly string[]> {
    const answers: string[] = [];
    for (const more of [1, 2, 5, 1_000_000]) {
      const at = Number(position) + more;
      answers.push(
        await this.#ask(`{ blindReview(${this.place}) { state(at: "${at}") { position } } }`),
        await this.#ask(`mutation { answerBlindReview(${this.place}, position: "${at}") { position } }`),
      );
    }
    return answers;
  }

  /** Answers the current decision, or skips it at every fourth decision. */
  answer({ position, choices, min }: Shown, number: number): Promise<string> {
    const keys = choices.slice(0, Math.max(1, min)).flatMap(({ choice }) => choice);
    const choice = number % 4 === 3 ? 'null' : JSON.stringify(keys);
    const given = `${this.place}, position: "${position}", choice: ${choice}`;
    return this.#ask(`mutation { answerBlindReview(${given}) ${blindAnswer} }`);
  }

  async #ask(query: string): Promise<string> {
    return (await this.api.ask(query, {}, this.who)).text;
  }
}

/**
 * Answers the decisions of both games up to position `end` and compares the responses. Returns the number of decisions.
 */
async function walked(servers: TwinServers, place: string, end: number): Promise<number> {
  const who = await signedIn('coach');
  const [left, right] = [new Walk(servers.left, place, who), new Walk(servers.right, place, who)];
  const first = [await left.begin(), await right.begin()] as const;
  for (let [leftText, rightText] = first, number = 0; ; number++) {
    const shown = shownIn(leftText);
    if (shown.isOver || Number(shown.position) >= end) return number;
    expect(rightText).toBe(leftText);
    expect(await right.beyond(shown)).toEqual(await left.beyond(shown));
    const answer = await left.answer(shown, number);
    expect(answer).not.toContain('"errors"');
    expect(await right.answer(shown, number)).toBe(answer);
    const fields = number % EVERY === 0 ? all : here;
    [leftText, rightText] = [await left.now(fields), await right.now(fields)];
  }
}

describe('games that differ in hidden information', () => {
  const pairs: ReadonlyMap<string, Twins> = new Map(
    [...twinPairs('over-the-wire', [11, 17])].filter(
      ([, { module, viewer, left, right }]) =>
        module.id !== 'high-card' &&
        viewer.kind === 'seat' &&
        [left, right].every((events) => events.at(-1)?.event.kind === 'GameEnded'),
    ),
  );
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
  });
  afterAll(() => servers.stop());

  it.each([...pairs])(
    'give the same blind review to the player without that information: %s',
    async (id, { viewer, left }) => {
      invariant(viewer.kind === 'seat', 'the twins are of a seat');
      // Coaches can view everything in a finished game, so the blind review itself must hide information.
      const coach = await signedIn('coach');
      for (const api of [servers.left, servers.right])
        await reviewed(api, id, `as: "${viewer.seat}", playouts: 4, deckLists: UNKNOWN`, coach);
      const place = `game: "${id}", seat: ${viewer.seat}`;
      expect(await walked(servers, place, left.length)).toBeGreaterThan(2);
    },
    120_000,
  );

  it('exist', () => {
    expect(pairs.size).toBeGreaterThan(0);
  });
});

describe('games with the same beginning', () => {
  /** The games are equal up to decision 30. Then a player concedes in one game, and the other game continues. */
  const pairs = new Map(
    Object.entries({ altered: alteredGame, contracts: contractsGame }).map(([id, game]): [string, Twins] => {
      const [left, right] = [60, 30].map((decisions) => game('parting', { decisions, conceded: true }));
      invariant(left !== undefined && right !== undefined, 'both are played');
      const module = highCard as Twins['module'];
      return [id, { name: id, left, right, hidden: 0, parted: null, viewer: { kind: 'spectator' }, module }];
    }),
  );
  /** Returns the revision of the last decision before the two games differ. */
  const partingOf = ({ left, right }: Twins): number =>
    left.findIndex(({ event }, at) => JSON.stringify(event) !== JSON.stringify(right[at]?.event)) - 1;
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
    const coach = await signedIn('coach');
    for (const [id, twins] of pairs) {
      await reviewed(servers.left, id, 'as: "all", playouts: 4', coach);
      const { reviews } = await servers.left.server.app.get(ReviewRepository).of(id as GameId);
      const [made] = reviews;
      invariant(made !== undefined, 'the review is stored');
      // The other game gets the same review, limited to the part that both games share.
      const decisions = made.found.decisions.filter(({ revision }) => revision < partingOf(twins));
      expect(decisions.length).toBeLessThan(made.found.decisions.length);
      const origin = { ...made.origin, last: twins.right.length - 1 };
      const repository = servers.right.server.app.get(ReviewRepository);
      await repository.keep(id as GameId, { ...made, origin, found: { ...made.found, decisions } });
    }
  }, 120_000);
  afterAll(() => servers.stop());

  it.each([...pairs].flatMap(([id, twins]) => [0, 1].map((seat) => [id, seat, twins] as const)))(
    'give the same blind review until they diverge: %s from seat %d',
    async (id, seat, twins) => {
      const parting = partingOf(twins);
      expect(twins.right.length).toBeLessThan(twins.left.length);
      expect(await walked(servers, `game: "${id}", seat: ${seat}`, parting)).toBeGreaterThan(2);
    },
    120_000,
  );
});
