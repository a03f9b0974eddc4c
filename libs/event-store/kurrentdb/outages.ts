/** News of a store that cannot be reached. */
export type OutageNews =
  | { readonly kind: 'lost'; readonly why: unknown }
  /** `lasted`: duration in milliseconds. */
  | { readonly kind: 'back'; readonly lasted: number };

/** Records when a store became unreachable, and how often. */
export class Outages {
  readonly #listeners = new Set<(news: OutageNews) => void>();
  #since: number | null = null;
  #count = 0;

  /** The number of outages. */
  get count(): number {
    return this.#count;
  }

  /** Milliseconds since the store became unreachable, or 0 if it is reachable. */
  get lasting(): number {
    return this.#since === null ? 0 : performance.now() - this.#since;
  }

  /** Calls the listener for each outage that begins or ends from now on. Returns a function that stops it. */
  tell(listener: (news: OutageNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A request did not reach the store. Reported once per outage. */
  begun(why: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#count++;
    this.#say({ kind: 'lost', why });
  }

  /** Notes that a request was answered. */
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
