import type { Arrow, Authorship, GameId, Spot } from '#record';

/** A position of a game, or several in a row, from one perspective. */
export interface ChapterLine {
  readonly game: GameId;
  /** The event after which the chapter begins. */
  readonly from: number;
  /** The last event that the chapter shows. Equal to `from` if it shows one position. */
  readonly to: number;
  /** In the format of `formatViewer`. */
  readonly as: string;
}

/** A question about the first position of a chapter. */
export interface ChapterQuestion {
  readonly text: string;
  /** Keys of options of the decision there that are right. */
  readonly accepted: readonly string[];
  /** The answer in words. */
  readonly answer: string;
}

/** Marks on a position. */
export interface BoardMarks {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Spot[];
}

/** The words and marks of a chapter. Marks are on its first position. */
export interface ChapterContent extends BoardMarks {
  readonly text: string;
  readonly question: ChapterQuestion | null;
}

/** Recorded when a person begins a study. */
export interface StudyStarted extends Authorship {
  readonly kind: 'StudyStarted';
  readonly study: string;
  readonly title: string;
  /** When, ISO 8601. */
  readonly at: string;
}

/** Replaces the title. */
export interface StudyNamed extends Authorship {
  readonly kind: 'StudyNamed';
  readonly title: string;
}

/** Recorded when the author adds a chapter at the end. */
export interface ChapterAdded extends ChapterLine, ChapterContent, Authorship {
  readonly kind: 'ChapterAdded';
  readonly chapter: string;
  /** The share link that shows the line. If it is revoked, the chapter shows nothing. */
  readonly link: string;
}

/** Replaces the words and marks of a chapter. */
export interface ChapterChanged extends ChapterContent, Authorship {
  readonly kind: 'ChapterChanged';
  readonly chapter: string;
}

/** Recorded when the author moves a chapter to another place. */
export interface ChapterMoved extends Authorship {
  readonly kind: 'ChapterMoved';
  readonly chapter: string;
  /** The new place, from 0. Beyond the end, the last one. */
  readonly place: number;
}

export interface ChapterRemoved extends Authorship {
  readonly kind: 'ChapterRemoved';
  readonly chapter: string;
}

/** Recorded when the author makes the link for readers. */
export interface StudyShared extends Authorship {
  readonly kind: 'StudyShared';
  readonly link: string;
}

/** Recorded when the author revokes the link for readers. */
export interface StudyUnshared extends Authorship {
  readonly kind: 'StudyUnshared';
}

/** Recorded before the stream is deleted. */
export interface StudyDeleted extends Authorship {
  readonly kind: 'StudyDeleted';
}

/** Recorded in the stream of an author when a study begins. */
export interface StudyListed {
  readonly kind: 'StudyListed';
  readonly study: string;
}

/** An entry that this program cannot read, which may have revoked the link for readers. */
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
