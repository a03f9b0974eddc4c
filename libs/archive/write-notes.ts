import { notesOf, type GameNotes } from '#projections';
import { recordBounds, type GameId, type Note, type Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

const takesBack = ({ kind }: Note): boolean => kind === 'AnnotationRemoved' || kind === 'Untagged';

/**
 * Appends the notes that `decide` derives from a game's existing notes. Calls `decide` again after a concurrent append.
 * Returns the new notes. Fails with `NOTES_TOO_MANY` if there are too many notes, but never refuses a removal. Rethrows
 * any error from `decide` other than a `Refusal`.
 */
export function writeNotes(
  { notes }: Pick<Archive, 'notes'>,
  game: GameId,
  decide: (notes: GameNotes) => readonly Note[],
): Promise<Result<GameNotes, ArchiveProblem>> {
  const written = notes.decide(game, (before) => {
    const more = decide(notesOf(before));
    if (before.length + more.length <= recordBounds.notes || more.every(takesBack)) return more;
    throw new Refusal({
      code: 'NOTES_TOO_MANY',
      message: `This game has ${recordBounds.notes} notes, including changed and removed notes, which is the limit.`,
      advice: 'Branch the game, and write your notes in the branch.',
    });
  });
  return outcomeOf(written.then(notesOf));
}
