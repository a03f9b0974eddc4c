import type { Option } from '#record';

/**
 * Caches options by item and target, as they are equal in every game. Small item numbers only, so that the cache
 * stays small.
 */
export class Shelf {
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

/** The largest cached item number: two decks, and the items that a game adds. */
const KEPT = 128;

const items = new Shelf((item) => ({ key: `${item}`, about: { item } }));

/** An item itself, to be chosen among others. */
export const itemOption = (item: number): Option => items.at(item, 0);
