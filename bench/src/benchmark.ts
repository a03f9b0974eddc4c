import type { Figure } from './figure.js';
import type { Peers } from './peers.js';

/** The amounts of work. `full` gives the published figures, `small` only shows that everything runs. */
export interface Sizes {
  /** The number of turns of each compared program. */
  readonly repetitions: number;
  /** Uncounted turns at the start, in which the JavaScript engine optimises both programs. */
  readonly warmUps: number;
  /** Number of games folded, played or recorded in one turn. */
  readonly games: number;
  /** Number of battles that Showdown plays in one turn. */
  readonly battles: number;
  /** Number of events in the long game. */
  readonly longGame: number;
  /** Numbers of moves in the long matches of boardgame.io. */
  readonly matches: readonly number[];
  /** Number of visited positions. */
  readonly seeks: number;
  /** Number of events appended in one turn. */
  readonly appends: number;
  /** Number of requests to the server. */
  readonly requests: number;
  /** Number of games in the store when the server starts. */
  readonly recorded: number;
  /** Number of games recorded with their read models. */
  readonly recording: number;
  /** Number of imported logs of another platform. */
  readonly imported: number;
  /** Numbers of games in the store of a server under load, of followers, and of requests for each query. */
  readonly stored: number;
  readonly followers: number;
  readonly repeats: number;
  /** Seconds during which games begin, for each rate. */
  readonly seconds: number;
  /** Number of pairs of games between the search bot and the greedy bot. */
  readonly pairs: number;
  /** Number of first hands for a table. */
  readonly hands: number;
  /** The search bot's playouts for one decision. The default is that of the shipped bot. */
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
  /** Null if they are not installed. Retrace is then measured alone. */
  readonly peers: Peers | null;
  /** Creates a folder that is removed at the end. */
  readonly temporaryFolder: () => string;
}

export interface Benchmark {
  readonly name: string;
  readonly about: string;
  readonly run: (surroundings: Surroundings) => Promise<readonly Figure[]>;
}
