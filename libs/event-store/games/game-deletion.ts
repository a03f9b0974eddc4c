import type { GameId, Note, RecordedNote, Said } from '#record';
import { BrokenRecordError, type RecordFormat } from './game-reader.js';
import { isThere } from '../streams/is-there.js';
import type { NoteStreams } from './note-streams.js';
import type { EventStore } from '../streams/port.js';

/** Games continue from positions of the game: they would lose their beginning. */
export class GameHasBranchesError extends Error {
  readonly code = 'GAME_HAS_BRANCHES';
  readonly advice = 'Delete the branches first: they would lose their beginning.';
  constructor(
    readonly game: GameId,
    readonly branches: readonly GameId[],
  ) {
    super(`"${game}" has branches: ${branches.join(', ')}.`);
    this.name = 'GameHasBranchesError';
  }
}

const branchesIn = (said: readonly RecordedNote[]): readonly GameId[] =>
  said.flatMap(({ note }) => (note.kind === 'Branched' ? [note.game] : []));

/**
 * Says that a game was deleted, then deletes its record for good. What is said first counts: when it ends between the two,
 * the game is deleted for everybody, and doing it again finishes the work. Throws `GameHasBranchesError`, also when one is
 * begun meanwhile. A game about which something was said that cannot be read is deleted, too.
 */
export async function deleteGame(
  store: EventStore,
  notes: NoteStreams,
  record: Pick<RecordFormat, 'gameStream'>,
  game: GameId,
  by: Said,
): Promise<void> {
  const gone = new Set<GameId>();
  const readable = await notes.readable(game);
  for (const branch of branchesIn(readable))
    if (!(await isThere(store, record.gameStream(branch)))) gone.add(branch);
  const deletion = (said: readonly RecordedNote[]): readonly Note[] => {
    const branches = branchesIn(said).filter((branch) => !gone.has(branch));
    if (branches.length > 0) throw new GameHasBranchesError(game, branches);
    return said.some(({ note }) => note.kind === 'GameDeleted') ? [] : [{ kind: 'GameDeleted', ...by }];
  };
  try {
    await notes.decide(game, deletion);
  } catch (error) {
    if (!(error instanceof BrokenRecordError)) throw error;
    // Where something said about the game cannot be read, no more can be said but this.
    const last = deletion(readable);
    if (last.length > 0) await notes.append(game, last, 'any');
  }
  await store.delete(record.gameStream(game), 'any');
}
