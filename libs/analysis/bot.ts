import type { Choice, Decision } from '#record';

/**
 * Chooses for a decision. It may read the state but not change it. A bot has no memory, so the same decision and state
 * always produce the same choice.
 */
export type Bot<State = unknown> = (decision: Decision, state: State) => Choice;
