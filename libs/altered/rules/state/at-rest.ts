/**
 * Where what follows from a state is kept with it while it is at rest. It says nothing of the game, two of them are equal, and copies of a
 * state have their own. A `WeakMap` by state would keep what follows from states that nobody has any more until the whole heap is
 * collected: collections of young objects believe its table.
 */
export class AtRest {
  #kept: unknown = null;

  /** What was kept last; null: nothing. */
  read(): unknown {
    return this.#kept;
  }

  keep(what: object): void {
    this.#kept = what;
  }
}
