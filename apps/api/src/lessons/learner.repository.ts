import { Inject, Injectable } from '@nestjs/common';
import { answersIn, type Archive } from '#archive';
import { lessonStream, noProgress, takeAnswer, type LessonAnswered, type Progress } from '#coaching';
import type { Author } from '#record';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import { ARCHIVE } from '../api.tokens.js';

/** The maximum number of cached learners. */
const MOST_LEARNERS = 200;

/** Stores the progress of each learner in a separate stream. */
@Injectable()
export class LearnerRepository {
  readonly #known: CatchUpProjection<LessonAnswered, Progress, string>;

  constructor(@Inject(ARCHIVE) archive: Archive) {
    this.#known = new CatchUpProjection<LessonAnswered, Progress, string>({
      all: (stream) => answersIn(archive, stream),
      from: (stream, revision) => answersIn(archive, stream, revision),
      take: takeAnswer,
      none: noProgress,
      most: MOST_LEARNERS,
    });
  }

  progressOf(learner: Author): Promise<Progress> {
    return this.#known.of(lessonStream(learner));
  }
}
