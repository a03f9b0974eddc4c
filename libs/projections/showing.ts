import type { AtomicAction, GameEvent, GameModule, Viewer } from '#record';

/**
 * Determines which events visibly change the table for a viewer. The table consists of the seats, zones, tracks, dice
 * and result. The clock and decisions are not part of it. Compares whole tables, which is slow, so callers should cache
 * the results.
 */
export class Showing<State, A extends AtomicAction> {
  #table: string;

  /** `state` is the state before the first event. `next` modifies it. */
  constructor(
    private readonly module: Pick<GameModule<State, A>, 'fold' | 'see'>,
    private readonly viewer: Viewer,
    private state: State,
  ) {
    this.#table = this.#seen();
  }

  /** Applies the next event. Returns whether it visibly changes the table. */
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

  /** Returns the visible table as a string that can be compared. */
  #seen(): string {
    const { seats, zones, tracks, result } = this.module.see.view(this.state, this.viewer);
    return JSON.stringify([seats, zones, tracks, result]);
  }
}
