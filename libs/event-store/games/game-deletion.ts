import type * as format from '#record';
import type { AdministrationEntry, GameId, RecordedAdministration, Said } from '#record';
import type { AdministrationStreams } from './administration-streams.js';
import { BrokenRecordError } from './game-reader.js';
import type { DeletionErrorCode } from '../error-codes.js';
import { isThere } from '../streams/is-there.js';
import type { EventStore } from '../streams/port.js';

/** Games continue from positions of the game: they would lose their beginning. */
export class GameHasBranchesError extends Error {
  readonly code: DeletionErrorCode = 'GAME_HAS_BRANCHES';
  readonly advice = 'Delete the branches first: they would lose their beginning.';
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
 * Says that a game was deleted, then deletes its reviews and its record for good. What is said first counts: when it ends between the two,
 * the game is deleted for everybody, and doing it again finishes the work. Throws `GameHasBranchesError`, also when one is
 * begun meanwhile. A game whose administration cannot be read is deleted, too.
 */
export async function deleteGame(
  store: EventStore,
  administration: AdministrationStreams,
  record: Pick<typeof format, 'gameStream' | 'reviewStream'>,
  game: GameId,
  by: Said,
): Promise<void> {
  const gone = new Set<GameId>();
  const readable = await administration.readable(game);
  for (const branch of branchesIn(readable))
    if (!(await isThere(store, record.gameStream(branch)))) gone.add(branch);
  const deletion = (entries: readonly RecordedAdministration[]): readonly AdministrationEntry[] => {
    const branches = branchesIn(entries).filter((branch) => !gone.has(branch));
    if (branches.length > 0) throw new GameHasBranchesError(game, branches);
    return entries.some(({ entry }) => entry.kind === 'GameDeleted') ? [] : [{ kind: 'GameDeleted', ...by }];
  };
  try {
    await administration.decide(game, deletion);
  } catch (error) {
    if (!(error instanceof BrokenRecordError)) throw error;
    // Where something of it cannot be read, no more can be decided but this.
    const last = deletion(readable);
    if (last.length > 0) await administration.append(game, last, 'any');
  }
  for (const stream of [record.reviewStream(game), record.gameStream(game)])
    await store.delete(stream, 'any');
}
