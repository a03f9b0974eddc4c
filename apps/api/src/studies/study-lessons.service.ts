import { Inject, Injectable } from '@nestjs/common';
import {
  addStudyLesson,
  answerStudyLesson,
  learntChapter,
  learntChapters,
  noStudyLesson,
  removeStudyLesson,
  studyLessonsIn,
  type Archive,
  type LearntAnswer,
  type LearntChapter,
} from '#archive';
import {
  chapterDecision,
  isDue,
  noStudyLessons,
  rateByAuthor,
  studyLessonsInOrder,
  studyLessonStream,
  studyLessonWith,
  takeStudyLesson,
  type Chapter,
  type StudyLesson as Found,
  type StudyLessonEntry as Entry,
  type StudyLessons as Known,
} from '#coaching';
import { isSameAuthor, type Author, type Authorship, type Choice, type Locale } from '#record';
import { alikeChoices } from '#reviews';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import { ratingIn } from '../lessons/lesson-view.js';
import { signedIn } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { StudiesService } from './studies.service.js';
import type { StudyLesson, StudyLessonAnswer, StudyLessonEntry, StudyLessons } from './study-lesson.types.js';

/** The maximum number of cached learners. */
const MOST_LEARNERS = 200;

/** A reader's choice and the time when it was made. */
interface Given {
  readonly choice: Choice | null;
  readonly now: Date;
}

/** Adds study questions to a person's lessons, lists the lessons, and stores answers. */
@Injectable()
export class StudyLessonsService {
  readonly #known: CatchUpProjection<Entry, Known, string>;

  constructor(
    private readonly studies: StudiesService,
    @Inject(ARCHIVE) private readonly archive: Archive,
  ) {
    this.#known = new CatchUpProjection<Entry, Known, string>({
      all: (stream) => studyLessonsIn(archive, stream),
      from: (stream, revision) => studyLessonsIn(archive, stream, revision),
      take: takeStudyLesson,
      none: noStudyLessons,
      most: MOST_LEARNERS,
    });
  }

  /**
   * Returns the reader's lessons from studies, with those that are due first. Fails with `FORBIDDEN` if the reader
   * cannot be identified.
   */
  async list(reader: Reader, now: Date): Promise<StudyLessons> {
    const learner = valueOf(personOf(reader));
    const all = studyLessonsInOrder(await this.#lessons(learner), now);
    const found = await learntChapters(this.archive, learner, all);
    const lessons = found.flatMap(({ lesson, learnt }) => (learnt ? [entryOf(lesson, learnt, now)] : []));
    return {
      lessons,
      due: lessons.filter(({ isDue }) => isDue).length,
      gone: found.flatMap(({ lesson, learnt }) => (learnt ? [] : [lesson.id])),
    };
  }

  /** Returns a lesson before it is answered. Fails with `FORBIDDEN` or `STUDY_LESSON_NOT_FOUND`. */
  async of(id: string, locale: Locale, reader: Reader, now: Date): Promise<StudyLesson> {
    const learner = valueOf(personOf(reader));
    const { lesson, learnt } = await this.#open(id, learner);
    const chapter = await this.studies.shown(learnt.chapter, locale, reader, true);
    return { ...entryOf(lesson, learnt, now), chapter };
  }

  /**
   * Adds a chapter to the reader's lessons. If a choice is given, it becomes the first answer. Fails with
   * `STUDY_CHAPTER_NOT_FOUND` if the study does not contain the chapter. Also fails for the same reasons as
   * `StudiesService.of` and `addStudyLesson`, or if the chapter's game cannot be opened.
   */
  async add(
    study: string | null,
    chapter: string,
    given: Given | null,
    reader: Reader,
    now: Date,
  ): Promise<StudyLessonEntry> {
    const learner = learnerOf(reader);
    const { study: open } = await this.studies.of(study, reader);
    const found = this.studies.chapterIn(open, chapter);
    const link = isSameAuthor(open.author, learner.author) ? null : open.link;
    const place = { study: open.study, chapter, link };
    const first = given === null ? null : await this.#rated(found, given);
    const id = valueOf(await addStudyLesson(this.archive, learner, place, first));
    const { lesson, learnt } = await this.#open(id, learner.author);
    return entryOf(lesson, learnt, now);
  }

  /**
   * Stores an answer, and returns the chapter with the author's answer. Fails for the same reasons as `of` and
   * `answerStudyLesson`, or if the chapter's game cannot be opened.
   */
  async answer(id: string, given: Given, locale: Locale, reader: Reader): Promise<StudyLessonAnswer> {
    const learner = learnerOf(reader);
    const { learnt } = await this.#open(id, learner.author);
    const answer = await this.#rated(learnt.chapter, given);
    valueOf(await answerStudyLesson(this.archive, learner, id, answer));
    const progress = studyLessonWith(await this.#lessons(learner.author), id)?.progress;
    return {
      rating: ratingIn(answer.rating),
      due: new Date(progress?.due ?? answer.at),
      chapter: await this.studies.shown(learnt.chapter, locale, reader, false),
    };
  }

  /** Removes a lesson, even if its chapter no longer exists. Fails with `FORBIDDEN` or `STUDY_LESSON_NOT_FOUND`. */
  async remove(id: string, reader: Reader): Promise<void> {
    valueOf(await removeStudyLesson(this.archive, learnerOf(reader), id));
  }

  #lessons(learner: Author): Promise<Known> {
    return this.#known.of(studyLessonStream(learner));
  }

  async #open(
    id: string,
    learner: Author,
  ): Promise<{ readonly lesson: Found; readonly learnt: LearntChapter }> {
    const lesson = studyLessonWith(await this.#lessons(learner), id);
    const learnt = lesson && (await learntChapter(this.archive, learner, lesson));
    if (!lesson || !learnt) throw new ProblemError(noStudyLesson);
    return { lesson, learnt };
  }

  /** Rates a choice against the author's answer. Fails if the chapter's game cannot be opened. */
  async #rated(chapter: Chapter, { choice, now }: Given): Promise<LearntAnswer> {
    const { events, replay } = await this.studies.opened(chapter);
    const accepted = chapter.question ?? { accepted: [] };
    const rating = rateByAuthor(accepted, choice, alikeChoices(replay, chapter.from));
    return { choice, rating, decision: chapterDecision(events, chapter), at: now.toISOString() };
  }
}

const learnerOf = (reader: Reader): Authorship & { readonly author: Author } => ({
  by: signedIn(reader).by,
  author: valueOf(personOf(reader)),
});

const entryOf = (
  { id, progress }: Found,
  { study: { title, by }, place }: LearntChapter,
  now: Date,
): Pick<StudyLessonEntry, keyof StudyLessonEntry> => ({
  id,
  title,
  by,
  place,
  answers: progress?.answers ?? 0,
  rating: progress && ratingIn(progress.last.rating),
  due: progress && new Date(progress.due),
  isDue: isDue(progress ?? undefined, now),
});
