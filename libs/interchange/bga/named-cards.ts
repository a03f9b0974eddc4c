import type { LoggedCard } from './shapes.js';

/** Maps cards that the log has named to items of the record. */
export class NamedCards {
  /** Items by the id that the log has for the card. */
  readonly #items = new Map<string, number>();
  /** The last state of each item's card in the log. */
  readonly #logged = new Map<number, LoggedCard>();
  readonly #unnamed = new Set<number>();
  /** Unnamed items with an unknown time of arrival in their zone. */
  readonly #mixed = new Set<number>();

  /** Items by the ids of the source. */
  get items(): ReadonlyMap<string, number> {
    return this.#items;
  }

  /** The ids of the source by item. */
  byItem(): ReadonlyMap<number, string> {
    return new Map([...this.#items].map(([card, item]) => [item, card]));
  }

  itemOf(card: string): number | undefined {
    return this.#items.get(card);
  }

  /** The last state of an item's card in the log. */
  loggedAs(item: number): LoggedCard | undefined {
    return this.#logged.get(item);
  }

  /** The card or token of an item. Null if the log has not named it. */
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

  /** Links an item to a card of the log. */
  name(item: number, card: LoggedCard): void {
    this.#items.set(card.id, item);
    this.#logged.set(item, card);
    this.#unnamed.delete(item);
  }

  /** Updates the state of an item's card. */
  show(item: number, card: LoggedCard): void {
    this.#logged.set(item, card);
  }

  /** Marks an item as a card that the log has not named. */
  unname(item: number): void {
    this.#unnamed.add(item);
  }

  /** Drops an unnamed item that was identified. */
  identify(item: number): void {
    this.#unnamed.delete(item);
  }

  /** Marks the arrival time of an item as unknown. */
  mix(item: number): void {
    this.#mixed.add(item);
  }

  /** Copies all names of another board. */
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
