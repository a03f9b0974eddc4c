import { gameModules } from '#games';
import { verified, type Verdict } from '#projections';
import { startedIn, type CheckStatus, type RecordedEvent } from '#record';

/** Whether the rules confirm a record. */
export interface Check {
  readonly status: CheckStatus;
  /** Where it is not what the rules decide, as `142`; of an exact one, up to where it is, where it only says what was seen from there on. */
  readonly position: string | null;
}

export const unverified: Check = { status: 'UNVERIFIED', position: null };

function positionIn(verdict: Verdict): string | null {
  if (verdict.status === 'DIVERGED') return `${verdict.difference.revision}`;
  if (verdict.status === 'UNVERIFIED' || verdict.observedFrom === undefined) return null;
  return `${verdict.observedFrom - 1}`;
}

/** Decides a recorded game again. It may not come back from that: see `RecordChecks`. */
export function checkOf(events: readonly RecordedEvent[]): Check {
  const module = gameModules.get(startedIn(events)?.module ?? '');
  if (module === undefined) return unverified;
  const verdict = verified(module, events);
  return { status: verdict.status, position: positionIn(verdict) };
}
