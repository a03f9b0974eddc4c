import { BrokenRecordError, isThere } from '#event-store';
import {
  gameStream,
  reviewStream,
  type AdministrationEntry,
  type GameId,
  type RecordedAdministration,
  type Authorship,
} from '#record';
import type { Archive } from './archive.js';

/** Thrown if branches continue the game. Deleting the game would remove the beginning of the branches' records. */
export class GameHasBranchesError extends Error {
  readonly code = 'GAME_HAS_BRANCHES';
  readonly advice = 'Delete the branches first, because they depend on this game.';
  constructor(
    readonly game: GameId,
    readonly branches: readonly GameId[],
  ) {
    super(`"${game}" has branches: ${branches.join(', ')}.`);
    this.name = 'GameHasBranchesError';
  }
}

const branchesIn = (entries: readonly RecordedAdministration[]): readonly GameId[] =>
  entries.flatMap(({ entry }) => (entry.kind === 'Branched' ? [entry.game] : []));

/**
 * Deletes a game, its reviews and its record permanently. Records `GameDeleted` first, so that readers see the game as
 * deleted even if the process stops. Calling this function again then completes the deletion. Also deletes games whose
 * administrative entries are unreadable. Throws `GameHasBranchesError` if a branch continues the game, even if that
 * branch begins at the same time.
 */
export async function deleteGame(
  { store, administration }: Pick<Archive, 'store' | 'administration'>,
  author: Authorship,
  game: GameId,
): Promise<void> {
  const gone = new Set<GameId>();
  const readable = await administration.readable(game);
  for (const branch of branchesIn(readable))
    if (!(await isThere(store, gameStream(branch)))) gone.add(branch);
  const deletion = (entries: readonly RecordedAdministration[]): readonly AdministrationEntry[] => {
    const branches = branchesIn(entries).filter((branch) => !gone.has(branch));
    if (branches.length > 0) throw new GameHasBranchesError(game, branches);
    return entries.some(({ entry }) => entry.kind === 'GameDeleted')
      ? []
      : [{ kind: 'GameDeleted', ...author }];
  };
  try {
    await administration.decide(game, deletion);
  } catch (error) {
    if (!(error instanceof BrokenRecordError)) throw error;
    // An unreadable entry must not prevent the deletion, so `GameDeleted` is appended without reading the entries
    // again.
    const last = deletion(readable);
    if (last.length > 0) await administration.append(game, last, 'any');
  }
  for (const stream of [reviewStream(game), gameStream(game)]) await store.delete(stream, 'any');
}
