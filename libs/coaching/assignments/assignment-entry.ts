import type { Choice, GameId, Authorship, Seat } from '#record';

export interface AssignedTask {
  readonly game: GameId;
  /** The revision of the last event that the position includes. */
  readonly revision: number;
  /** The seat from whose perspective the position is shown. */
  readonly seat: Seat;
  /** The share link that shows the position. If the link is revoked, the task shows nothing. */
  readonly link: string;
}

/** Recorded when a coach sends positions to a player, with a question. */
export interface Assigned extends Authorship {
  readonly kind: 'Assigned';
  readonly assignment: string;
  /** The recipient's display name. Anyone with the assignment's token can answer under this name. */
  readonly to: string;
  readonly question: string;
  readonly tasks: readonly AssignedTask[];
  /** When the assignment was sent, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when the recipient answers a task. */
export interface TaskAnswered {
  readonly kind: 'TaskAnswered';
  readonly task: number;
  /** Null if the answer is only text. */
  readonly choice: Choice | null;
  /** Null if the answer is only a choice. */
  readonly text: string | null;
  /** When the task was answered, in ISO 8601 format. */
  readonly at: string;
}

/**
 * Recorded when the coach closes the assignment. A closed assignment accepts no more answers and hides its positions.
 */
export interface AssignmentClosed extends Authorship {
  readonly kind: 'AssignmentClosed';
}

/** Recorded in a coach's stream when the coach creates an assignment. */
export interface AssignmentListed {
  readonly kind: 'AssignmentListed';
  readonly assignment: string;
}

/** An entry that this version of Retrace cannot read. It might have closed the assignment. */
export interface AssignmentUnreadable {
  readonly kind: 'AssignmentUnreadable';
}

export type AssignmentEntry =
  Assigned | TaskAnswered | AssignmentClosed | AssignmentListed | AssignmentUnreadable;
