import type { Annotation } from '../api/shapes.js';
import type { Say } from '../words/language.js';

/** What a note says; without words, what it does. */
export function noteWords({ text, highlights, arrows }: Annotation, say: Say): string {
  if (text !== '') return text;
  return say(arrows.length + highlights.length > 0 ? 'notes.on-board' : 'notes.marked');
}
