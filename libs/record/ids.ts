import type { RecordProblem } from './error-codes.js';
import { shortened } from './legible.js';
import { fail, ok, type Result } from './result.js';

declare const brand: unique symbol;

/**
 * A recorded game's id, which consists of at most 64 letters, digits, `-` and `_`. The game's stream is `game-<id>`.
 */
export type GameId = string & { readonly [brand]: 'GameId' };

/** The id of a game module, such as `high-card`. */
export type ModuleId = string;

/** A seat at the table. Seats are numbered from 0 in turn order (clockwise). */
export type Seat = number;

const pattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Parses a game id. Fails with `GAME_ID_INVALID` if the text is not a valid id. */
export function parseGameId(text: string): Result<GameId, RecordProblem> {
  if (pattern.test(text)) return ok(text as GameId);
  return fail({
    code: 'GAME_ID_INVALID',
    message: `"${shortened(text)}" is not a valid game id.`,
    advice: 'Use 1 to 64 letters, digits, "-" or "_". `retrace games` lists the recorded games.',
  });
}

export const GAME_STREAM_PREFIX = 'game-';

export const gameStream = (id: GameId): string => `${GAME_STREAM_PREFIX}${id}`;

export const REVIEW_STREAM_PREFIX = 'review-';

export const reviewStream = (id: GameId): string => `${REVIEW_STREAM_PREFIX}${id}`;

/** The stream that records the start and end of every review, for all games. */
export const REVIEWS_STREAM = 'reviews';
