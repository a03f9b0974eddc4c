import { Inject, Injectable } from '@nestjs/common';
import {
  answerBlindReview,
  blindReviewIn,
  inviteBlindReader,
  noBlindReview,
  startBlindReview,
  type Archive,
} from '#archive';
import { blindQuestions, blindReviewId } from '#coaching';
import type { Choice, Locale } from '#record';
import { usualPlayouts } from '#reviews';
import { ACCESS, type Access } from '../access/access.js';
import { personOf } from '../access/permission.js';
import { anonymous, authorOf, type Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import type { Problem } from '../errors/problem.js';
import { personNameOf } from '../notes/note-texts.js';
import { openToWrite, signed } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ReviewRepository } from '../reviews/review.repository.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import type { BlindAnswer, BlindReader } from './blind-review.types.js';
import { OpenBlindReview } from './open-blind-review.js';

/**
 * Identifies one of the reader's blind reviews by its game and seat. If `game` is null, identifies the review to which
 * the reader was invited.
 */
export interface BlindPlace {
  readonly game: string | null;
  readonly seat: number;
}

/** Begins blind reviews, stores the choices of readers, and invites friends. */
@Injectable()
export class BlindReviewsService {
  constructor(
    private readonly games: ReplayedGames,
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly reviews: ReviewRepository,
    private readonly reviewing: ReviewsService,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Begins or continues the reader's blind review of a game from a seat. Also begins an ordinary review of the game if
   * there is none. Fails with `FORBIDDEN`, `GAME_NOT_OVER` or `BLIND_REVIEW_EMPTY`. Also fails for the same reasons as
   * `viewer`, or if the game cannot be opened.
   */
  async start(text: string, seat: number, reader: Reader, now: Date): Promise<OpenBlindReview> {
    const game = await this.games.open(text, reader);
    valueOf(game.viewer(`${seat}`));
    const id = idFor(game, seat, reader);
    if (!game.isOver) throw new ProblemError(notOver);
    if (blindQuestions(game.replay, seat).length === 0) throw new ProblemError(noDecisions);
    const started = { id, game: game.id, seat, at: now.toISOString() };
    valueOf(await startBlindReview(this.archive, signed(game.id, reader), started));
    const open = await this.of({ game: text, seat }, reader);
    if (!open.isReviewed) await this.#review(game, seat, reader);
    return open;
  }

  /**
   * Opens a blind review. Fails with `FORBIDDEN` or `BLIND_REVIEW_NOT_FOUND`. Also fails for the same reasons as
   * `viewer`, or if the game cannot be opened.
   */
  async of({ game: text, seat }: BlindPlace, reader: Reader): Promise<OpenBlindReview> {
    if (text === null) return this.#received(reader);
    const game = await this.games.open(text, reader);
    valueOf(game.viewer(`${seat}`));
    const id = idFor(game, seat, reader);
    const review = await blindReviewIn(this.archive, id);
    if (review === null) throw new ProblemError(noBlindReview);
    const { reviews } = await this.reviews.of(game.id);
    return new OpenBlindReview({ id, game, review, reader: 0, isWhole: game.tellsEverything, reviews });
  }

  /**
   * Stores a choice for the decision at a position. A null choice skips the decision. Fails for the same reasons as
   * `of` and `answerBlindReview`, or if the position is invalid.
   */
  async answer(
    place: BlindPlace,
    position: string,
    choice: Choice | null,
    { locale, reader, now }: { readonly locale: Locale; readonly reader: Reader; readonly now: Date },
  ): Promise<BlindAnswer> {
    const open = await this.of(place, reader);
    if (!/^\d{1,9}$/.test(position)) throw new ProblemError(noPosition);
    const requested = Number(position);
    const { id, reader: number, game } = open.of;
    const { questions } = open;
    const at = now.toISOString();
    const answered = { id, reader: number, requested, choice, at, questions, events: game.length };
    return open.answer(valueOf(await answerBlindReview(this.archive, answered)), choice, locale);
  }

  /**
   * Invites a friend to repeat the same decisions in the blind review. The friend opens the game through a share link.
   * Fails with `WRITING_FORBIDDEN` or `NAME_INVALID`. Also fails for the same reasons as `of` and `inviteBlindReader`.
   */
  async invite(place: BlindPlace, text: string, reader: Reader, now: Date): Promise<BlindReader> {
    const open = await this.of(place, reader);
    const { id, game, review } = open.of;
    if (open.of.reader !== 0) throw new ProblemError(noBlindReview);
    const name = valueOf(personNameOf(text));
    await openToWrite(this.games, game.id, reader);
    const as = open.of.isWhole ? 'all' : `${review.seat}`;
    const position = `${game.length - 1}`;
    const invitation = { id, game: game.id, position, as, name, at: now.toISOString() };
    const number = valueOf(await inviteBlindReader(this.archive, signed(game.id, reader), invitation));
    const after = await this.of(place, reader);
    const made = (await this.readers(after)).find((entry) => entry.number === number);
    if (made === undefined) throw new ProblemError(noBlindReview);
    return made;
  }

  /** Returns all readers of a blind review, with the scores that the requesting reader is allowed to see. */
  async readers(open: OpenBlindReview): Promise<readonly BlindReader[]> {
    const { id, review, reader } = open.of;
    return Promise.all(
      [...review.readers].map(async ([number, reading]) => {
        const isInvited = reader === 0 && number > 0;
        const token = isInvited
          ? await this.access.capabilities.blindReviewToken({ id, reader: number })
          : null;
        return {
          number,
          name: reading.name,
          isYou: number === reader,
          isOver: open.hasEnded(reading),
          score: open.scoreOf(number),
          link: token && `/blind#blind=${token}`,
        };
      }),
    );
  }

  /** Opens the blind review to which the reader was invited, through the share link of its game. */
  async #received({ blindReviews = [] }: Reader): Promise<OpenBlindReview> {
    const [sent] = blindReviews;
    const review = sent === undefined ? null : await blindReviewIn(this.archive, sent.id);
    const link = review?.readers.get(sent?.reader ?? -1)?.link ?? null;
    if (sent === undefined || review === null || link === null) throw new ProblemError(noBlindReview);
    const shared = { id: link, game: review.game, position: '0', as: `${review.seat}` };
    const game = await this.games.open(review.game, { ...anonymous, shares: [shared] });
    valueOf(game.viewer(`${review.seat}`));
    const { reviews } = await this.reviews.of(game.id);
    const isWhole = game.viewer('all').ok;
    return new OpenBlindReview({ ...sent, game, review, isWhole, reviews });
  }

  /** Begins a review of the game if the reader is allowed to, because the review provides the values of the choices. */
  async #review(game: OpenedGame, seat: number, reader: Reader): Promise<void> {
    const as = game.tellsEverything ? 'all' : `${seat}`;
    const options = { as, seed: '1', playouts: usualPlayouts, deckLists: null };
    await this.reviewing.start(game.id, options, 'en', reader).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
    });
  }
}

/** Returns the id of the reader's blind review. Fails with `FORBIDDEN` if the reader cannot be identified. */
const idFor = (game: OpenedGame, seat: number, reader: Reader): string =>
  blindReviewId(authorOf(reader, game.id) ?? valueOf(personOf(reader)), game.id, seat);

const notOver: Problem = {
  code: 'GAME_NOT_OVER',
  message: 'The game is not over.',
  advice: 'Begin the blind review when the game is over.',
};
const noDecisions: Problem = {
  code: 'BLIND_REVIEW_EMPTY',
  message: 'The player in the seat made no decision in this game.',
  advice: 'Choose another seat or game.',
};
const noPosition: Problem = {
  code: 'POSITION_INVALID',
  message: 'The given position has no decision.',
  advice: 'Use the `position` of the blind review.',
};
