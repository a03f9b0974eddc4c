import type { Cause, Seat } from '#record';

/** A step that is about to happen: what it does, who does it, and why. */
export interface StepProposal<Action> {
  readonly verb: string;
  /** The controller of the step; null when it is the game. */
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly actions: readonly Action[];
  readonly rules: readonly string[];
}

/** A step that a rule of the game makes happen. */
export const byRule = (rule: string): Cause => ({ kind: 'rule', rule });
