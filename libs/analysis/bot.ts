import type { Choice, Decision } from '#record';

/**
 * Makes the choice for a decision. A bot can read the state but must not change it. It has no memory, so the same
 * decision and state always produce the same choice.
 */
export type Bot<State = unknown> = (decision: Decision, state: State) => Choice;
