import { Inject, Injectable } from '@nestjs/common';
import { isSameAuthor, type Author, type GameId, type Locale, type Viewer } from '#record';
import {
  ReviewLedger,
  type EndedReview,
  type ReviewProgress,
  type ReviewQueue,
  htmlOf,
  isCurrent,
  markdownOf,
  originOf,
  reportOf,
  reviewId,
  withoutNotesOf,
  type ReviewBegun,
  type Reviewed,
} from '#reviews';
import { checkSignedIn } from '../access/permission.js';
import { authorOf, type Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { NotesService } from '../notes/notes.service.js';
import { signed } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { isReviewable, requestOf, type ReviewOptions } from './review-request.js';
import { ReviewRepository } from './review.repository.js';
import { REVIEW_QUEUE } from './reviews.tokens.js';
import type { DeckLists, GameReview, ReportFormat, ReviewState } from './review.types.js';
import { ReviewShares, tooManyOfClient } from './review-shares.js';
import { isSeenBy, reviewView } from './review-view.js';

/** The maximum number of stored reviews per game. */
const MOST_KEPT = 60;

/** A review that is stored, in progress or failed. */
type Found = Reviewed | ReviewBegun | EndedReview;

/** The conditions for selecting a review of a game. A null condition matches every review. */
export interface ReviewFilter {
  readonly as: string;
  readonly seed: string | null;
  readonly playouts: number | null;
  readonly deckLists: DeckLists | null;
}

/** Begins, shows and ends reviews, for readers who can view the game from the review's perspective. */
@Injectable()
export class ReviewsService {
  readonly #shares = new ReviewShares();

  constructor(
    private readonly games: ReplayedGames,
    private readonly stored: ReviewRepository,
    private readonly ledger: ReviewLedger,
    private readonly notes: NotesService,
    @Inject(REVIEW_QUEUE) private readonly queue: ReviewQueue,
  ) {}

  /**
   * Begins a review of a game up to its current end. If the review exists, returns it. Fails with `FORBIDDEN`,
   * `MODULE_UNKNOWN`, `REVIEWS_TOO_MANY` or `REVIEW_QUEUE_UNREACHABLE`. Also fails for the same reasons as `requestOf`,
   * or if the game cannot be opened.
   */
  async start(text: string, options: ReviewOptions, locale: Locale, reader: Reader): Promise<GameReview> {
    const game = await this.games.open(text, reader);
    const request = valueOf(requestOf(game, options));
    if (!reader.seats.some((held) => held.game === game.id)) valueOf(checkSignedIn(reader));
    if (!isReviewable(game)) throw new ProblemError(unknownGame);
    const origin = originOf(game.replay, request);
    const review = reviewId(game.id, origin);
    const { reviews } = await this.stored.of(game.id);
    const isStored = reviews.some((entry) => entry.review === review);
    const running = await this.ledger.running();
    if (!isStored && !running.some((job) => job.review === review)) {
      if (reviews.length >= MOST_KEPT) throw new ProblemError(tooManyStored);
      const begun = { review, game: game.id, origin, ...signed(game.id, reader) };
      const others = running.map((job) => job.review);
      const outcome = await this.#shares.begin(review, reader, others, () =>
        this.queue.begin({ kind: 'ReviewBegun', ...begun }),
      );
      if (outcome === null) throw new ProblemError(tooManyOfClient);
      valueOf(outcome);
    }
    return this.of(review, game.id, locale, reader);
  }

  /**
   * Returns the newest review of a game from a perspective. Null if there is none. Fails for the same reasons as
   * `viewer`, or if the game cannot be opened.
   */
  async newest(
    text: string,
    options: ReviewFilter,
    locale: Locale,
    reader: Reader,
  ): Promise<GameReview | null> {
    const game = await this.games.open(text, reader);
    const viewer = valueOf(game.viewer(options.as));
    const found = (await this.#seen(game, viewer)).findLast((entry) => {
      const { seed, playouts, lists } = originIn(entry);
      if ((options.seed ?? seed) !== seed || (options.playouts ?? playouts) !== playouts) return false;
      return options.deckLists === null || options.deckLists === deckListsOf(lists);
    });
    return found === undefined ? null : this.#formatted(game, viewer, found, locale, reader);
  }

  /**
   * Returns a review by its id. `known` is the id of its game, or null if the game is unknown. Fails with
   * `REVIEW_NOT_FOUND` if there is no such review or the reader cannot view it.
   */
  async of(review: string, known: GameId | null, locale: Locale, reader: Reader): Promise<GameReview> {
    const id = known ?? (await this.ledger.gameOf(review));
    if (id === null) throw new ProblemError(noReview);
    const game = await this.games.open(id, reader).catch(notHere);
    const all = await this.#all(game);
    const found = all.findLast((entry) => idIn(entry) === review);
    if (found === undefined) throw new ProblemError(noReview);
    const origin = originIn(found);
    const viewer = game.viewer(origin.as);
    if (!viewer.ok || !isSeenBy(game, viewer.value, origin)) throw new ProblemError(noReview);
    return this.#formatted(game, viewer.value, found, locale, reader);
  }

  /**
   * Returns the report of a review. Null if the report is not ready. Fails with `REVIEW_NOT_FOUND` if there is no such
   * review or the reader cannot view it.
   */
  async report(
    { id, game: of }: Pick<GameReview, 'id' | 'game'>,
    format: ReportFormat,
    locale: Locale,
    reader: Reader,
  ): Promise<string | null> {
    const game = await this.games.open(of, reader).catch(notHere);
    const { reviews } = await this.stored.of(game.id);
    const entry = reviews.find(({ review }) => review === id);
    if (entry === undefined) return null;
    const { as, seed, playouts } = entry.origin;
    const viewer = game.viewer(as);
    if (!viewer.ok || !isSeenBy(game, viewer.value, entry.origin)) throw new ProblemError(noReview);
    const source = { game: game.id, replay: game.replay, viewer: viewer.value, locale, seed, playouts };
    const report = reportOf(entry.found, source);
    return format === 'HTML' ? htmlOf(report) : markdownOf(report);
  }

  /**
   * Cancels a review that the reader began. Admins can cancel any review. Fails with `REVIEW_NOT_FOUND` or `FORBIDDEN`.
   */
  async cancel(review: string, locale: Locale, reader: Reader): Promise<GameReview> {
    const current = await this.of(review, null, locale, reader);
    if (current.state === 'WAITING' || current.state === 'RUNNING') {
      if (!current.cancellable) throw new ProblemError(notYours('cancel', 'Wait until the review is ready.'));
      await this.queue.cancel(review);
    }
    return this.of(review, current.game, locale, reader);
  }

  /**
   * Deletes a review that the reader began, and the notes written from it. Admins can delete any review. If the review
   * is in progress, cancels it first. Fails with `REVIEW_NOT_FOUND` or `FORBIDDEN`, or if the game cannot be opened.
   */
  async delete(text: string, review: string, locale: Locale, reader: Reader): Promise<string> {
    const { id } = await this.games.open(text, reader);
    const { game, state } = await this.of(review, id, locale, reader);
    if (!isTheirs(reader, game, await this.ledger.authorOf(review)))
      throw new ProblemError(notYours('delete', 'Start your own review with another seed.'));
    if (state === 'WAITING' || state === 'RUNNING') await this.queue.cancel(review);
    // If the server stops between the two steps, repeating the deletion completes it.
    await this.notes.write(game, (notes) => withoutNotesOf(notes, review));
    await this.stored.delete(game, review, signed(game, reader));
    return review;
  }

  /**
   * Returns the reviews of a game from one perspective, including failed and current ones. Excludes reviews that this
   * version of Retrace cannot show.
   */
  async #seen(game: OpenedGame, viewer: Viewer): Promise<readonly Found[]> {
    const now = originOf(game.replay, { viewer, seed: '', playouts: 0, lists: true });
    return (await this.#all(game)).filter((entry) => {
      const origin = originIn(entry);
      return isSeenBy(game, viewer, origin) && isCurrent(origin, now);
    });
  }

  async #all({ id }: OpenedGame): Promise<readonly Found[]> {
    const { reviews } = await this.stored.of(id);
    const running = (await this.ledger.running()).filter(({ game }) => game === id);
    const ended = await this.ledger.ended(id);
    return [...ended, ...[...reviews].sort((a, b) => a.origin.last - b.origin.last), ...running];
  }

  async #formatted(
    game: OpenedGame,
    viewer: Viewer,
    found: Found,
    locale: Locale,
    reader: Reader,
  ): Promise<GameReview> {
    const progress = await this.#progress(found);
    const begun = 'over' in found ? found.begun : found;
    const { last, lists, ...origin } = begun.origin;
    return {
      id: begun.review,
      game: game.id,
      state: stateOf(found, progress?.total ?? 0),
      ...origin,
      deckLists: deckListsOf(lists),
      position: `${last}`,
      cancellable: begun.kind === 'ReviewBegun' && isTheirs(reader, game.id, begun.author),
      deletable:
        begun.kind === 'Reviewed' && isTheirs(reader, game.id, await this.ledger.authorOf(begun.review)),
      done: progress?.done ?? null,
      total: progress?.total ?? null,
      ahead: progress?.ahead ?? null,
      code: 'over' in found ? found.over.code : null,
      result: begun.kind === 'Reviewed' ? reviewView(game, viewer, begun, locale) : null,
      soFar: progress?.soFar
        ? reviewView(game, viewer, { found: progress.soFar(), lacks: [], seconds: 0 }, locale, true)
        : null,
    };
  }

  /** Returns the progress of a review. Null if the review has ended. */
  async #progress(found: Found): Promise<ReviewProgress | null> {
    return 'over' in found || found.kind === 'Reviewed' ? null : this.queue.progress(found.review);
  }
}

const deckListsOf = (known: boolean): DeckLists => (known ? 'KNOWN' : 'UNKNOWN');
const idIn = (found: Found): string => ('over' in found ? found.begun.review : found.review);
const originIn = (found: Found) => ('over' in found ? found.begun.origin : found.origin);

function stateOf(found: Found, total: number): ReviewState {
  if ('over' in found) return found.over.outcome;
  if (found.kind === 'Reviewed') return 'READY';
  return total > 0 ? 'RUNNING' : 'WAITING';
}

/** Whether a reader is allowed to end or delete a review. True for its author and for admins. */
const isTheirs = (reader: Reader, game: GameId, author: Author | null | undefined): boolean =>
  reader.role === 'admin' || isSameAuthor(author, authorOf(reader, game));

function notHere(error: unknown): never {
  throw error instanceof ProblemError ? new ProblemError(noReview) : error;
}

const noReview: Problem = {
  code: 'REVIEW_NOT_FOUND',
  message: 'The review does not exist.',
  advice: 'Query `review` of the game, or start a review with `startReview`.',
};
const notYours = (verb: string, advice: string): Problem => ({
  code: 'FORBIDDEN',
  message: `Only admins and the person who started a review can ${verb} it.`,
  advice,
});
const unknownGame: Problem = {
  code: 'MODULE_UNKNOWN',
  message: "The server can't continue this kind of game.",
  advice: 'Use a newer version of Retrace.',
};
const tooManyStored: Problem = {
  code: 'REVIEWS_TOO_MANY',
  message: `The game already has ${MOST_KEPT} stored reviews, which is the limit.`,
  advice:
    'Query `review` with the seed and number of playouts of an existing review, or delete a review with ' +
    '`deleteReview`.',
};
