import type { Entry } from '../api/shapes.js';

/**
 * Returns the outcomes of decisions, by the revision of the event that requested the decision. An outcome is the first
 * visible event before the next decision.
 */
export function outcomesOf(
  entries: readonly Pick<Entry, 'kind' | 'revision' | 'shows' | 'text'>[],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let question: number | null = null;
  for (const { kind, revision, shows, text } of entries) {
    if (kind === 'DecisionRequested') question = revision;
    else if (question !== null && shows && kind !== 'DecisionMade') {
      found.set(question, text);
      question = null;
    }
  }
  return found;
}
