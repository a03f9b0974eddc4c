import { answerBlindReview, inviteBlindReader, startBlindReview } from '#archive';
import {
  blindAnswers,
  blindProgress,
  blindQuestions,
  blindReviewId,
  blindScore,
  blindVerdict,
  evaluatedDecisions,
  type BlindProgress,
  type BlindQuestion,
  type BlindReader,
  type BlindReview,
  type BlindScore,
  type BlindVerdict,
} from '#coaching';
import { Replay } from '#projections';
import type { Choice, GameId, Seat } from '#record';
import { alikeChoices, isCurrent, madeWith } from '#reviews';
import { moduleOf, owner, type Archive } from './archive.js';
import { exitCodes, failure, mustChange } from './failure.js';
import { seatsOf, viewerOf } from './viewing.js';

/** The owner's blind review of a game, with the game. */
export interface OpenBlindReview {
  readonly id: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly replay: Replay;
  readonly review: BlindReview;
  readonly questions: readonly BlindQuestion[];
}

/**
 * Starts or continues the owner's blind review of a game from a seat. Throws a `Failure` with code `VIEWER_INVALID`,
 * `GAME_NOT_OVER` or `BLIND_REVIEW_EMPTY`.
 */
export async function openBlindReview(archive: Archive, text: string, seat: Seat): Promise<OpenBlindReview> {
  const game = archive.idOf(text);
  const events = await archive.readNamed(text);
  const seats = seatsOf(events);
  viewerOf(`${seat}`, seats.length);
  if (events.at(-1)?.event.kind !== 'GameEnded')
    throw failure(exitCodes.conflict, 'GAME_NOT_OVER', `The game "${game}" is not over.`, {
      advice: 'Begin the blind review when the game is over.',
    });
  const replay = new Replay(moduleOf(events), events);
  const questions = blindQuestions(replay, seat);
  if (questions.length === 0)
    throw failure(
      exitCodes.badInput,
      'BLIND_REVIEW_EMPTY',
      `The player in seat ${seat} made no decision in this game.`,
      {
        advice: 'Choose another seat or game.',
      },
    );
  const id = blindReviewId(owner, game, seat);
  const started = { id, game, seat, at: new Date().toISOString() };
  const review = mustChange(await startBlindReview(archive, archive.authorship, started));
  return {
    id,
    game,
    seat,
    names: seats.map(({ name }) => name),
    replay,
    review,
    questions,
  };
}

const nobody: BlindReader = { name: 'owner', link: null, choices: new Map() };

/** Returns the answers of a participant. Participant 0 is the owner. */
const readingIn = ({ review }: OpenBlindReview, reader = 0): BlindReader =>
  review.readers.get(reader) ?? nobody;

/** Returns the progress of a participant. Participant 0 is the owner. */
export const progressIn = (open: OpenBlindReview, reader = 0): BlindProgress =>
  blindProgress(open.questions, readingIn(open, reader), open.replay.events.length);

/**
 * Stores the owner's answer to the current decision. A null choice skips the decision. Throws a `Failure` if
 * `answerBlindReview` fails.
 */
export async function keepBlindAnswer(
  archive: Archive,
  { id, questions, replay }: OpenBlindReview,
  requested: number,
  choice: Choice | null,
): Promise<BlindQuestion> {
  const made = { id, reader: 0, requested, choice, at: new Date().toISOString() };
  return mustChange(await answerBlindReview(archive, { ...made, questions, events: replay.events.length }));
}

/**
 * Invites a friend to the blind review through a share link of the game. Throws a `Failure` if `inviteBlindReader`
 * fails.
 */
export async function inviteFriend(
  { stored, authorship }: Archive,
  { id, game, replay }: OpenBlindReview,
  name: string,
): Promise<number> {
  const position = `${replay.events.length - 1}`;
  const invitation = { id, game, position, as: 'all', name, at: new Date().toISOString() };
  return mustChange(await inviteBlindReader(stored, authorship, invitation));
}

/** Returns a function that rates answers according to the game's stored reviews. */
export async function verdictsIn(
  archive: Archive,
  open: OpenBlindReview,
): Promise<(question: BlindQuestion, choice: Choice | null) => BlindVerdict | null> {
  const { game, seat, replay } = open;
  const now = madeWith(replay.module);
  const reviews = (await archive.reviewsOf(game)).filter(
    ({ origin }) =>
      isCurrent(origin, now) && origin.last < replay.events.length && ['all', `${seat}`].includes(origin.as),
  );
  const evaluated = evaluatedDecisions(game, reviews);
  return ({ requested }, choice) => {
    const lesson = evaluated.get(requested);
    return lesson === undefined ? null : blindVerdict(lesson, choice, alikeChoices(replay, requested));
  };
}

/** Returns a participant's score for the answers so far. */
export async function scoreIn(archive: Archive, open: OpenBlindReview, reader = 0): Promise<BlindScore> {
  const verdict = await verdictsIn(archive, open);
  const verdicts = blindAnswers(open.questions, readingIn(open, reader)).map((answer) => verdict(...answer));
  return blindScore(verdicts.filter((found) => found !== null));
}
