import type { Choice, Decision } from '#record';

/**
 * Answers decisions, looking at the state it is asked in if it wants to; it leaves the state as it is. A bot keeps
 * nothing: asked the same decision again it gives the same answer.
 */
export type Bot<State = unknown> = (decision: Decision, state: State) => Choice;
