import type { AtomicAction, Clock, GameEvent, GameModule, RecordedEvent, Telling, Viewer } from '#record';

/** How finely a log tells, from coarse to fine; each level includes those before it. */
export const levels = ['day', 'phase', 'turn', 'decision', 'step', 'action'] as const;
export type Level = (typeof levels)[number];

/** An event as a log tells it. */
export interface Entry {
  readonly revision: number;
  readonly kind: GameEvent['kind'];
  /** The levels that begin here. */
  readonly starts: readonly Level[];
  /** When it is after the event. */
  readonly clock: Clock;
  readonly telling: Telling;
  readonly rules: readonly string[];
}

function startsOf(event: GameEvent, before: Clock, after: Clock): readonly Level[] {
  const day = after.day !== before.day;
  const phase = day || after.phase !== before.phase;
  const turn = after.turn !== before.turn;
  return [
    ...(day ? (['day'] as const) : []),
    ...(phase ? (['phase'] as const) : []),
    ...(turn ? (['turn'] as const) : []),
    ...(event.kind === 'DecisionMade' ? (['decision'] as const) : []),
    ...(event.kind === 'DecisionRequested' ? [] : (['step'] as const)),
  ];
}

function rulesOf(event: GameEvent): readonly string[] {
  if (event.kind === 'StepResolved') return event.rules;
  if (event.kind === 'DecisionRequested') return event.decision.rules;
  return event.kind === 'GameEnded' ? [event.rule] : [];
}

/** Tells the events of a game from one revision up to another, both included, as a viewer may know them. */
export function* entriesOf<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  events: readonly RecordedEvent[],
  viewer: Viewer,
  from: number,
  to: number,
): Generator<Entry> {
  let state = module.initial();
  for (const { revision, event: recorded } of events) {
    if (revision > to) return;
    const event = recorded as GameEvent<A>;
    if (revision < from) {
      state = module.evolve(state, event);
      continue;
    }
    const before = module.clock(state);
    const telling = module.tell(event, state, viewer, 'en');
    state = module.evolve(state, event);
    const clock = module.clock(state);
    yield {
      revision,
      kind: event.kind,
      starts: startsOf(event, before, clock),
      clock,
      telling,
      rules: rulesOf(event),
    };
  }
}
