import { Inject, Injectable } from '@nestjs/common';
import {
  answerFormat,
  lessonStream,
  noProgress,
  takeAnswer,
  type LessonAnswered,
  type Progress,
} from '#coaching';
import { EntryStreams, WrongExpectedRevisionError } from '#event-store';
import { coachingBounds, type Author } from '#record';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import type { Problem } from '../errors/problem.js';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';
import { ProblemError } from '../problem-error.js';

/** Maximum number of cached learners. */
const MOST_LEARNERS = 200;

interface Learnt {
  readonly progress: Progress;
  readonly answers: number;
}

/** The progress of each learner, in a separate stream. */
@Injectable()
export class LearnerRepository {
  readonly #streams: EntryStreams<LessonAnswered>;
  readonly #known: CatchUpProjection<LessonAnswered, Learnt, string>;

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    const streams = new EntryStreams(store, answerFormat);
    this.#streams = streams;
    this.#known = new CatchUpProjection<LessonAnswered, Learnt, string>({
      all: (stream) => streams.readFrom(stream, 0),
      from: (stream, revision) => streams.readFrom(stream, revision),
      take: ({ progress, answers }, answer) => ({
        progress: takeAnswer(progress, answer),
        answers: answers + 1,
      }),
      none: { progress: noProgress, answers: 0 },
      most: MOST_LEARNERS,
    });
  }

  async progressOf(learner: Author): Promise<Progress> {
    return (await this.#known.of(lessonStream(learner))).progress;
  }

  /** Stores an answer and returns the resulting progress. Problem `LESSONS_TOO_MANY`. */
  async answer(learner: Author, answer: LessonAnswered): Promise<Progress> {
    const stream = lessonStream(learner);
    for (;;) {
      const { state, revision } = await this.#known.at(stream);
      if (state.answers >= coachingBounds.answers) throw new ProblemError(tooMany);
      try {
        await this.#streams.append(stream, [answer], revision === -1 ? 'no-stream' : revision);
        return await this.progressOf(learner);
      } catch (error) {
        // Another answer came first: it counts too.
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }
}

const tooMany: Problem = {
  code: 'LESSONS_TOO_MANY',
  message: `You have answered ${coachingBounds.answers} times.`,
  advice: 'Use another account.',
};
