import type { ApolloClient } from '@apollo/client';
import type { GameState } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { formatPosition, type Position } from '../cursor/position.js';
import type { Locale } from '../generated/graphql.js';
import { StateAtDocument, StatesBetweenDocument } from '../generated/replay.js';

/** The maximum number of stored states per game. The size of a state is several tens of kilobytes. */
const KEPT = 300;
/** The maximum number of events per request. */
const STRETCH = 50;
/**
 * The maximum number of stored combinations of game, perspective and language. A stored combination lets a game open
 * quickly when the user returns to it.
 */
const LOOKS = 6;

/** The game, perspective and language of the states. */
export interface LookedAt {
  readonly id: string;
  readonly as: Perspective;
  readonly locale: Locale;
}

/** Fetches one state, or all states within a range of events. */
export interface StateSource {
  readonly at: (position: string) => Promise<GameState>;
  readonly between: (from: string, to: string) => Promise<readonly GameState[]>;
}

/**
 * The fetched states of a game, from one perspective and in one language. States never change. Each is fetched only
 * once, unless it was dropped to make space for later states.
 */
export class StateCache {
  /** The states, least recently used first. */
  readonly #states = new Map<string, GameState>();
  readonly #coming = new Map<string, Promise<GameState>>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly source: StateSource) {}

  /** Calls a listener whenever a state is loaded. Returns a function that removes the listener. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the state at a position is loaded or being loaded. */
  has(position: string): boolean {
    return this.#states.has(position) || this.#coming.has(position);
  }

  /** Returns the state at a position. Undefined while it is not loaded. */
  get(position: string): GameState | undefined {
    const state = this.#states.get(position);
    if (state === undefined) return undefined;
    this.#states.delete(position);
    this.#states.set(position, state);
    return state;
  }

  /** Loads the state at a position, unless it is already loaded or being loaded. */
  fetch(position: string): Promise<GameState> {
    const state = this.get(position);
    if (state !== undefined) return Promise.resolve(state);
    return this.#coming.get(position) ?? this.#expect(position, this.source.at(position));
  }

  /**
   * Loads missing states, with a single query if possible. The board must change at each position. All positions must
   * be in the same direction from the current position, nearest first.
   */
  fetchAll(positions: readonly Position[]): void {
    const missing = positions.filter((position) => !this.has(formatPosition(position)));
    const [first, ...others] = missing.filter(({ action }) => action === undefined);
    const near = first
      ? [first, ...others.filter(({ revision }) => Math.abs(revision - first.revision) < STRETCH)]
      : [];
    for (const position of missing)
      if (near.length < 2 || !near.includes(position))
        this.fetch(formatPosition(position)).catch(() => undefined);
    if (near.length < 2) return;
    const revisions = near.map(({ revision }) => revision);
    const answer = this.source.between(`${Math.min(...revisions)}`, `${Math.max(...revisions)}`);
    for (const position of near.map(formatPosition))
      this.#expect(
        position,
        answer.then(
          (states) => states.find((state) => state.position === position) ?? this.source.at(position),
        ),
      ).catch(() => undefined);
  }

  #expect(position: string, answer: Promise<GameState>): Promise<GameState> {
    const coming = answer.then((state) => {
      this.#keep(position, state);
      return state;
    });
    this.#coming.set(position, coming);
    const isOver = (): void => void this.#coming.delete(position);
    coming.then(isOver, isOver);
    return coming;
  }

  #keep(position: string, state: GameState): void {
    this.#states.set(position, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > KEPT && oldest !== undefined) this.#states.delete(oldest);
    this.#listeners.forEach((listener) => listener());
  }
}

/** The state caches of each client, in order of use. */
const clients = new WeakMap<ApolloClient, Map<string, StateCache>>();

/** Returns the states that a client has stored for a game. */
export function statesOf(client: ApolloClient, lookedAt: LookedAt): StateCache {
  const looks = clients.get(client) ?? new Map<string, StateCache>();
  clients.set(client, looks);
  const key = JSON.stringify(lookedAt);
  const states = looks.get(key) ?? new StateCache(stateSource(client, lookedAt));
  looks.delete(key);
  looks.set(key, states);
  const [oldest] = looks.keys();
  if (looks.size > LOOKS && oldest !== undefined) looks.delete(oldest);
  return states;
}

// Fetches states without the client's cache, which would normalise each card and reassemble it whenever it is shown.
const stateSource = (client: ApolloClient, lookedAt: LookedAt): StateSource => ({
  at: async (at) => {
    const { data } = await client.query({
      query: StateAtDocument,
      variables: { ...lookedAt, at },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The board could not be loaded.');
    return data.game.state;
  },
  between: async (from, to) => {
    const { data } = await client.query({
      query: StatesBetweenDocument,
      variables: { ...lookedAt, from, to },
      fetchPolicy: 'no-cache',
    });
    return data?.game.states ?? [];
  },
});
