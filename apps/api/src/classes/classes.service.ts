import { Inject, Injectable } from '@nestjs/common';
import {
  answerRound,
  askClass,
  classIn,
  endClass,
  joinClass,
  markClass,
  moveClass,
  noClass,
  openClass,
  revealRound,
  studyIn,
  type Archive,
} from '#archive';
import {
  chapterDecision,
  roundClosed,
  shownStudy,
  type BoardMarks,
  type Chapter,
  type Class,
  type Study,
} from '#coaching';
import type { Choice, Decision, Locale } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import type { ClassAttendance, Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import { personNameOf } from '../notes/note-texts.js';
import { signedIn } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { missingMark, StudiesService } from '../studies/studies.service.js';
import type { ShownChapter, StudyLink } from '../studies/study.types.js';
import type { ClassSeat } from './class.types.js';

/** A class as one of its readers sees it. */
export interface AttendedClass {
  readonly found: Class;
  /**
   * The part of the study that the reader can see. For pupils, each chapter ends at the position that the coach has
   * shown.
   */
  readonly study: Study;
  /** Whether the reader is the coach. */
  readonly isYours: boolean;
  /** The pupil's number. Null for the coach, and for readers who have not joined. */
  readonly pupil: number | null;
}

/** The maximum number of rounds in a response. */
const ROUNDS = 50;

/** Opens, leads and attends classes. */
@Injectable()
export class ClassesService {
  constructor(
    private readonly studies: StudiesService,
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Returns the class on one of the reader's studies. If the id is null, returns the class for which the reader sent a
   * token. Fails with `CLASS_NOT_FOUND`, or for the same reasons as `StudiesService.of`.
   */
  async of(id: string | null, reader: Reader): Promise<AttendedClass> {
    const study = id === null ? await this.#received(reader) : (await this.studies.of(id, reader)).study;
    return this.attended(await classIn(this.archive, study.study), study, id === null ? reader : null);
  }

  /**
   * Returns a class as a pupil sees it. If `pupil` is null, returns the class as the coach sees it. Fails with
   * `CLASS_NOT_FOUND` if the class has ended or its link differs from the pupil's link.
   */
  attended(found: Class | null, study: Study, pupil: Reader | null): AttendedClass {
    if (found === null) throw new ProblemError(noClass);
    if (pupil === null) return { found, study, isYours: true, pupil: null };
    const sent = attendanceOf(pupil, found);
    if (sent === undefined) throw new ProblemError(noClass);
    return { found, study: shownStudy(study, found), isYours: false, pupil: sent.pupil ?? null };
  }

  /**
   * Opens a class on a study, or returns the class that is already open. Fails with `CLASS_TOO_LARGE` if the class has
   * the maximum number of entries. Also fails for the same reasons as `of`.
   */
  async open(id: string, reader: Reader, now: Date): Promise<AttendedClass> {
    const { study } = await this.studies.of(id, reader);
    return this.#lead(openClass(this.archive, signedIn(reader), study, now.toISOString()), study);
  }

  /** Shows a position of a chapter to the pupils. Fails for the same reasons as `moveClass`. */
  async move(id: string, chapter: string, position: string, reader: Reader): Promise<AttendedClass> {
    const { study } = await this.studies.of(id, reader);
    return this.#lead(moveClass(this.archive, signedIn(reader), study, placeIn(chapter, position)), study);
  }

  /**
   * Draws marks on the displayed position. Fails with `CLASS_MARKS_INVALID` if a marked object is not visible. Also
   * fails for the same reasons as `markClass`.
   */
  async mark(
    id: string,
    chapter: string,
    position: string,
    marks: BoardMarks,
    reader: Reader,
  ): Promise<AttendedClass> {
    const { study, found } = await this.of(id, reader);
    const { place } = found;
    const marked = { ...placeIn(chapter, position), ...marks };
    const shown = study.chapters.find((candidate) => candidate.chapter === chapter);
    if (shown !== undefined && place?.chapter === chapter && place.position === marked.position) {
      const game = await this.studies.opened(shown);
      if (missingMark(game, shown.as, place.position, marks) !== null) throw new ProblemError(notInView);
    }
    return this.#lead(markClass(this.archive, signedIn(reader), study, marked), study);
  }

  /**
   * Begins a round. In a round, all pupils choose at the first position of the displayed chapter. Fails for the same
   * reasons as `askClass`.
   */
  async ask(id: string, reader: Reader, now: Date): Promise<AttendedClass> {
    const { study, found } = await this.of(id, reader);
    const shown = study.chapters.find(({ chapter }) => chapter === found.place?.chapter);
    const there = shown === undefined ? null : await this.#decisionOf(shown);
    const decision = ({ chapter }: Chapter): Decision | null => (chapter === shown?.chapter ? there : null);
    const at = now.toISOString();
    return this.#lead(askClass(this.archive, signedIn(reader), study, { decision, at }), study);
  }

  /** Reveals the choices of a round. Fails for the same reasons as `revealRound`. */
  async reveal(id: string, round: number, named: boolean, reader: Reader): Promise<AttendedClass> {
    const { study } = await this.studies.of(id, reader);
    return this.#lead(revealRound(this.archive, signedIn(reader), study, { round, named }), study);
  }

  /** Ends a class. Fails for the same reasons as `of`. */
  async end(id: string, reader: Reader): Promise<AttendedClass> {
    const { study } = await this.studies.of(id, reader);
    return this.#lead(endClass(this.archive, signedIn(reader), study), study);
  }

  /** Joins the class whose token the reader sent. Fails with `CLASS_NOT_FOUND`, `CLASS_TOO_LARGE` or `NAME_INVALID`. */
  async join(text: string, reader: Reader): Promise<ClassSeat> {
    const { found } = await this.of(null, reader);
    const name = valueOf(personNameOf(text));
    const { study, link } = found;
    if (link === null) throw new ProblemError(noClass);
    const pupil = valueOf(await joinClass(this.archive, { study, name }));
    return { pupil, token: await this.access.capabilities.classToken({ study, link, pupil }) };
  }

  /** Stores a pupil's choice. Fails with `CLASS_NOT_FOUND`, or for the same reasons as `answerRound`. */
  async answer(round: number, choice: Choice, reader: Reader): Promise<AttendedClass> {
    const { found, study, pupil } = await this.of(null, reader);
    if (pupil === null) throw new ProblemError(notJoined);
    const place = study.chapters.find(({ chapter }) => chapter === found.rounds[round]?.chapter);
    if (place === undefined) throw new ProblemError(roundClosed);
    const decision = await this.#decisionOf(place);
    const answered = { study: study.study, round, pupil, choice, decision };
    return this.attended(valueOf(await answerRound(this.archive, answered)), study, reader);
  }

  /**
   * Returns a chapter as far as the reader can see it. Fails with `STUDY_CHAPTER_NOT_FOUND` if there is no such
   * chapter.
   */
  chapter({ study }: AttendedClass, id: string, locale: Locale, reader: Reader): Promise<ShownChapter> {
    return this.studies.chapter(study, id, locale, reader);
  }

  /** Returns the link for pupils. Null if the class has ended, or the reader is not the coach. */
  async link({ found: { study, link }, isYours }: AttendedClass): Promise<StudyLink | null> {
    if (!isYours || link === null) return null;
    const token = await this.access.capabilities.classToken({ study, link });
    return { token, link: `/class#class=${token}` };
  }

  /**
   * Returns the decision at the first position of a chapter. Null if there is none or the chapter's game cannot be
   * shown.
   */
  async #decisionOf(chapter: Chapter): Promise<Decision | null> {
    const game = await this.studies.opened(chapter).catch((error: unknown) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
    return game && chapterDecision(game.events, chapter);
  }

  async #received(reader: Reader): Promise<Study> {
    const [sent] = reader.classes ?? [];
    const study = sent === undefined ? null : await studyIn(this.archive, sent.study);
    if (study === null) throw new ProblemError(noClass);
    return study;
  }

  async #lead(change: ReturnType<typeof openClass>, study: Study): Promise<AttendedClass> {
    return this.attended(valueOf(await change), study, null);
  }
}

const placeIn = (chapter: string, position: string) => ({
  chapter,
  position: /^\d{1,9}$/.test(position) ? Number(position) : -1,
});

/** Returns the latest rounds of a class with their numbers. */
export const latestRounds = ({ rounds }: Class): readonly (readonly [number, Class['rounds'][number]])[] =>
  [...rounds.entries()].slice(-ROUNDS);

/**
 * Returns the token with which the reader attends the open class. Prefers a pupil's token to a token that contains only
 * the link.
 */
function attendanceOf({ classes = [] }: Reader, { study, link }: Class): ClassAttendance | undefined {
  const sent = classes.filter((attendance) => attendance.study === study && attendance.link === link);
  return sent.find(({ pupil }) => pupil !== undefined) ?? sent[0];
}

const notInView = {
  code: 'CLASS_MARKS_INVALID',
  message: 'A mark is on an object that is not visible at the position.',
  advice: "Use keys of objects that are visible at the position from the chapter's perspective.",
} as const;

const notJoined = {
  code: 'CLASS_NOT_FOUND',
  message: 'You have not joined the class.',
  advice: 'Join the class with `joinClass`, and send the token that it returns.',
} as const;
