import { hash } from 'node:crypto';
import { planOf, type ReviewedDecision } from '#analysis';
import { checkChoice } from '#kernel';
import {
  authorKey,
  fail,
  ok,
  seatViewer,
  type Author,
  type Choice,
  type Decision,
  type GameId,
  type Illegal,
  type Problem,
  type RecordedEvent,
  type Result,
  type Seat,
} from '#record';
import type { CoachingErrorCode } from '../error-codes.js';
import type { BlindEntry, BlindReaderInvited, BlindReviewStarted } from './blind-entry.js';

/** A reader of a blind review, with the answers given so far. */
export interface BlindReader extends Pick<BlindReaderInvited, 'name'> {
  /** The share link from the reader's invitation. Null for reader 0. */
  readonly link: string | null;
  /**
   * The choices, by the revision of the event that requested the decision. A choice is null if the reader skipped the
   * decision.
   */
  readonly choices: ReadonlyMap<number, Choice | null>;
}

/** A blind review of a game. Its readers make the decisions of one seat without seeing what happened next. */
export interface BlindReview extends Omit<BlindReviewStarted, 'kind'> {
  /** The readers by number. Reader 0 started the blind review. */
  readonly readers: ReadonlyMap<number, BlindReader>;
}

/** Folds the entries of a blind review. Null if no entry starts it. */
export function blindReviewOf(entries: readonly BlindEntry[]): BlindReview | null {
  let review = null as Omit<BlindReviewStarted, 'kind'> | null;
  const readers = new Map<number, BlindReader>();
  for (const entry of entries)
    switch (entry.kind) {
      case 'BlindReviewStarted': {
        const { kind, ...started } = entry;
        review ??= started;
        readers.set(0, readers.get(0) ?? { name: entry.by, link: null, choices: new Map() });
        break;
      }
      case 'BlindReaderInvited':
        if (!readers.has(entry.reader))
          readers.set(entry.reader, { name: entry.name, link: entry.link, choices: new Map() });
        break;
      case 'BlindChoiceMade': {
        const reader = readers.get(entry.reader);
        if (reader !== undefined && !reader.choices.has(entry.requested))
          readers.set(entry.reader, {
            ...reader,
            choices: new Map([...reader.choices, [entry.requested, entry.choice]]),
          });
        break;
      }
    }
  return review && { ...review, readers };
}

const ID_LENGTH = 24;

/** Returns the id of a person's blind review. A person has at most one for each game and seat. */
export const blindReviewId = (reader: Author, game: GameId, seat: Seat): string =>
  hash('sha256', JSON.stringify([authorKey(reader), game, seat]), 'hex').slice(0, ID_LENGTH);

export const blindReviewStream = (id: string): string => `blind-${id}`;

/** A decision with more than one choice, and the choice that was made in the game. */
export interface BlindQuestion {
  /** The revision of the event that requested the decision. */
  readonly requested: number;
  readonly decision: Decision;
  readonly taken: ReviewedDecision['taken'];
}

/** Returns a seat's evaluable decisions, in game order. */
export const blindQuestions = (replay: Parameters<typeof planOf>[0], seat: Seat): readonly BlindQuestion[] =>
  planOf(replay, { viewer: seatViewer(seat) }).positions.flatMap(({ revision, evaluated }) =>
    evaluated?.decision.seat === seat
      ? [{ requested: revision, decision: evaluated.decision, taken: evaluated.choice }]
      : [],
  );

/**
 * Returns each option of a decision as a choice. If the player can choose only one option, returns only one of several
 * equivalent options. Options are equivalent if `alike` returns the same key for them.
 */
export function blindOptions(
  { decision }: Pick<BlindQuestion, 'decision'>,
  alike: (choice: Choice) => string,
): readonly Choice[] {
  const choices = decision.options.map(({ key }): Choice => [key]);
  if (decision.max > 1) return choices;
  const first = new Map<string, Choice>();
  for (const choice of choices) if (!first.has(alike(choice))) first.set(alike(choice), choice);
  return [...first.values()];
}

export interface BlindProgress {
  /** The revision of the first event that the last answer made visible. */
  readonly from: number;
  /** The revision of the last event that the reader is allowed to see. */
  readonly reached: number;
  /**
   * The next decision to answer. Null if the reader has answered every decision. The reader can then see the whole
   * game.
   */
  readonly question: BlindQuestion | null;
}

/** Returns a reader's progress in a game with `events` events. */
export function blindProgress(
  questions: readonly BlindQuestion[],
  { choices }: Pick<BlindReader, 'choices'>,
  events: number,
): BlindProgress {
  const at = questions.findIndex(({ requested }) => !choices.has(requested));
  const question = questions[at] ?? null;
  const before = questions.at(at < 0 ? -1 : at - 1);
  return {
    from: at === 0 || before === undefined ? 0 : before.requested + 1,
    reached: question?.requested ?? events - 1,
    question,
  };
}

/** Returns the revisions that the log shows after the last answer, oldest first. The last revision is `reached`. */
export const blindSteps = (
  events: readonly RecordedEvent[],
  { from, reached }: Pick<BlindProgress, 'from' | 'reached'>,
): number[] =>
  events
    .slice(from, reached + 1)
    .filter(
      ({ event: { kind }, revision }) =>
        revision === reached || (kind !== 'DecisionRequested' && kind !== 'DecisionMade'),
    )
    .map(({ revision }) => revision);

/** Returns a reader's answers in the order of the game. The choice is null for a skipped decision. */
export const blindAnswers = (
  questions: readonly BlindQuestion[],
  { choices }: Pick<BlindReader, 'choices'>,
): readonly (readonly [BlindQuestion, Choice | null])[] =>
  questions.flatMap((question) => {
    const choice = choices.get(question.requested);
    return choice === undefined ? [] : [[question, choice] as const];
  });

/**
 * Validates an answer to the decision at a revision. A null choice skips the decision. Fails with
 * `BLIND_POSITION_NOT_REACHED` if the reader has not reached the revision, and with `BLIND_DECISION_CLOSED` if it is
 * not the revision of the next decision to answer. Also fails for the same reasons as `checkChoice`.
 */
export function checkBlindAnswer(
  { question, reached }: BlindProgress,
  requested: number,
  choice: Choice | null,
): Result<BlindQuestion, Problem<CoachingErrorCode | Illegal['code']>> {
  if (requested > reached) return fail(notReached(reached));
  if (question === null || requested !== question.requested)
    return fail({
      code: 'BLIND_DECISION_CLOSED',
      message: `At position ${requested}, you have already made your decision, or have none.`,
      advice:
        question === null
          ? 'Open the whole game. You have made all decisions.'
          : `Make the decision at ${reached}.`,
    });
  if (choice === null) return ok(question);
  const { decision } = question;
  const checked = checkChoice(decision, decision.seat, choice, '');
  return checked.ok ? ok(question) : fail({ code: checked.error.code, message: checked.error.message });
}

/** Returns the problem for a position that the reader has not reached yet. It does not reveal the game's length. */
export const notReached = (reached: number): Problem<CoachingErrorCode> => ({
  code: 'BLIND_POSITION_NOT_REACHED',
  message: `In the blind review, you have reached only position ${reached}.`,
  advice: 'Make or skip the decision there to see more of the game.',
});
