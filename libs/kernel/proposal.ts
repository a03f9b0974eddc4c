import type { Cause, Seat } from '#record';

/** A step that is about to happen: its actions, its actor, and its cause. */
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

/** More than the rules of all games cite; what a record says besides is not kept. */
const CITED = 2_000;

/** Rules are cited by the same few numbers in every game, and records keep each citation. */
const causes = new Map<string, Cause>();
