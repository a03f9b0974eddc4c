import type { ProjectionErrorCode } from './error-codes.js';
import {
  fail,
  formatPosition,
  ok,
  type AtomicAction,
  type GameEvent,
  type GameModule,
  type Position,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';

const asks = ({ event }: RecordedEvent): boolean => event.kind === 'DecisionRequested';

/** The functions of a game that determine whether play depends on unidentified cards. */
export interface Knowing<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly fold: Pick<GameModule<State, A>['fold'], 'evolve' | 'initial'>;
  readonly see: Pick<GameModule<State, A>['see'], 'unknown'>;
}

/**
 * Returns the revision from which a branch can continue. The event at this revision must request a decision, because
 * only such events contain everything that is needed to continue play. Otherwise, fails with `DECISION_NOT_FOUND`,
 * which names the nearest decisions. Also fails with `POSITION_OUT_OF_RANGE`, `GAME_OBSERVED` or `CARDS_UNKNOWN`.
 */
export function branchPoint<State, A extends AtomicAction>(
  events: readonly RecordedEvent[],
  position: Position,
  game: Knowing<State, A>,
): Result<number, Problem<ProjectionErrorCode>> {
  const open = openAt(events, position.revision, game);
  return open === null ? requestAt(events, position) : fail(open);
}

/** Returns the problem that prevents an imported game from being continued at a revision. Null if there is none. */
function openAt<State, A extends AtomicAction>(
  events: readonly RecordedEvent[],
  revision: number,
  { fold, see }: Knowing<State, A>,
): Problem<ProjectionErrorCode> | null {
  const before = events.slice(0, revision + 1);
  const origin = before.findLast(({ event }) => event.kind === 'GameImported')?.event;
  if (origin?.kind !== 'GameImported' || origin.fidelity === undefined) return null;
  if (origin.fidelity === 'OBSERVED')
    return {
      code: 'GAME_OBSERVED',
      message:
        "From this position on, the game was only observed on another platform, so Retrace can't continue " +
        'it.',
      advice: 'Branch from an earlier, reconstructed position, or from a game played with Retrace.',
    };
  let state = fold.initial();
  for (const { event } of before) state = fold.evolve(state, event as GameEvent<A>);
  const unknown = see.unknown?.(state) ?? 0;
  if (unknown === 0) return null;
  return {
    code: 'CARDS_UNKNOWN',
    message: `The imported log does not show ${unknown} of the cards in the players' hands at this position.`,
    advice: "Import both players' logs together.",
    data: { unknown },
  };
}

function requestAt(
  events: readonly RecordedEvent[],
  position: Position,
): Result<number, Problem<ProjectionErrorCode>> {
  const at = events[position.revision];
  if (at !== undefined && position.action === undefined && asks(at)) return ok(position.revision);
  const questions = events.filter(asks).map(({ revision }) => revision);
  const before = questions.findLast((revision) => revision < position.revision);
  const after = questions.find((revision) => revision > position.revision);
  const nearest = [before, at && asks(at) ? position.revision : undefined, after]
    .filter((revision) => revision !== undefined)
    .map(String);
  const advice =
    nearest.length === 0
      ? 'Use another game. This game has never had a pending decision.'
      : `Use a position with a decision. The nearest are ${nearest.join(' and ')}.`;
  const data = { nearest };
  if (at === undefined)
    return fail({
      code: 'POSITION_OUT_OF_RANGE',
      message: `The game has no position ${formatPosition(position)}.`,
      advice,
      data,
    });
  return fail({
    code: 'DECISION_NOT_FOUND',
    message: `Position ${formatPosition(position)} has no pending decision to continue from.`,
    advice,
    data,
  });
}
