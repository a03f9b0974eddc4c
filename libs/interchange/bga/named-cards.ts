import type { LoggedCard } from './shapes.js';

/** The items of the cards that the log has named. */
export class NamedCards {
  readonly #items = new Map<string, number>();
  /** The latest card data in the log, by item. */
  readonly #logged = new Map<number, LoggedCard>();
  readonly #unnamed = new Set<number>();
  /** The unnamed items whose time of arrival in their zone is unknown. */
  readonly #mixed = new Set<number>();

  /** The items by the card's id on the platform. */
  get items(): ReadonlyMap<string, number> {
    return this.#items;
  }

  /** Returns the cards' ids on the platform by item. */
  byItem(): ReadonlyMap<number, string> {
    return new Map([...this.#items].map(([card, item]) => [item, card]));
  }

  itemOf(card: string): number | undefined {
    return this.#items.get(card);
  }

  /** Returns the latest card data in the log for an item. */
  loggedAs(item: number): LoggedCard | undefined {
    return this.#logged.get(item);
  }

  /** Returns the card or token of an item. Null if the log has not named the item. */
  cardOf(item: number): LoggedCard | null {
    const card = this.#logged.get(item);
    return card !== undefined && this.#items.get(card.id) === item ? card : null;
  }

  isUnnamed(item: number): boolean {
    return this.#unnamed.has(item);
  }

  isMixed(item: number): boolean {
    return this.#mixed.has(item);
  }

  /** Links an item to a card in the log. */
  name(item: number, card: LoggedCard): void {
    this.#items.set(card.id, item);
    this.#logged.set(item, card);
    this.#unnamed.delete(item);
  }

  show(item: number, card: LoggedCard): void {
    this.#logged.set(item, card);
  }

  /** Marks an item as not named by the log. */
  unname(item: number): void {
    this.#unnamed.add(item);
  }

  /** Marks an item as no longer unnamed. */
  identify(item: number): void {
    this.#unnamed.delete(item);
  }

  /** Marks the arrival time of an item as unknown. */
  mix(item: number): void {
    this.#mixed.add(item);
  }

  /** Takes over the content of another board's cards. */
  become(others: NamedCards): void {
    copied(others.#items, this.#items);
    copied(others.#logged, this.#logged);
    this.#unnamed.clear();
    for (const item of others.#unnamed) this.#unnamed.add(item);
    this.#mixed.clear();
    for (const item of others.#mixed) this.#mixed.add(item);
  }
}

function copied<Key, Value>(from: ReadonlyMap<Key, Value>, to: Map<Key, Value>): void {
  to.clear();
  for (const [key, value] of from) to.set(key, value);
}
