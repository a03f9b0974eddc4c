import { botNamed, playOn, type Review, type ReviewedDecision } from '#analysis';
import type { Replay } from '#projections';
import { parseGameId, type GameEvent, type GameId } from '#record';
import type { Archive } from './archive.js';
import { exitCodes, failure } from './failure.js';

/** A better choice from a review, and the branch in which it was played. */
export interface PlayedLine {
  /** The position of the decision at which the mistake was made. */
  readonly position: string;
  readonly game: GameId;
  /** Whether the branch is new. False if it already existed. */
  readonly isNew: boolean;
}

/** The maximum number of better choices to play. Choices at the worst mistakes take precedence. */
const LINES = 3;

/**
 * Plays the better choices at the worst mistakes, each in a separate branch. Greedy bots continue each branch to the
 * first decision of the next day. Branches that already exist remain unchanged. Throws a `Failure` with code
 * `GAME_ID_INVALID` if a branch's id would be too long.
 */
export async function playBetterLines(
  archive: Archive,
  parent: GameId,
  replay: Replay,
  { decisions }: Review,
): Promise<readonly PlayedLine[]> {
  const worst = decisions
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, LINES);
  const lines: PlayedLine[] = [];
  for (const decision of worst) {
    const game = idOf(parent, decision.revision);
    const isNew = (await archive.progressOf(game)) === 'absent';
    if (isNew) {
      const events = eventsOf(replay, decision, `${game}/bots`);
      await archive.branch(game, parent, decision.revision);
      const { revision } = await archive.games.last(game);
      await archive.stream.append(game, events, revision);
    }
    lines.push({ position: `${decision.revision}`, game, isNew });
  }
  return lines;
}

function idOf(parent: GameId, revision: number): GameId {
  const id = parseGameId(`${parent}-better-${revision}`);
  if (id.ok) return id.value;
  throw failure(exitCodes.usage, 'GAME_ID_INVALID', 'The id of the branch would be too long.', {
    advice: 'Import the game with a shorter id.',
  });
}

/** Returns the events from a better choice to the first decision of the next day. */
function eventsOf(
  replay: Replay,
  { revision, seat, best, clock }: ReviewedDecision,
  seed: string,
): readonly GameEvent[] {
  const { module } = replay;
  const decided = module.play.decide(replay.before(revision + 1), seat, best);
  if (!decided.ok)
    throw failure(exitCodes.conflict, decided.error.code, decided.error.message, {
      advice: 'Review the game again, because it was reviewed under other rules.',
    });
  const events: GameEvent[] = [...decided.value.events];
  const { state } = decided.value;
  const bots = module.see
    .view(state, { kind: 'omniscient' })
    .seats.map(() => botNamed(module, 'greedy', seed));
  if (module.see.clock(state).day > clock.day) return events;
  for (const stretch of playOn(module, state, bots)) {
    events.push(...stretch.events);
    if (module.see.clock(stretch.state).day > clock.day) break;
  }
  return events;
}
