import type { Cause, Seat } from '#record';

/** A step that is about to be resolved. */
export interface StepProposal<Action> {
  readonly verb: string;
  /** The player who controls the step. Null if the game itself does. */
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly actions: readonly Action[];
  readonly rules: readonly string[];
}

export function byRule(rule: string): Cause {
  const known = causes.get(rule);
  if (known !== undefined) return known;
  const cause = { kind: 'rule', rule } as const;
  if (causes.size < CITED) causes.set(rule, cause);
  return cause;
}

/** The maximum number of cached causes, which exceeds the number used by all games together. */
const CITED = 2_000;

/** The cached causes by rule. They are cached because every game cites the same few rules. */
const causes = new Map<string, Cause>();
