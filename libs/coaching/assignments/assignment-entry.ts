import type { Choice, GameId, Authorship, Seat } from '#record';

export interface AssignedTask {
  readonly game: GameId;
  /** The revision after which the game is shown. */
  readonly revision: number;
  /** The seat whose perspective is used. */
  readonly seat: Seat;
  /** The share link that shows the position. If it is revoked, the task shows nothing. */
  readonly link: string;
}

/** Recorded when a coach sends positions to a player, with a question. */
export interface Assigned extends Authorship {
  readonly kind: 'Assigned';
  readonly assignment: string;
  /** The display name of the recipient. Anyone with the token can answer. */
  readonly to: string;
  readonly question: string;
  readonly tasks: readonly AssignedTask[];
  /** The time of sending, as ISO 8601. */
  readonly at: string;
}

/** Recorded when the recipient answers a task. */
export interface TaskAnswered {
  readonly kind: 'TaskAnswered';
  readonly task: number;
  /** The chosen options. Null if the answer is only text. */
  readonly choice: Choice | null;
  /** The text. Null if the answer is only a choice. */
  readonly text: string | null;
  /** The time of the answer, as ISO 8601. */
  readonly at: string;
}

/** Recorded when the coach closes the assignment. It then accepts no more answers and hides its positions. */
export interface AssignmentClosed extends Authorship {
  readonly kind: 'AssignmentClosed';
}

/** Recorded in the stream of a coach when an assignment is made. */
export interface AssignmentListed {
  readonly kind: 'AssignmentListed';
  readonly assignment: string;
}

/** An entry that this program cannot read, which may have closed the assignment. */
export interface AssignmentUnreadable {
  readonly kind: 'AssignmentUnreadable';
}

export type AssignmentEntry =
  Assigned | TaskAnswered | AssignmentClosed | AssignmentListed | AssignmentUnreadable;
