import type { Passive } from '#altered/abilities';
import type { ActivePassive } from './characteristics.js';

/** An active passive ability of one kind. */
export interface ActiveOf<Kind extends Passive['kind']> extends ActivePassive {
  readonly passive: Extract<Passive, { readonly kind: Kind }>;
}

const none: readonly never[] = [];

/** Groups the active passive abilities by kind. Most queries concern one kind, and most kinds do not occur. */
export class PassivesByKind {
  readonly #byKind = new Map<Passive['kind'], ActivePassive[]>();

  constructor(
    /** Ordered by timestamp. */
    readonly all: readonly ActivePassive[],
  ) {
    for (const active of all) {
      const { kind } = active.passive;
      const same = this.#byKind.get(kind);
      if (same === undefined) this.#byKind.set(kind, [active]);
      else same.push(active);
    }
  }

  /** Returns the passive abilities of one kind, ordered by timestamp. */
  of<Kind extends Passive['kind']>(kind: Kind): readonly ActiveOf<Kind>[] {
    // The type assertion is safe, because `#byKind` stores each ability under its own kind.
    return (this.all.length === 0 ? none : (this.#byKind.get(kind) ?? none)) as readonly ActiveOf<Kind>[];
  }

  hasAny(kinds: readonly Passive['kind'][]): boolean {
    if (this.all.length > 0) for (const kind of kinds) if (this.#byKind.has(kind)) return true;
    return false;
  }
}

export const noPassives = new PassivesByKind([]);
