import type { Cause, Seat } from '#record';

/** A step about to happen: its actions, its actor and its cause. */
export interface StepProposal<Action> {
  readonly verb: string;
  /** The controller of the step. Null if it is the game. */
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly actions: readonly Action[];
  readonly rules: readonly string[];
}

/** A step that a rule of the game makes happen. */
export function byRule(rule: string): Cause {
  const known = causes.get(rule);
  if (known !== undefined) return known;
  const cause = { kind: 'rule', rule } as const;
  if (causes.size < CITED) causes.set(rule, cause);
  return cause;
}

/** Maximum number of cached citations, more than all games cite together. */
const CITED = 2_000;

/** Cached causes, because every game cites the same few rules. */
const causes = new Map<string, Cause>();
