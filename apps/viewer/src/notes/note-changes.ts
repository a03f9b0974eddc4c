import type { Annotation } from '../api/shapes.js';
import { comparePositions } from '../cursor/position.js';
import type { NoteChangesSubscription } from '../generated/graphql.js';
import { beginning } from './moments.js';

type NoteChange = NoteChangesSubscription['noteChanges'];

/** The notes after a change of them, in the order of the game. */
export function changedNotes(before: readonly Annotation[], change: NoteChange): readonly Annotation[] {
  const news = new Map(change.annotations.map((note) => [note.id, note]));
  const gone = new Set(change.removed);
  const known = change.anew ? [] : before.filter(({ id }) => !gone.has(id));
  const kept = known.map((note) => news.get(note.id) ?? note);
  const there = new Set(kept.map(({ id }) => id));
  const added = change.annotations.filter(({ id }) => !there.has(id));
  return [...kept, ...added].toSorted((one, other) => comparePositions(beginning(one), beginning(other)));
}
