import type { LoggedCard } from './shapes.js';

/** Which card of the log is which item of the record, as far as the log has named them. */
export class NamedCards {
  /** Items by the id that the log has for the card. */
  readonly #items = new Map<string, number>();
  /** The cards of items as the log last had them. */
  readonly #logged = new Map<number, LoggedCard>();
  readonly #unnamed = new Set<number>();
  /** Unnamed items of which it is not known since when they are where they are. */
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

  /** The card of an item as the log last had it. */
  loggedAs(item: number): LoggedCard | undefined {
    return this.#logged.get(item);
  }

  /** The card or token of the log that an item is; null: none that it named. */
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

  /** An item is a card of the log. */
  name(item: number, card: LoggedCard): void {
    this.#items.set(card.id, item);
    this.#logged.set(item, card);
    this.#unnamed.delete(item);
  }

  /** The log shows the card of an item again. */
  show(item: number, card: LoggedCard): void {
    this.#logged.set(item, card);
  }

  /** An item is a card that the log has not named. */
  unname(item: number): void {
    this.#unnamed.add(item);
  }

  /** An unnamed item turns out to be another item. */
  identify(item: number): void {
    this.#unnamed.delete(item);
  }

  /** It is not known any more since when an item is where it is. */
  mix(item: number): void {
    this.#mixed.add(item);
  }

  /** Becomes what others are. */
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
