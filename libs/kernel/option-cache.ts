import type { Option } from '#record';

/**
 * Caches options by item and target, because all games use the same options. Only small item numbers are cached, which
 * limits the cache's size.
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

/** The limit for cached item numbers. The items of two decks and those added during a game have lower numbers. */
const KEPT = 128;

const items = new OptionCache((item) => ({ key: `${item}`, about: { item } }));

export const itemOption = (item: number): Option => items.at(item, 0);
