import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The functions of boardgame.io that play a match or return to a position. Its debug panel returns to positions in the
 * same way.
 */
export interface BoardgameIo {
  readonly CreateGameReducer: (options: { game: object }) => (state: object, action: object) => object;
  readonly InitializeGame: (options: { game: object; numPlayers: number }) => object;
}

interface ShowdownStream extends AsyncIterable<string> {
  write(text: string): Promise<void> | void;
}

/** The part of Pokémon Showdown that runs battles. */
export interface Showdown {
  readonly BattleStream: new () => object;
  readonly getPlayerStreams: (stream: object) => Record<'p1' | 'p2' | 'omniscient', ShowdownStream>;
  readonly RandomPlayerAI: new (
    stream: ShowdownStream,
    options: { seed: string },
  ) => { start(): Promise<void> };
}

export interface Peers {
  readonly boardgameIo: BoardgameIo;
  readonly showdown: Showdown;
}

/**
 * Loads the compared programs from `bench/peers`. Null if they are not installed. Sets `NODE_ENV` to "production"
 * first, because boardgame.io reads it when it is loaded.
 */
export function loadPeers(folder: string): Peers | null {
  process.env['NODE_ENV'] = 'production';
  const load = createRequire(path.join(folder, 'package.json'));
  try {
    const showdown = load('pokemon-showdown') as Omit<Showdown, 'RandomPlayerAI'>;
    const players = load('pokemon-showdown/dist/sim/tools/random-player-ai') as Pick<
      Showdown,
      'RandomPlayerAI'
    >;
    return {
      boardgameIo: load('boardgame.io/internal') as BoardgameIo,
      showdown: { ...showdown, RandomPlayerAI: players.RandomPlayerAI },
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
