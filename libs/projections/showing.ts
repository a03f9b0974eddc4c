import type { AtomicAction, GameEvent, GameModule, Viewer } from '#record';

/**
 * Says event after event whether the table differs for a viewer afterwards: seats, zones, tracks or result; not the clock or a
 * decision alone. Dice that are rolled lie on the table, too. It looks at the whole table after each event: who tells many events
 * keeps what it said.
 */
export class Showing<State, A extends AtomicAction> {
  #table: string;

  /** `state` is what comes before the first event, and is used up. */
  constructor(
    private readonly module: Pick<GameModule<State, A>, 'fold' | 'see'>,
    private readonly viewer: Viewer,
    private state: State,
  ) {
    this.#table = this.#seen();
  }

  /** Whether the table changes by the next event. */
  next(event: GameEvent<A>): boolean {
    this.state = this.module.fold.evolve(this.state, event);
    if (event.kind === 'DecisionRequested' || event.kind === 'DecisionMade') return false;
    const before = this.#table;
    this.#table = this.#seen();
    return this.#table !== before || this.#rolls(event);
  }

  #rolls(event: GameEvent<A>): boolean {
    return event.kind === 'StepResolved' && (this.module.see.rolls?.(event.actions) ?? []).length > 0;
  }

  /** The table, as text to compare. */
  #seen(): string {
    const { seats, zones, tracks, result } = this.module.see.view(this.state, this.viewer);
    return JSON.stringify([seats, zones, tracks, result]);
  }
}
