import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { Annotation } from '../api/shapes.js';
import { AnnotateDocument, NotesDocument, TagDocument } from '../generated/notes.js';
import { LARGEST_FILE, missingNotes, noteFileIn, type FiledNote } from './note-file.js';

/** The result of importing a file with notes. */
export type ImportOutcome =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'other-game' }
  | {
      readonly kind: 'done';
      readonly added: number;
      readonly known: number;
      readonly refused: number;
      /** The reason why the first refused note was refused. Null if no note was refused. */
      readonly problem: string | null;
    };

/** Adds the notes in a file to a game as the user's own notes. Existing notes remain. */
export function useNoteImport(game: string, tags: readonly string[], notes: readonly Annotation[]) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  /** Runs a mutation. Resolves to its error message, or to null if it succeeded. */
  const attempt = async (saying: () => Promise<unknown>): Promise<string | null> => {
    try {
      await saying();
      return null;
    } catch (error) {
      return errorMessage(error);
    }
  };
  const annotate = ({ from, to, as, text, mark, arrows, highlights }: FiledNote) =>
    attempt(() =>
      client.mutate({
        mutation: AnnotateDocument,
        variables: {
          ...{ game, from, to, as, text, mark },
          arrows: [...arrows],
          highlights: [...highlights],
        },
      }),
    );

  const take = async (file: File): Promise<void> => {
    setOutcome({ kind: 'reading' });
    const read = file.size > LARGEST_FILE ? null : noteFileIn(await file.text());
    if (read === null) return setOutcome({ kind: 'unreadable' });
    if (read.game !== game) return setOutcome({ kind: 'other-game' });
    const missing = missingNotes(read.notes, notes);
    const problems: (string | null)[] = [];
    for (const note of missing) problems.push(await annotate(note));
    const has = new Set(tags.map((tag) => tag.toLowerCase()));
    for (const tag of read.tags)
      if (!has.has(tag.toLowerCase()))
        await attempt(() => client.mutate({ mutation: TagDocument, variables: { game, tag } }));
    await client.refetchQueries({ include: [NotesDocument] });
    const refused = problems.filter((problem) => problem !== null);
    setOutcome({
      kind: 'done',
      added: missing.length - refused.length,
      known: read.notes.length - missing.length,
      refused: refused.length,
      problem: refused[0] ?? null,
    });
  };
  return { outcome, take };
}
