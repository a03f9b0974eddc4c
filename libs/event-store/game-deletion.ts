import type { GameId, RecordedNote } from '#record';
import type { RecordFormat } from './game-reader.js';
import type { NoteStreams } from './note-streams.js';
import { StreamNotFoundError, type EventStore } from './port.js';

/** Games go on from positions of the game: they would lose their beginning. */
export class GameHasBranchesError extends Error {
  readonly code = 'GAME_HAS_BRANCHES';
  readonly advice = 'Delete those first: they would lose their beginning.';
  constructor(
    readonly game: GameId,
    readonly branches: readonly GameId[],
  ) {
    super(`Games go on from "${game}": ${branches.join(', ')}.`);
    this.name = 'GameHasBranchesError';
  }
}

const branchesIn = (said: readonly RecordedNote[]): readonly GameId[] =>
  said.flatMap(({ note }) => (note.kind === 'Branched' ? [note.game] : []));

/**
 * Says that a game was deleted, then deletes its record for good. What is said first counts: when it ends between the two,
 * the game is deleted for everybody, and doing it again finishes the work. Throws `GameHasBranchesError`, also when one is
 * begun meanwhile.
 */
export async function deleteGame(
  store: EventStore,
  notes: NoteStreams,
  record: Pick<RecordFormat, 'gameStream'>,
  game: GameId,
  by: string,
): Promise<void> {
  const gone = new Set<GameId>();
  for (const branch of branchesIn(await notes.read(game)))
    if (!(await isThere(store, record.gameStream(branch)))) gone.add(branch);
  await notes.decide(game, (said) => {
    const branches = branchesIn(said).filter((branch) => !gone.has(branch));
    if (branches.length > 0) throw new GameHasBranchesError(game, branches);
    return said.some(({ note }) => note.kind === 'GameDeleted') ? [] : [{ kind: 'GameDeleted', by }];
  });
  await store.delete(record.gameStream(game), 'any');
}

async function isThere(store: EventStore, stream: string): Promise<boolean> {
  try {
    for await (const _ of store.read(stream, { limit: 1 })) return true;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return false;
}
