import { observedFrom, Replay } from '#projections';
import {
  omniscient,
  seatViewer,
  startedIn,
  type AtomicAction,
  type Choice,
  type Clock,
  type Decision,
  type GameModule,
  type RecordedEvent,
} from '#record';
import { isOnOffer } from '../playouts/playout.js';
import {
  canPlayOn,
  evaluatePosition,
  knowledgeOf,
  standing,
  type Finding,
  type RecordKnown,
  type ReviewRequest,
  type Standing,
} from './evaluate-position.js';
import { dayStarts, reviewPositions, type ReviewPosition } from './positions.js';
import { reviewOf, type Review, type ReviewPoint } from './review.js';

/** The positions of a review. Each can be evaluated separately, on any machine and in any order. */
export interface ReviewPlan {
  readonly positions: readonly ReviewPosition[];
}

/** Returns the positions of a review: decisions, or the starts of days if the record has no decisions. */
export function planOf<State, A extends AtomicAction>(
  { events, clocks }: Pick<Replay<State, A>, 'events' | 'clocks'>,
  { viewer }: Pick<ReviewRequest, 'viewer'>,
): ReviewPlan {
  const positions = reviewPositions(events, clocks, viewer);
  if (positions.length > 0) return { positions };
  return {
    positions: dayStarts(clocks).flatMap((revision) => {
      const clock = clocks[revision];
      return clock === undefined ? [] : [{ revision, clock, evaluated: null }];
    }),
  };
}

/**
 * Returns the revision of the first event, from the given revision on, that requests a decision or ends the game. If
 * there is none, returns the last revision.
 */
export function nextDecision({ events }: Pick<Replay, 'events'>, from: number): number {
  const index = events.findIndex(
    ({ event }, revision) =>
      revision >= from && (event.kind === 'DecisionRequested' || event.kind === 'GameEnded'),
  );
  return index < 0 ? events.length - 1 : index;
}

/** Returns the results for one position of a plan. */
export const findingAt = <State, A extends AtomicAction>(
  replay: Replay<State, A>,
  position: ReviewPosition,
  request: ReviewRequest,
): Finding =>
  evaluatePosition(replay.module, replay.before(position.revision + 1), position, request, {
    ...knownAt(replay, position.revision),
    isStillOpen: openAfter(replay, position),
  });

/**
 * Returns a function that checks whether the record offers a choice again to the same player later in the same turn.
 */
function openAfter<State, A extends AtomicAction>(
  { events, clocks }: Pick<Replay<State, A>, 'events' | 'clocks'>,
  { evaluated, clock: start }: ReviewPosition,
): (choice: Choice) => boolean {
  if (evaluated === null) return () => false;
  const { decision, made } = evaluated;
  const later: (readonly [Decision, Clock])[] = [];
  for (let at = made + 1; at < events.length; at++) {
    const [event, clock] = [events[at]?.event, clocks[at]];
    if (clock === undefined || clock.day !== start.day || clock.turn !== start.turn) break;
    if (event?.kind === 'DecisionRequested') later.push([event.decision, clock]);
  }
  return (choice) => later.some(([now, clock]) => isOnOffer({ decision, choice, time: start }, now, clock));
}

/** Returns the win probabilities after an event of a record. */
export function standingAt<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  revision: number,
  { seed, playouts, viewer, lists }: ReviewRequest,
): Standing {
  const state = replay.before(revision + 1);
  const known = knownAt(replay, revision);
  return standing(replay.module, state, { viewer, lists }, { seed, playouts }, known);
}

/** Returns facts from a record that the state at a revision does not contain. */
const knownAt = <State, A extends AtomicAction>(replay: Replay<State, A>, revision: number): RecordKnown => ({
  isObserved: revision >= (observedFrom(replay.events) ?? Infinity),
  shown: replay.module.bots.shown?.(replay.before(replay.events.length)) ?? null,
});

/** Returns the result at the end of the record. If the game is not over, returns the win probabilities instead. */
export function endOf<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  request: ReviewRequest,
): ReviewPoint {
  const revision = replay.events.length - 1;
  const seed = `${request.seed}/${revision}/point`;
  const { winProbability, error } = standingAt(replay, revision, { ...request, seed });
  return { revision, winProbability, error };
}

/**
 * Reviews a whole game, position by position. Calls `onProgress` after each position with the number of positions
 * completed.
 */
export function review<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  request: ReviewRequest,
  onProgress: (done: number, all: number) => void = () => {},
): Review {
  const { positions } = planOf(replay, request);
  const findings = positions.map((position, index) => {
    const finding = findingAt(replay, position, request);
    onProgress(index + 1, positions.length);
    return finding;
  });
  return reviewOf(positions, findings, endOf(replay, request));
}

/**
 * The number of a player's decisions with more than one possible choice (`decisions`), and the number of these that a
 * review can evaluate (`evaluable`).
 */
export interface EvaluableCount {
  readonly decisions: number;
  readonly evaluable: number;
}

/**
 * Counts each player's decisions that an omniscient viewer's review can evaluate. Deck lists count as known if the
 * record contains them.
 */
export function countEvaluable<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  events: readonly RecordedEvent[],
): readonly EvaluableCount[] {
  const replay = new Replay(module, events);
  const found = (startedIn(events)?.seats ?? []).map(() => ({ decisions: 0, evaluable: 0 }));
  for (const { revision, evaluated } of planOf(replay, { viewer: omniscient }).positions) {
    const own = evaluated === null ? undefined : found[evaluated.decision.seat];
    if (own === undefined || evaluated === null) continue;
    own.decisions++;
    const { isObserved = false, shown = null } = knownAt(replay, revision);
    if (isObserved) continue;
    const state = replay.before(revision + 1);
    if ((module.see.unknownInHand?.(state, evaluated.decision.seat) ?? 0) > 0) continue;
    const viewers = [omniscient, seatViewer(evaluated.decision.seat)];
    if (viewers.every((viewer) => canPlayOn(module, state, knowledgeOf(viewer, true, shown))))
      own.evaluable++;
  }
  return found;
}
