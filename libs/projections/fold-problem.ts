import {
  omniscient,
  shortened,
  spectator,
  startedIn,
  type GameModule,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { GameFold } from './game-fold.js';

export interface FoldProblem {
  readonly message: string;
  readonly where: string;
}

/** The maximum number of positions at which the complete public view is checked. */
const LOOKS = 24;

/**
 * Returns the problem that prevents a record from being shown. This can be a definition that the rules cannot
 * interpret, an event that does not follow from earlier events, or an event that cannot be described. Also checks that
 * a sample of states can be shown to each viewer. Null if there is no problem.
 */
export function foldProblem(
  modules: ReadonlyMap<string, GameModule>,
  events: readonly RecordedEvent[],
): FoldProblem | null {
  const module = moduleOf(modules, events);
  const wrong = module === undefined ? null : illDefinedIn(module, events);
  if (wrong !== null) return wrong;
  let at = 0;
  try {
    GameFold.of(modules, events);
    if (module === undefined) return null;
    let state = module.fold.initial();
    const seats = seatsIn(events);
    const step = Math.max(1, Math.ceil(events.length / LOOKS));
    for (const { event, revision } of events) {
      at = revision;
      const before = state;
      const isLookedAt = revision % step === 0 || revision === events.length - 1;
      module.tell.event(event, before, omniscient, 'en');
      if (isLookedAt)
        for (const viewer of viewersOf(seats)) {
          module.tell.event(module.see.mask(event, before, viewer), before, viewer, 'en');
          module.tell.explain(module.fold.clone(before), event, viewer, 'en');
        }
      state = module.fold.evolve(state, event);
      if (isLookedAt) look(module, state, seats);
    }
    return null;
  } catch {
    return {
      message: `The record is impossible, because event ${at} cannot follow the earlier events.`,
      where: `event ${at}`,
    };
  }
}

/** The maximum number of characters in a message about a definition. */
const MOST_TOLD = 300;

/**
 * Returns the problem with the first event that defines a card, token or effect that the rules cannot interpret. Null
 * if there is none.
 */
export function illDefinedIn(
  module: Pick<GameModule, 'records'>,
  events: readonly RecordedEvent[],
): FoldProblem | null {
  for (const { event, revision } of events) {
    const problem = module.records.illDefined?.(event) ?? null;
    if (problem !== null)
      return {
        message:
          `Event ${revision} contains a definition that the rules can't read: ` +
          `${shortened(problem, MOST_TOLD)}.`,
        where: `event ${revision}`,
      };
  }
  return null;
}

function look(module: Pick<GameModule, 'play' | 'fold' | 'see'>, state: unknown, seats: number): void {
  for (const viewer of viewersOf(seats)) module.see.view(state, viewer);
  module.see.clock(state);
  module.play.legal(state);
  module.see.measures(state);
  module.fold.canonical(state);
}

function moduleOf(
  modules: ReadonlyMap<string, GameModule>,
  events: readonly RecordedEvent[],
): GameModule | undefined {
  const started = startedIn(events);
  return started === undefined ? undefined : modules.get(started.module);
}

const seatsIn = (events: readonly RecordedEvent[]): number => startedIn(events)?.seats.length ?? 0;

const viewersOf = (seats: number): readonly Viewer[] => [
  spectator,
  omniscient,
  ...Array.from({ length: seats }, (_, seat) => ({ kind: 'seat', seat }) as const),
];
