import type { Choice, Decision } from '#record';

/**
 * Answers a decision, and may read the state but not change it. A bot has no memory: the same decision and state
 * give the same answer.
 */
export type Bot<State = unknown> = (decision: Decision, state: State) => Choice;
