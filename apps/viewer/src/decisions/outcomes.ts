import type { Entry } from '../api/shapes.js';

/** What each decision led to, by the event that asked for it: the first thing that shows before anybody decides again. */
export function outcomesOf(
  entries: readonly Pick<Entry, 'kind' | 'revision' | 'shows' | 'text'>[],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let asked: number | null = null;
  for (const { kind, revision, shows, text } of entries) {
    if (kind === 'DecisionRequested') asked = revision;
    else if (asked !== null && shows && kind !== 'DecisionMade') {
      found.set(asked, text);
      asked = null;
    }
  }
  return found;
}
