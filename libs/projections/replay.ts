import type { ProjectionErrorCode } from './error-codes.js';
import {
  fail,
  formatPosition,
  ok,
  type AtomicAction,
  type Clock,
  type GameEvent,
  type GameModule,
  type Position,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';

/** The number of events between two cached states, so at most this many events must be folded to reach a position. */
const SNAPSHOT_EVERY = 32;

/**
 * Provides the state at any position of a record. States are cached at regular intervals. Folding starts at the nearest
 * earlier cached state, so that every position takes about the same time.
 */
export class Replay<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly #snapshots: State[] = [];
  readonly #events: RecordedEvent<A>[] = [];
  readonly #clocks: Clock[] = [];
  #state: State;

  constructor(
    readonly module: GameModule<State, A>,
    events: readonly RecordedEvent[],
  ) {
    this.#state = module.fold.initial();
    this.extend(events);
  }

  get events(): readonly RecordedEvent<A>[] {
    return this.#events;
  }

  /** The clock after each event. */
  get clocks(): readonly Clock[] {
    return this.#clocks;
  }

  /** Adds events that were recorded after the replay was created. */
  extend(events: readonly RecordedEvent[]): void {
    for (const recorded of events as readonly RecordedEvent<A>[]) {
      if (this.#events.length % SNAPSHOT_EVERY === 0)
        this.#snapshots.push(this.module.fold.clone(this.#state));
      this.#state = this.module.fold.evolve(this.#state, recorded.event);
      this.#events.push(recorded);
      this.#clocks.push(this.module.see.clock(this.#state));
    }
  }

  /**
   * Returns a copy of the state before an event. The caller is allowed to modify this copy. For a revision beyond the
   * end, returns the last state.
   */
  before(revision: number): State {
    if (revision >= this.#events.length) return this.module.fold.clone(this.#state);
    const snapshot = this.#snapshots[Math.floor(revision / SNAPSHOT_EVERY)];
    let state = this.module.fold.clone(snapshot ?? this.module.fold.initial());
    for (let at = revision - (revision % SNAPSHOT_EVERY); at < revision; at++) {
      const recorded = this.#events[at];
      if (recorded !== undefined) state = this.module.fold.evolve(state, recorded.event);
    }
    return state;
  }

  /**
   * Returns a copy of the state at a position. The caller is allowed to modify this copy. Fails with
   * `POSITION_OUT_OF_RANGE` if there is no such position.
   */
  at(position: Position): Result<State, Problem<ProjectionErrorCode>> {
    const recorded = this.#events[position.revision];
    const actions = recorded === undefined ? 0 : actionsIn(recorded.event);
    if (recorded === undefined || (position.action ?? 0) > actions)
      return fail({
        code: 'POSITION_OUT_OF_RANGE',
        message: `The game has no position ${formatPosition(position)}.`,
        advice:
          recorded === undefined
            ? `Use a position up to ${this.#events.length - 1}.`
            : `Use an atomic action from 0 to ${actions} in event ${position.revision}.`,
      });
    if (position.action === undefined) return ok(this.before(position.revision + 1));
    return ok(this.module.fold.evolvePartly(this.before(position.revision), recorded.event, position.action));
  }
}

export const actionsIn = (event: GameEvent): number =>
  event.kind === 'StepResolved' ? event.actions.length : 0;
