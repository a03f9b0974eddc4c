/** What is told of a store that cannot be reached. */
export type OutageNews =
  | { readonly kind: 'lost'; readonly why: unknown }
  /** `lasted`: milliseconds. */
  | { readonly kind: 'back'; readonly lasted: number };

/** Since when a store cannot be reached, and how often that was so. */
export class Outages {
  readonly #told = new Set<(news: OutageNews) => void>();
  #since: number | null = null;
  #count = 0;

  /** So far. */
  get count(): number {
    return this.#count;
  }

  /** How long it has not been reached, in milliseconds; 0: it is there. */
  get lasting(): number {
    return this.#since === null ? 0 : performance.now() - this.#since;
  }

  /** Tells of what begins and ends from here on; what it gives back ends that. */
  tell(listener: (news: OutageNews) => void): () => void {
    this.#told.add(listener);
    return () => this.#told.delete(listener);
  }

  /** Somebody did not reach the store: told once, however many ask. */
  begun(why: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#count++;
    this.#say({ kind: 'lost', why });
  }

  /** Somebody was answered. */
  over(): void {
    if (this.#since === null) return;
    const lasted = performance.now() - this.#since;
    this.#since = null;
    this.#say({ kind: 'back', lasted });
  }

  #say(news: OutageNews): void {
    for (const listener of this.#told) listener(news);
  }
}
