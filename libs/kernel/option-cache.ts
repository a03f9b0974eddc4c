import type { Option } from '#record';

/**
 * Caches options by item and target, since they are equal in every game. Caches small item numbers only, to
 * stay small.
 */
export class OptionCache {
  readonly #options: (Option | undefined)[][] = [];

  constructor(private readonly make: (item: number, target: number) => Option) {}

  at(item: number, target: number): Option {
    const known = this.#options[item]?.[target];
    return known ?? this.#fill(item, target);
  }

  #fill(item: number, target: number): Option {
    const made = this.make(item, target);
    if (item >= KEPT || target >= KEPT) return made;
    while (this.#options.length <= item) this.#options.push([]);
    const row = this.#options[item] as (Option | undefined)[];
    while (row.length <= target) row.push(undefined);
    row[target] = made;
    return made;
  }
}

/** The largest cached item number: enough for two decks and the items that a game adds. */
const KEPT = 128;

const items = new OptionCache((item) => ({ key: `${item}`, about: { item } }));

/** The option to choose an item. */
export const itemOption = (item: number): Option => items.at(item, 0);
