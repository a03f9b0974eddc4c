import type { Choice, GameId, Said, Seat } from '#record';

/** A position that somebody is asked about. */
export interface AssignedTask {
  readonly game: GameId;
  /** The event after which the game is shown. */
  readonly revision: number;
  /** From whose perspective. */
  readonly seat: Seat;
  /** The share link of the game that shows it; when that is revoked, the task shows nothing. */
  readonly link: string;
}

/** A coach sends positions to somebody, with a question. */
export interface Assigned extends Said {
  readonly kind: 'Assigned';
  readonly assignment: string;
  /** For whom, as it is shown. People with the token can answer, whoever they are. */
  readonly to: string;
  readonly question: string;
  readonly tasks: readonly AssignedTask[];
  /** When, ISO 8601. */
  readonly at: string;
}

/** The recipient answers one of the tasks. */
export interface TaskAnswered {
  readonly kind: 'TaskAnswered';
  readonly task: number;
  /** Null: the answer is in words alone. */
  readonly choice: Choice | null;
  /** Null: the answer is a choice alone. */
  readonly text: string | null;
  /** When, ISO 8601. */
  readonly at: string;
}

/** The coach wants no more answers, and shows the positions no longer. */
export interface AssignmentClosed extends Said {
  readonly kind: 'AssignmentClosed';
}

/** In the stream of a coach: an assignment was made. */
export interface AssignmentListed {
  readonly kind: 'AssignmentListed';
  readonly assignment: string;
}

/** An entry that this program cannot read: it may have closed the assignment. */
export interface AssignmentUnreadable {
  readonly kind: 'AssignmentUnreadable';
}

export type AssignmentEntry =
  Assigned | TaskAnswered | AssignmentClosed | AssignmentListed | AssignmentUnreadable;
