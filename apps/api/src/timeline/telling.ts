import type { Clock, GameEvent, GameModule, Locale, RecordedEvent, Viewer } from '#record';
import { rulesOf } from '../game-modules.js';
import type { TimelineEntry, TimelineLevel } from './timeline.types.js';

/** The rules an event cites. */
export function citedRules(event: GameEvent): readonly string[] {
  if (event.kind === 'StepResolved') return event.rules;
  if (event.kind === 'DecisionRequested') return event.decision.rules;
  return event.kind === 'GameEnded' ? [event.rule] : [];
}

/** Who does or decides it; null when it is the game. */
export function seatOf(event: GameEvent): number | null {
  if (event.kind === 'StepResolved') return event.by;
  if (event.kind === 'DecisionRequested') return event.decision.seat;
  return event.kind === 'DecisionMade' ? event.seat : null;
}

/** The levels that begin with an event. */
export function startsOf(event: GameEvent, before: Clock, after: Clock): readonly TimelineLevel[] {
  const starts: TimelineLevel[] = [];
  if (after.day !== before.day) starts.push('DAY');
  if (after.day !== before.day || after.phase !== before.phase) starts.push('PHASE');
  if (after.turn !== before.turn) starts.push('TURN');
  if (event.kind === 'DecisionMade') starts.push('DECISION');
  if (event.kind === 'StepResolved') starts.push('STEP');
  return starts;
}

export interface Told {
  readonly entry: TimelineEntry;
  readonly state: unknown;
}

/** Tells an event as a viewer may know it, and folds it: the state it is given is used up. */
export function tellAndFold(
  module: GameModule,
  recorded: RecordedEvent,
  before: unknown,
  viewer: Viewer,
  locale: Locale,
): Told {
  const { event, revision } = recorded;
  const masked = module.mask(event, before, viewer);
  const { text, actions } = module.tell(masked, before, viewer, locale);
  const clockBefore = module.clock(before);
  const state = module.evolve(before, event);
  const clock = module.clock(state);
  const kinds = masked.kind === 'StepResolved' ? masked.actions.map(({ kind }) => kind) : [];
  const entry: TimelineEntry = {
    position: `${revision}`,
    revision,
    kind: event.kind,
    verb: event.kind === 'StepResolved' ? event.verb : null,
    seat: seatOf(event),
    starts: startsOf(event, clockBefore, clock),
    clock,
    text,
    rules: rulesOf(module, citedRules(event), locale),
    actions: kinds.map((kind, index) => ({
      position: `${revision}.${index + 1}`,
      kind,
      text: actions[index] ?? '',
    })),
  };
  return { entry, state };
}
