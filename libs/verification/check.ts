import { gameModules } from '#games';
import { verified } from '#projections';
import type { CheckStatus, RecordedEvent } from '#record';

/** Whether the rules confirm a record. */
export interface Check {
  readonly status: CheckStatus;
  /** Where it is not what the rules decide, as `142`. */
  readonly position: string | null;
}

export const unverified: Check = { status: 'UNVERIFIED', position: null };

/** Decides a recorded game again. It may not come back from that: see `RecordChecks`. */
export function checkOf(events: readonly RecordedEvent[]): Check {
  for (const { event } of events) {
    if (event.kind !== 'GameStarted') continue;
    const module = gameModules.get(event.module);
    if (module === undefined) return unverified;
    const verdict = verified(module, events);
    const position = verdict.status === 'DIVERGED' ? `${verdict.difference.revision}` : null;
    return { status: verdict.status, position };
  }
  return unverified;
}
