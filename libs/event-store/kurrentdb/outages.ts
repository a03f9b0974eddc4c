export type OutageNews =
  | { readonly kind: 'lost'; readonly why: unknown }
  /** `lasted` is the duration in milliseconds. */
  | { readonly kind: 'back'; readonly lasted: number };

/** Measures outages of a store and notifies listeners. */
export class Outages {
  readonly #listeners = new Set<(news: OutageNews) => void>();
  #since: number | null = null;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The milliseconds since the current outage began, or 0 if the store is reachable. */
  get lasting(): number {
    return this.#since === null ? 0 : performance.now() - this.#since;
  }

  /** Calls the listener for each later start or end of an outage. Returns a function that removes the listener. */
  tell(listener: (news: OutageNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Records that a request did not reach the store. Listeners are notified once per outage. */
  begun(why: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#count++;
    this.#say({ kind: 'lost', why });
  }

  /** Records that the store responded to a request. */
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
