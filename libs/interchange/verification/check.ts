import { gameModules } from '#games';
import { verified, type Verdict } from '#projections';
import { startedIn, type CheckStatus, type RecordedEvent } from '#record';

/** The result of checking a record against the rules. */
export interface Check {
  readonly status: CheckStatus;
  /**
   * The first position at which the record contradicts the rules, such as `142`. If there is no such position, the last
   * confirmed position before the events that were copied from a log.
   */
  readonly position: string | null;
}

export const unverified: Check = { status: 'UNVERIFIED', position: null };

function positionIn(verdict: Verdict): string | null {
  if (verdict.status === 'DIVERGED') return `${verdict.difference.revision}`;
  if (verdict.status === 'UNVERIFIED' || verdict.observedFrom === undefined) return null;
  return `${verdict.observedFrom - 1}`;
}

/** Verifies a game by replaying it. Might never return, so use `RecordChecks` for untrusted games. */
export function checkOf(events: readonly RecordedEvent[]): Check {
  const module = gameModules.get(startedIn(events)?.module ?? '');
  if (module === undefined) return unverified;
  const verdict = verified(module, events);
  return { status: verdict.status, position: positionIn(verdict) };
}
