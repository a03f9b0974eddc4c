import { observedFrom, Replay } from '#projections';
import {
  omniscient,
  seatViewer,
  startedIn,
  type AtomicAction,
  type GameModule,
  type RecordedEvent,
} from '#record';
import {
  canPlayOn,
  judge,
  knowledgeOf,
  standing,
  type Finding,
  type RecordKnown,
  type ReviewRequest,
  type Standing,
} from './judge.js';
import { dayStarts, momentsOf, type Moment } from './moments.js';
import { reviewOf, type Review, type ReviewPoint } from './review.js';

/** What a review has to look at. Every part can be judged by itself, anywhere, in any order. */
export interface ReviewPlan {
  readonly moments: readonly Moment[];
}

/** The moments of a recorded game that a review looks at; of a game without decisions, the starts of its days. */
export function planOf<State, A extends AtomicAction>(
  { events, clocks }: Pick<Replay<State, A>, 'events' | 'clocks'>,
  { viewer }: Pick<ReviewRequest, 'viewer'>,
): ReviewPlan {
  const moments = momentsOf(events, clocks, viewer);
  if (moments.length > 0) return { moments };
  return {
    moments: dayStarts(clocks).flatMap((revision) => {
      const clock = clocks[revision];
      return clock === undefined ? [] : [{ revision, clock, judged: null }];
    }),
  };
}

/** The revision at which somebody is asked next, from one on: what is being resolved there is resolved then. At the end, the last one. */
export function nextAsked({ events }: Pick<Replay, 'events'>, from: number): number {
  const asked = events.findIndex(
    ({ event }, revision) =>
      revision >= from && (event.kind === 'DecisionRequested' || event.kind === 'GameEnded'),
  );
  return asked < 0 ? events.length - 1 : asked;
}

/** What is found at one moment of a plan. */
export const findingAt = <State, A extends AtomicAction>(
  replay: Replay<State, A>,
  moment: Moment,
  request: ReviewRequest,
): Finding =>
  judge(replay.module, replay.before(moment.revision + 1), moment, request, knownAt(replay, moment.revision));

/** How likely seats are to win after an event of a record. */
export function standingAt<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  revision: number,
  { seed, playouts, viewer, lists }: ReviewRequest,
): Standing {
  const state = replay.before(revision + 1);
  const known = knownAt(replay, revision);
  return standing(replay.module, state, { viewer, lists }, { seed, playouts }, known);
}

/** What a record says besides the state at a revision. */
const knownAt = <State, A extends AtomicAction>(replay: Replay<State, A>, revision: number): RecordKnown => ({
  isObserved: revision >= (observedFrom(replay.events) ?? Infinity),
  shown: replay.module.bots.shown?.(replay.before(replay.events.length)) ?? null,
});

/** How it stands at the end of the record: the result, or how likely seats are to win there. */
export function endOf<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  request: ReviewRequest,
): ReviewPoint {
  const revision = replay.events.length - 1;
  const seed = `${request.seed}/${revision}/point`;
  const { winProbability, error } = standingAt(replay, revision, { ...request, seed });
  return { revision, winProbability, error };
}

/** Reviews a whole game, one moment after the other; `judged` hears after each how many are done. */
export function review<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  request: ReviewRequest,
  judged: (done: number, all: number) => void = () => {},
): Review {
  const { moments } = planOf(replay, request);
  const findings = moments.map((moment, index) => {
    const finding = findingAt(replay, moment, request);
    judged(index + 1, moments.length);
    return finding;
  });
  return reviewOf(moments, findings, endOf(replay, request));
}

/** How many decisions of a seat could have been made in another way, and of how many a review can say what the choices were worth. */
export interface Judgeable {
  readonly decisions: number;
  readonly judged: number;
}

/** The same of each seat, with nothing hidden and the lists of decks known as far as the record has them. */
export function judgeable<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  events: readonly RecordedEvent[],
): readonly Judgeable[] {
  const replay = new Replay(module, events);
  const found = (startedIn(events)?.seats ?? []).map(() => ({ decisions: 0, judged: 0 }));
  for (const { revision, judged } of planOf(replay, { viewer: omniscient }).moments) {
    const own = judged === null ? undefined : found[judged.decision.seat];
    if (own === undefined || judged === null) continue;
    own.decisions++;
    const { isObserved = false, shown = null } = knownAt(replay, revision);
    if (isObserved) continue;
    const state = replay.before(revision + 1);
    if ((module.see.unknownInHand?.(state, judged.decision.seat) ?? 0) > 0) continue;
    const viewers = [omniscient, seatViewer(judged.decision.seat)];
    if (viewers.every((viewer) => canPlayOn(module, state, knowledgeOf(viewer, true, shown)))) own.judged++;
  }
  return found;
}
