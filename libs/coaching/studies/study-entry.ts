import type { Arrow, Authorship, GameId, Spot } from '#record';

/** A position in a game, or several consecutive positions, from one perspective. */
export interface ChapterLine {
  readonly game: GameId;
  /** The revision of the first position. */
  readonly from: number;
  /** The revision of the last position. Equal to `from` if there is only one position. */
  readonly to: number;
  /** The perspective in the format of `formatViewer`. */
  readonly as: string;
}

/** A question about the first position in a chapter. */
export interface ChapterQuestion {
  readonly text: string;
  /** The keys of the options that the author accepts as correct. */
  readonly accepted: readonly string[];
  /** The explanation of the answer. */
  readonly answer: string;
}

export interface BoardMarks {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Spot[];
}

/** The text and marks of a chapter. The marks belong to its first position. */
export interface ChapterContent extends BoardMarks {
  readonly text: string;
  readonly question: ChapterQuestion | null;
}

export interface StudyStarted extends Authorship {
  readonly kind: 'StudyStarted';
  readonly study: string;
  readonly title: string;
  /** When the study was started, in ISO 8601 format. */
  readonly at: string;
}

/** Recorded when the author changes the title. */
export interface StudyNamed extends Authorship {
  readonly kind: 'StudyNamed';
  readonly title: string;
}

/** Recorded when the author adds a chapter after the existing ones. */
export interface ChapterAdded extends ChapterLine, ChapterContent, Authorship {
  readonly kind: 'ChapterAdded';
  readonly chapter: string;
  /** The share link that shows the positions. If the link is revoked, the chapter shows nothing. */
  readonly link: string;
}

/** Recorded when the author replaces the text and marks of a chapter. */
export interface ChapterChanged extends ChapterContent, Authorship {
  readonly kind: 'ChapterChanged';
  readonly chapter: string;
}

/** Recorded when the author moves a chapter. */
export interface ChapterMoved extends Authorship {
  readonly kind: 'ChapterMoved';
  readonly chapter: string;
  /** The new index, counting from 0. An index beyond the end moves the chapter to the end. */
  readonly place: number;
}

export interface ChapterRemoved extends Authorship {
  readonly kind: 'ChapterRemoved';
  readonly chapter: string;
}

/** Recorded when the author creates the readers' link. */
export interface StudyShared extends Authorship {
  readonly kind: 'StudyShared';
  readonly link: string;
}

/** Recorded when the author revokes the readers' link. */
export interface StudyUnshared extends Authorship {
  readonly kind: 'StudyUnshared';
}

/** Recorded before the stream is deleted. */
export interface StudyDeleted extends Authorship {
  readonly kind: 'StudyDeleted';
}

/** Recorded in an author's stream when the author starts a study. */
export interface StudyListed {
  readonly kind: 'StudyListed';
  readonly study: string;
}

/** An entry that this version of Retrace cannot read. It might have revoked the readers' link. */
export interface StudyUnreadable {
  readonly kind: 'StudyUnreadable';
}

export type StudyEntry =
  | StudyStarted
  | StudyNamed
  | ChapterAdded
  | ChapterChanged
  | ChapterMoved
  | ChapterRemoved
  | StudyShared
  | StudyUnshared
  | StudyDeleted
  | StudyListed
  | StudyUnreadable;
