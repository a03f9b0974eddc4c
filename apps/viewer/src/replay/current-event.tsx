import type { Entry } from '../api/shapes.js';
import type { Position } from '../cursor/position.js';

/** Returns the log text for a position. */
export function eventText(entry: Entry | undefined, at: Position): string {
  const action = at.action === undefined ? undefined : entry?.actions[at.action - 1];
  return action?.text ?? entry?.text ?? '';
}

/** Shows the current log line above the scrubber even if no panel is open. Screen readers announce each change. */
export function CurrentEvent({ entry, at }: { readonly entry: Entry | undefined; readonly at: Position }) {
  return (
    <p className="current-event" aria-live="polite" data-testid="current-event">
      {eventText(entry, at)}
    </p>
  );
}
