import type { GameId } from '#record';
import type { Reader } from '../access/reader.js';
import { ProblemError } from '../problem-error.js';
import type { ReplayedGames } from '../replays/replayed-games.js';

/** True when the game is there, as far as the reader may know. */
export async function isKnown(games: ReplayedGames, id: string, reader: Reader): Promise<boolean> {
  try {
    await games.open(id, reader);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** Those of some games that are there, as far as the reader may know. */
export async function branchesTold(
  games: ReplayedGames,
  branches: readonly GameId[],
  reader: Reader,
): Promise<readonly GameId[]> {
  const told: GameId[] = [];
  for (const branch of branches) if (await isKnown(games, branch, reader)) told.push(branch);
  return told;
}
