export type OutageNews =
  | { readonly kind: 'lost'; readonly why: unknown }
  /** `lasted` is the outage's duration in milliseconds. */
  | { readonly kind: 'back'; readonly lasted: number };

/** Measures a store's outages and notifies listeners. */
export class Outages {
  readonly #listeners = new Set<(news: OutageNews) => void>();
  #since: number | null = null;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The number of milliseconds since the current outage began. 0 if the store is reachable. */
  get lasting(): number {
    return this.#since === null ? 0 : performance.now() - this.#since;
  }

  /** Calls the listener at the start and end of every later outage. Returns a function that removes the listener. */
  tell(listener: (news: OutageNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Records that a request has not reached the store. Listeners are notified only once per outage. */
  begun(why: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#count++;
    this.#say({ kind: 'lost', why });
  }

  /** Records that the store has responded to a request. */
  over(): void {
    if (this.#since === null) return;
    const lasted = performance.now() - this.#since;
    this.#since = null;
    this.#say({ kind: 'back', lasted });
  }

  #say(news: OutageNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
