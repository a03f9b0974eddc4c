import {
  blindAnswers,
  blindOptions,
  blindProgress,
  blindQuestions,
  blindScore,
  blindSteps,
  blindVerdict,
  evaluatedDecisions,
  notReached,
  type BlindProgress,
  type BlindQuestion,
  type BlindReader as Reading,
  type BlindReview as Found,
  type BlindScore as Scored,
  type BlindTally as Tallied,
} from '#coaching';
import { entriesAt } from '#projections';
import { parsePosition, seatViewer, type Choice, type Locale } from '#record';
import { alikeChoices, isCurrent, madeWith, type Reviewed } from '#reviews';
import { choiceTexts, exerciseOf } from '../lessons/exercise.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { publicState, type CardSayings } from '../replay/state/public-state.js';
import type { GameState } from '../replay/state/state.types.js';
import type { ReviewGrade } from '../reviews/review.types.js';
import type { BlindAnswer, BlindReview, BlindScore, BlindStep, BlindTally } from './blind-review.types.js';

/** A blind review and its game, opened for one of its readers. */
export interface OpenedFor {
  readonly id: string;
  readonly game: OpenedGame;
  readonly review: Found;
  readonly reader: number;
  /** Whether the reader is allowed to see choice values that were computed with all cards revealed. */
  readonly isWhole: boolean;
  readonly reviews: readonly Reviewed[];
}

/** Shows a game to one reader of a blind review, up to the next decision that the reader has to make. */
export class OpenBlindReview {
  readonly questions: readonly BlindQuestion[];
  readonly progress: BlindProgress;
  readonly #evaluated: ReturnType<typeof evaluatedDecisions>;

  constructor(readonly of: OpenedFor) {
    const { game, review, isWhole, reviews } = of;
    this.questions = blindQuestions(game.replay, review.seat);
    this.progress = this.#progressOf(this.reading);
    const now = madeWith(game.module);
    const isSeen = ({ origin }: Reviewed): boolean =>
      isCurrent(origin, now) &&
      origin.last < game.length &&
      (isWhole
        ? ['all', `${review.seat}`].includes(origin.as)
        : origin.as === `${review.seat}` && !origin.lists);
    this.#evaluated = evaluatedDecisions(game.id, reviews.filter(isSeen));
  }

  get reading(): Reading {
    return this.of.review.readers.get(this.of.reader) ?? { name: '', link: null, choices: new Map() };
  }

  get isReviewed(): boolean {
    return this.#evaluated.size > 0;
  }

  get isOver(): boolean {
    return this.progress.question === null;
  }

  shown(locale: Locale): BlindReview {
    const { game, review, reader } = this.of;
    const { question, reached } = this.progress;
    const { seat } = review;
    const text = choiceTexts(game, reached, seat, locale);
    const options = question === null ? [] : blindOptions(question, alikeChoices(game.replay, reached));
    return {
      ...exerciseOf(game, reached, seat, locale),
      open: this,
      game: reader === 0 ? game.id : null,
      isOver: this.isOver,
      isReviewed: this.isReviewed,
      answered: this.reading.choices.size,
      choices: options.map((choice) => ({ choice, text: text(choice) })),
      min: question?.decision.min ?? 0,
      max: question?.decision.max ?? 0,
    };
  }

  /** Returns the log entries since the last answer. */
  steps(locale: Locale): readonly BlindStep[] {
    const { replay } = this.of.game;
    const shown = blindSteps(replay.events, this.progress);
    return [...entriesAt(replay, shown, seatViewer(this.of.review.seat), locale)].map(
      ({ revision, telling }) => ({ position: `${revision}`, text: telling.text }),
    );
  }

  /**
   * Returns the table at a position. Fails with `BLIND_POSITION_NOT_REACHED`, `POSITION_INVALID` or
   * `POSITION_OUT_OF_RANGE`.
   */
  state(at: string | null, sayings: CardSayings): GameState {
    const { reached } = this.progress;
    const position = at ?? `${reached}`;
    if (valueOf(parsePosition(position)).revision > reached) throw new ProblemError(notReached(reached));
    return publicState(this.of.game, position, `${this.of.review.seat}`, sayings);
  }

  /** Returns the answers so far, in the order of the game. */
  answers(locale: Locale): readonly BlindAnswer[] {
    return blindAnswers(this.questions, this.reading).map(([question, choice]) =>
      this.answer(question, choice, locale),
    );
  }

  /**
   * Returns the reader's answer, the choice that was made in the game, and the best choice. Each choice has its value.
   */
  answer(question: BlindQuestion, choice: Choice | null, locale: Locale): BlindAnswer {
    const { game, review } = this.of;
    const { requested, taken } = question;
    const text = choiceTexts(game, requested, review.seat, locale);
    const inWords = (keys: Choice) => ({ choice: keys, text: text(keys) });
    const verdict = this.#verdict(question, choice);
    const [entry] = entriesAt(game.replay, [requested], seatViewer(review.seat), locale);
    return {
      position: `${requested}`,
      asking: entry?.telling.text ?? '',
      // If several choices are equivalent, shows the one that was evaluated.
      choice: choice && inWords(verdict?.answer?.choice ?? choice),
      taken: inWords(verdict?.decision.taken ?? taken),
      best: verdict && inWords(verdict.decision.best),
      loss: verdict?.answer?.loss ?? null,
      error: verdict?.answer?.error ?? null,
      grade: verdict?.answer?.grade ? (verdict.answer.grade.toUpperCase() as ReviewGrade) : null,
      takenLoss: verdict?.decision.loss ?? null,
      takenGrade: verdict?.decision.grade ? (verdict.decision.grade.toUpperCase() as ReviewGrade) : null,
      worth: (verdict?.decision.choices ?? []).map(({ choice: keys, value, error }) => ({
        ...inWords(keys),
        value,
        error,
      })),
    };
  }

  /** Returns the score of a reader. Null if the score is still hidden from the requesting reader. */
  scoreOf(number: number): BlindScore | null {
    const reading = this.of.review.readers.get(number);
    if (reading === undefined) return null;
    const isKnown = number === this.of.reader || (this.isOver && this.hasEnded(reading));
    return isKnown ? scoreIn(blindScore(this.#verdicts(reading))) : null;
  }

  hasEnded(reading: Reading): boolean {
    return this.#progressOf(reading).question === null;
  }

  #progressOf(reading: Reading): BlindProgress {
    return blindProgress(this.questions, reading, this.of.game.length);
  }

  #verdicts(reading: Reading) {
    return blindAnswers(this.questions, reading)
      .map(([question, choice]) => this.#verdict(question, choice))
      .filter((verdict) => verdict !== null);
  }

  #verdict({ requested }: BlindQuestion, choice: Choice | null) {
    const evaluated = this.#evaluated.get(requested);
    if (evaluated === undefined) return null;
    return blindVerdict(evaluated, choice, alikeChoices(this.of.game.replay, requested));
  }
}

const scoreIn = ({ judged: evaluated, reader, player }: Scored): BlindScore => ({
  judged: evaluated,
  reader: tallyIn(reader),
  player: tallyIn(player),
});

const tallyIn = ({ grades, ...tally }: Tallied): BlindTally => ({
  ...tally,
  inaccuracies: grades.inaccuracy,
  mistakes: grades.mistake,
  blunders: grades.blunder,
});
