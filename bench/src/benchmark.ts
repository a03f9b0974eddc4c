import type { Figure } from './figure.js';
import type { Peers } from './peers.js';

/** How much is done. `full` is what is published, `small` shows that everything runs. */
export interface Sizes {
  /** How often what is compared takes turns. */
  readonly repetitions: number;
  /** Turns before those that count, for the engine that runs both to settle. */
  readonly warmUps: number;
  /** Games that are folded, played or recorded at a time. */
  readonly games: number;
  /** Battles that Showdown plays at a time. */
  readonly battles: number;
  /** Events of the long game. */
  readonly longGame: number;
  /** Moves of the long matches of boardgame.io. */
  readonly matches: readonly number[];
  /** Number of visited positions. */
  readonly seeks: number;
  /** Events that are appended at a time. */
  readonly appends: number;
  /** Requests to the server. */
  readonly requests: number;
  /** Games in the store that the server starts with. */
  readonly recorded: number;
  /** Games that are recorded with their read models. */
  readonly recording: number;
  /** Logs of another platform that are imported. */
  readonly imported: number;
  /** Games in the store of a server under load, its followers, and how often it is asked each question. */
  readonly stored: number;
  readonly followers: number;
  readonly repeats: number;
  /** How long games begin at each rate, in seconds. */
  readonly seconds: number;
  /** Pairs of games between the search bot and the greedy bot. */
  readonly pairs: number;
  /** First hands of a table. */
  readonly hands: number;
  /** Playouts of the search bot for one decision. Absent: as many as the bot has that ships. */
  readonly playouts?: number;
}

export const full: Sizes = {
  repetitions: 5,
  warmUps: 4,
  games: 100,
  battles: 30,
  longGame: 2000,
  matches: [400, 2000, 4000],
  seeks: 300,
  appends: 20_000,
  requests: 400,
  recorded: 50,
  recording: 1000,
  imported: 1000,
  stored: 10_000,
  followers: 200,
  repeats: 1000,
  seconds: 10,
  pairs: 10,
  hands: 1000,
};

export const small: Sizes = {
  repetitions: 1,
  warmUps: 1,
  games: 2,
  battles: 1,
  longGame: 300,
  matches: [40],
  seeks: 5,
  appends: 200,
  requests: 3,
  recorded: 2,
  recording: 3,
  imported: 3,
  stored: 3,
  followers: 3,
  repeats: 10,
  seconds: 0.3,
  pairs: 1,
  hands: 4,
  playouts: 2,
};

export interface Surroundings {
  /** The checkout, built. */
  readonly root: string;
  readonly sizes: Sizes;
  /** Null when they are not installed: own figures are measured all the same. */
  readonly peers: Peers | null;
  /** A new folder that is removed in the end. */
  readonly temporaryFolder: () => string;
}

export interface Benchmark {
  readonly name: string;
  readonly about: string;
  readonly run: (surroundings: Surroundings) => Promise<readonly Figure[]>;
}
