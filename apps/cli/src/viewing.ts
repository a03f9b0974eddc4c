import {
  formatPosition,
  parsePosition,
  parseViewer,
  type GameEvent,
  type Position,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { exitCodes, failure, must } from './failure.js';

/** Reads `--as`: a seat of this game, `spectator` or `all`. Errors `BAD_VIEWER`. */
export function viewerOf(text: string, seats: number): Viewer {
  const viewer = must(parseViewer(text), exitCodes.usage);
  if (viewer.kind === 'seat' && viewer.seat >= seats)
    throw failure(exitCodes.usage, 'BAD_VIEWER', `There is no seat ${viewer.seat} in this game.`, {
      advice: `Its seats are 0 to ${seats - 1}; "spectator" and "all" look too.`,
    });
  return viewer;
}

/** The viewer of `--as` when nothing was said: the terminal is the reader's own, so nothing is hidden. */
export const defaultViewer = 'all';

const actionsOf = (event: GameEvent): number => (event.kind === 'StepResolved' ? event.actions.length : 0);

/** Reads a position of this game; without one, the last. Errors `BAD_POSITION`, `POSITION_OUT_OF_RANGE`. */
export function positionIn(events: readonly RecordedEvent[], text: string | undefined): Position {
  const last = events.length - 1;
  if (text === undefined) return { revision: last };
  const at = must(parsePosition(text));
  const recorded = events[at.revision];
  const outside = (message: string) =>
    failure(exitCodes.badInput, 'POSITION_OUT_OF_RANGE', message, {
      advice: `The last position of this game is ${last}.`,
    });
  if (recorded === undefined)
    throw outside(`Position ${formatPosition(at)} is outside the game: it goes from 0 to ${last}.`);
  const actions = actionsOf(recorded.event);
  if (at.action !== undefined && at.action > actions)
    throw outside(
      `Position ${formatPosition(at)} is outside the game: event ${at.revision} has ${actions} atomic actions.`,
    );
  return at;
}

/** The seats of a record. */
export function seatsOf(events: readonly RecordedEvent[]): readonly { readonly name: string }[] {
  for (const { event } of events) if (event.kind === 'GameStarted') return event.seats;
  return [];
}
