import { fail, formatPosition, ok } from '#record';
import type { Clock, GameModule, Position, Problem, RecordedEvent, Result } from '#record';

const SNAPSHOT_EVERY = 32;

/** A record that can be looked at anywhere: states are kept at regular distances, the rest is folded when asked for. */
export class Replay {
  readonly #snapshots: unknown[] = [];
  readonly #events: RecordedEvent[] = [];
  readonly #clocks: Clock[] = [];
  #state: unknown;

  constructor(
    readonly module: GameModule,
    events: readonly RecordedEvent[],
  ) {
    this.#state = module.initial();
    this.extend(events);
  }

  get events(): readonly RecordedEvent[] {
    return this.#events;
  }

  /** When it is after each event. */
  get clocks(): readonly Clock[] {
    return this.#clocks;
  }

  extend(events: readonly RecordedEvent[]): void {
    for (const recorded of events) {
      if (this.#events.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.module.clone(this.#state));
      this.#state = this.module.evolve(this.#state, recorded.event);
      this.#events.push(recorded);
      this.#clocks.push(this.module.clock(this.#state));
    }
  }

  /** The state after so many events, the caller's own. */
  before(revision: number): unknown {
    if (revision >= this.#events.length) return this.module.clone(this.#state);
    const snapshot = Math.floor(revision / SNAPSHOT_EVERY);
    let state = this.module.clone(this.#snapshots[snapshot]);
    for (const { event } of this.#events.slice(snapshot * SNAPSHOT_EVERY, revision))
      state = this.module.evolve(state, event);
    return state;
  }

  /** The state at a position, the caller's own; problem `POSITION_OUT_OF_RANGE`. */
  at(position: Position): Result<unknown, Problem> {
    const recorded = this.#events[position.revision];
    const actions = recorded?.event.kind === 'StepResolved' ? recorded.event.actions.length : 0;
    if (recorded === undefined || (position.action ?? 0) > actions)
      return fail({
        code: 'POSITION_OUT_OF_RANGE',
        message: `The game has no position ${formatPosition(position)}.`,
        advice:
          recorded === undefined
            ? `Its last position is ${this.#events.length - 1}.`
            : `Event ${position.revision} has ${actions} atomic actions.`,
      });
    if (position.action === undefined) return ok(this.before(position.revision + 1));
    return ok(this.module.evolvePartly(this.before(position.revision), recorded.event, position.action));
  }
}
