import type { Cause, Seat } from '#record';

/** A step that is about to happen, with its actions, actor and cause. */
export interface StepProposal<Action> {
  readonly verb: string;
  /** The player that controls the step. Null if the game does. */
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

/** The maximum number of cached causes, which is more than all games use together. */
const CITED = 2_000;

/** Cached causes, because every game cites the same few rules. */
const causes = new Map<string, Cause>();
