import type { Annotation } from '../api/shapes.js';
import { comparePositions } from '../cursor/position.js';
import type { NoteChangesSubscription } from '../generated/graphql.js';
import { beginning } from './moments.js';

type NoteChange = NoteChangesSubscription['noteChanges'];

/** Applies a change to a list of notes. Returns the notes in game order. */
export function changedNotes(before: readonly Annotation[], change: NoteChange): readonly Annotation[] {
  const news = new Map(change.annotations.map((note) => [note.id, note]));
  const gone = new Set(change.removed);
  const known = change.anew ? [] : before.filter(({ id }) => !gone.has(id));
  const remaining = known.map((note) => news.get(note.id) ?? note);
  const there = new Set(remaining.map(({ id }) => id));
  const added = change.annotations.filter(({ id }) => !there.has(id));
  return [...remaining, ...added].toSorted((left, right) =>
    comparePositions(beginning(left), beginning(right)),
  );
}
