import type { Authorship, Choice } from '#record';
import type { BoardMarks } from '../studies/study-entry.js';

/** Recorded when the coach opens a class on one of the coach's studies, or reopens it after it has ended. */
export interface ClassOpened extends Authorship {
  readonly kind: 'ClassOpened';
  readonly study: string;
  /** The id of the pupils' link. */
  readonly link: string;
  /** When the class was opened, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when the coach shows a position in a chapter. */
export interface ClassMoved extends Authorship {
  readonly kind: 'ClassMoved';
  readonly chapter: string;
  /** The revision of the position that is shown. The position belongs to the chapter. */
  readonly position: number;
}

/**
 * Recorded when the coach draws on the position that is shown. The new marks replace earlier marks on that position.
 */
export interface ClassMarked extends BoardMarks, Authorship {
  readonly kind: 'ClassMarked';
}

/** Recorded when a pupil joins and chooses a name. */
export interface PupilJoined {
  readonly kind: 'PupilJoined';
  /** The pupil's number, counting from 0. */
  readonly pupil: number;
  readonly name: string;
}

/**
 * Recorded when the coach starts a round. In a round, all pupils make the decision at the first position of a chapter.
 */
export interface RoundBegun extends Authorship {
  readonly kind: 'RoundBegun';
  readonly chapter: string;
  /** When the round was started, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when a pupil makes a choice. The last choice before the reveal counts. */
export interface RoundAnswered {
  readonly kind: 'RoundAnswered';
  /** The round's number, counting from 0. */
  readonly round: number;
  readonly pupil: number;
  readonly choice: Choice;
}

/** Recorded when the coach reveals the choices of a round. */
export interface RoundRevealed extends Authorship {
  readonly kind: 'RoundRevealed';
  readonly round: number;
  /** Whether pupils see who made each choice. */
  readonly named: boolean;
}

/** Recorded when the coach ends the class. */
export interface ClassEnded extends Authorship {
  readonly kind: 'ClassEnded';
}

/** An entry that this version of Retrace cannot read. It might have ended the class. */
export interface ClassUnreadable {
  readonly kind: 'ClassUnreadable';
}

export type ClassEntry =
  | ClassOpened
  | ClassMoved
  | ClassMarked
  | PupilJoined
  | RoundBegun
  | RoundAnswered
  | RoundRevealed
  | ClassEnded
  | ClassUnreadable;
