import {
  parsePosition,
  parseViewer,
  startedIn,
  type Position,
  type RecordedEvent,
  type SeatSetup,
  type Viewer,
} from '#record';
import type { Replay } from '#projections';
import { exitCodes, failure, must } from './failure.js';

/**
 * Parses `--as`: a seat of this game, `spectator` or `all`. Throws a `Failure` with code `VIEWER_INVALID` if the text
 * is anything else.
 */
export function viewerOf(text: string, seats: number): Viewer {
  const viewer = must(parseViewer(text), exitCodes.usage);
  if (viewer.kind === 'seat' && viewer.seat >= seats)
    throw failure(exitCodes.usage, 'VIEWER_INVALID', `There is no seat ${viewer.seat} in this game.`, {
      advice: `Use a seat from 0 to ${seats - 1}, "spectator" or "all".`,
    });
  return viewer;
}

/** The default of `--as`. The user of the terminal owns the games, so nothing is hidden. */
export const defaultViewer = 'all';

/**
 * Parses a position of this game. The default is the last position. Throws a `Failure` with code `POSITION_INVALID` or
 * `POSITION_OUT_OF_RANGE`.
 */
export function positionIn(replay: Replay, text: string | undefined): Position {
  if (text === undefined) return { revision: replay.events.length - 1 };
  const position = must(parsePosition(text));
  must(replay.at(position));
  return position;
}

export const seatsOf = (events: readonly RecordedEvent[]): readonly SeatSetup[] =>
  startedIn(events)?.seats ?? [];
