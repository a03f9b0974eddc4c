import type {
  AtomicAction,
  Clock,
  GameEvent,
  GameModule,
  Locale,
  RecordedEvent,
  Seat,
  Telling,
  Viewer,
} from '#record';
import type { Replay } from './replay.js';

/** The levels of a timeline, from coarse to fine. */
export const timelineLevels = ['day', 'phase', 'turn', 'decision', 'step', 'action'] as const;
export type TimelineLevel = (typeof timelineLevels)[number];

/** A timeline event, as seen by a viewer. */
export interface TimelineEntry<A extends AtomicAction = AtomicAction> {
  readonly revision: number;
  /** The event, masked for the viewer. */
  readonly event: GameEvent<A>;
  /** The levels at which the event begins a new part, such as a new day or turn. */
  readonly starts: readonly TimelineLevel[];
  /** The clock after the event. */
  readonly clock: Clock;
  readonly seat: Seat | null;
  readonly telling: Telling;
  readonly rules: readonly string[];
}

/** The start of a day, phase or turn. */
export interface Landmark extends Clock {
  readonly revision: number;
  /** The revision of the last event so far that belongs to this day, phase or turn. */
  readonly end: number;
}

export function citedRules(event: GameEvent): readonly string[] {
  if (event.kind === 'StepResolved') return event.rules;
  if (event.kind === 'DecisionRequested') return event.decision.rules;
  return event.kind === 'GameEnded' ? [event.rule] : [];
}

/** Returns the seat of the player who acts or decides in an event. Null if the game itself acts. */
export function seatOf(event: GameEvent): Seat | null {
  if (event.kind === 'StepResolved') return event.by;
  if (event.kind === 'DecisionRequested') return event.decision.seat;
  return event.kind === 'DecisionMade' ? event.seat : null;
}

/** Returns the levels at which an event begins a new part, such as a new day or turn. */
export function startsOf(event: GameEvent, before: Clock, after: Clock): readonly TimelineLevel[] {
  const starts: TimelineLevel[] = [];
  const day = after.day !== before.day;
  if (day) starts.push('day');
  if (day || after.phase !== before.phase) starts.push('phase');
  if (after.turn !== before.turn) starts.push('turn');
  if (event.kind === 'DecisionMade') starts.push('decision');
  if (event.kind === 'StepResolved') starts.push('step');
  return starts;
}

/** An event's timeline entry and the state after the event. */
export interface DescribedEvent<State, A extends AtomicAction> {
  readonly entry: TimelineEntry<A>;
  readonly state: State;
}

/** Describes an event for a viewer and folds it into `before`, which is modified. */
export function tellAndFold<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'fold' | 'see' | 'tell'>,
  { event, revision }: RecordedEvent<A>,
  before: State,
  viewer: Viewer,
  locale: Locale,
): DescribedEvent<State, A> {
  const masked = module.see.mask(event, before, viewer);
  const telling = module.tell.event(masked, before, viewer, locale);
  const clockBefore = module.see.clock(before);
  const state = module.fold.evolve(before, event);
  const clock = module.see.clock(state);
  return {
    entry: {
      revision,
      event: masked,
      starts: startsOf(event, clockBefore, clock),
      clock,
      seat: seatOf(event),
      telling,
      rules: citedRules(event),
    },
    state,
  };
}

/** Like `startsOf`, for each event of a record. */
export function startsIn({ events, clocks, module }: Replay): readonly (readonly TimelineLevel[])[] {
  let before: Clock = module.see.clock(module.fold.initial());
  return events.map(({ event }, index) => {
    const after = clocks[index] ?? before;
    const starts = startsOf(event, before, after);
    before = after;
    return starts;
  });
}

const coarse: readonly TimelineLevel[] = ['day', 'phase', 'turn', 'decision'];

/**
 * Returns the revisions of the events that begin a new part of the game, such as a turn, at the given level or a
 * coarser level. For levels finer than `decision`, returns the revisions of all events.
 */
export function revisionsAt(replay: Replay, level: TimelineLevel): readonly number[] {
  const shown = coarse.slice(0, coarse.indexOf(level) + 1);
  if (shown.length === 0) return replay.events.map((_, index) => index);
  return startsIn(replay).flatMap((starts, revision) =>
    starts.some((start) => shown.includes(start)) ? [revision] : [],
  );
}

/** If there are more than this many events between two entries, restoring a cached state is faster than folding. */
const JUMP = 32;

/** Describes the events at the given revisions, which must be in ascending order. */
export function* entriesAt<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  revisions: readonly number[],
  viewer: Viewer,
  locale: Locale,
): Generator<TimelineEntry<A>> {
  let at = -Infinity;
  let state: State | null = null;
  for (const revision of revisions) {
    if (state === null || revision - at > JUMP) state = replay.before((at = revision));
    for (; at < revision; at++) {
      const passed = replay.events[at];
      if (passed !== undefined) state = replay.module.fold.evolve(state, passed.event);
    }
    const recorded = replay.events[revision];
    if (recorded === undefined) return;
    const entry: DescribedEvent<State, A> = tellAndFold(replay.module, recorded, state, viewer, locale);
    state = entry.state;
    at = revision + 1;
    yield entry.entry;
  }
}

/** Returns the first and last event of each day, phase or turn. */
export function landmarksOf(replay: Replay, level: 'day' | 'phase' | 'turn'): readonly Landmark[] {
  const begun = startsIn(replay).flatMap((starts, revision) => {
    const clock = replay.clocks[revision];
    return clock !== undefined && starts.includes(level) ? [{ ...clock, revision }] : [];
  });
  return begun.map((landmark, index) => {
    let end = (begun[index + 1]?.revision ?? replay.events.length) - 1;
    // Ends a turn before the phases that follow it, because phases between two turns belong to neither turn.
    if (level === 'turn')
      while (end > landmark.revision && replay.clocks[end]?.seat !== landmark.seat) end -= 1;
    return { ...landmark, end };
  });
}
