import type { Option } from '#record';

/**
 * Options that were made before, by item and target: they say the same in every game. Only of small numbers
 * of items, so that what is kept stays small.
 */
export class Shelf {
  readonly #kept: (Option | undefined)[][] = [];

  constructor(private readonly make: (item: number, target: number) => Option) {}

  at(item: number, target: number): Option {
    const kept = this.#kept[item]?.[target];
    return kept ?? this.#fill(item, target);
  }

  #fill(item: number, target: number): Option {
    const made = this.make(item, target);
    if (item >= KEPT || target >= KEPT) return made;
    while (this.#kept.length <= item) this.#kept.push([]);
    const row = this.#kept[item] as (Option | undefined)[];
    while (row.length <= target) row.push(undefined);
    row[target] = made;
    return made;
  }
}

/** Two decks, and what games make besides. */
const KEPT = 128;

const items = new Shelf((item) => ({ key: `${item}`, about: { item } }));

/** An item itself, to be chosen among others. */
export const itemOption = (item: number): Option => items.at(item, 0);
