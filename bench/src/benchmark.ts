import type { Figure } from './figure.js';
import type { Peers } from './peers.js';

/**
 * The amount of work that each benchmark does. `full` produces the published figures. `small` only checks that
 * everything runs.
 */
export interface Sizes {
  /** The number of measured turns for each compared program. */
  readonly repetitions: number;
  /** The number of warm-up turns, in which the JavaScript engine optimises both programs. */
  readonly warmUps: number;
  /** The number of games folded, played or recorded per turn. */
  readonly games: number;
  /** The number of battles that Showdown plays per turn. */
  readonly battles: number;
  /** The number of events in the long game. */
  readonly longGame: number;
  /** The numbers of moves in the long matches of boardgame.io. */
  readonly matches: readonly number[];
  /** The number of positions to visit. */
  readonly seeks: number;
  /** The number of events appended per turn. */
  readonly appends: number;
  /** The number of requests to the server. */
  readonly requests: number;
  /** The number of games in the store when the server starts. */
  readonly recorded: number;
  /** The number of games that are recorded while their read models are updated. */
  readonly recording: number;
  /** The number of logs from another platform to import. */
  readonly imported: number;
  /**
   * The number of games in the store of a server under load. `followers` is the number of spectators, and `repeats` is
   * the number of requests per query.
   */
  readonly stored: number;
  readonly followers: number;
  readonly repeats: number;
  /** The number of seconds during which new games begin at each rate. */
  readonly seconds: number;
  /** The number of pairs of games between the search bot and the greedy bot. */
  readonly pairs: number;
  /** The number of opening hands in an opening hand table. */
  readonly hands: number;
  /** The number of playouts that the search bot runs per decision. If absent, the search bot uses its usual number. */
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
  /** The folder of the built checkout. */
  readonly root: string;
  readonly sizes: Sizes;
  /** The compared programs. Null if they are not installed, in which case only Retrace is measured. */
  readonly peers: Peers | null;
  /** Creates a folder, which is removed when the benchmark ends. */
  readonly temporaryFolder: () => string;
}

export interface Benchmark {
  readonly name: string;
  readonly about: string;
  readonly run: (surroundings: Surroundings) => Promise<readonly Figure[]>;
}
