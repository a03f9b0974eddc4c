import type { GameStreams } from '#event-store';
import { invariant, parseGameId, type GameId } from '#record';
import { mixedGames } from './games.js';

/** The number of different games. Further games repeat their events under other ids. */
const DIFFERENT = 100;
/** The number of games recorded at the same time, so that appends can share disk writes. */
const AT_ONCE = 32;

export interface StoredGame {
  readonly id: GameId;
  readonly events: number;
}

export function gameId(text: string): GameId {
  const id = parseGameId(text);
  invariant(id.ok, 'it is a game id');
  return id.value;
}

/** Records complete games as fast as possible. */
export async function recordMany(streams: GameStreams, count: number): Promise<StoredGame[]> {
  const games = mixedGames(Math.min(DIFFERENT, count));
  const stored: StoredGame[] = [];
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, async (_, place) => {
        const game = games[(first + place) % games.length] ?? [];
        const id = gameId(`stored-${first + place}`);
        await streams.append(id, game, 'no-stream');
        stored.push({ id, events: game.length });
      }),
    );
  return stored;
}
