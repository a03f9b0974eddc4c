import { StreamNotFoundError, type GameStreams } from '#event-store';
import { gameModules } from '#games';
import { illDefinedIn, Replay } from '#projections';
import { invariant, omniscient, startedIn, type GameId, type GameModule, type RecordedEvent } from '#record';
import type { GameToReview } from '#reviews';

/** Thrown for a game that cannot be evaluated. `code` is the error code that the server would return. */
class EvaluationError extends Error {
  constructor(readonly code: 'EVENT_MALFORMED' | 'MODULE_UNKNOWN') {
    super(`The game cannot be evaluated: ${code}.`);
    this.name = 'EvaluationError';
  }
}

/** Reads a whole game. Throws errors that `codeOf` recognises. */
export async function gameToReview(games: GameStreams, id: GameId): Promise<GameToReview> {
  const events = await games.read(id);
  const started = startedIn(events);
  invariant(started, `the record of game ${id} says how it started`);
  const module = gameModules.get(started.module);
  if (module === undefined) throw new EvaluationError('MODULE_UNKNOWN');
  requireReadable(module, events);
  return { module, events };
}

/** Returns the error code of a game that cannot be evaluated. Null if the error is the analyst's own fault. */
export function codeOf(error: unknown): string | null {
  if (error instanceof EvaluationError) return error.code;
  return error instanceof StreamNotFoundError ? 'GAME_NOT_FOUND' : null;
}

/**
 * Throws `EVENT_MALFORMED` if the rules fail because of an invalid definition in the record. Rethrows all other errors
 * of the rules, because those are the analyst's own fault.
 */
function requireReadable(module: GameModule, events: readonly RecordedEvent[]): void {
  try {
    module.see.view(new Replay(module, events).before(events.length), omniscient);
  } catch (error) {
    throw illDefinedIn(module, events) === null ? error : new EvaluationError('EVENT_MALFORMED');
  }
}
