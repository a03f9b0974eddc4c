import type { Annotation } from '../api/shapes.js';
import type { Say } from '../words/language.js';

/** Returns the text of a note, or a description of its marks if it has no text. */
export function noteWords({ text, highlights, arrows }: Annotation, say: Say): string {
  if (text !== '') return text;
  return say(arrows.length + highlights.length > 0 ? 'notes.on-board' : 'notes.marked');
}
