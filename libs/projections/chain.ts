import type { RecordedEvent } from '#record';

/** A field of an envelope that contradicts earlier events. */
export interface Torn {
  readonly field: string;
  readonly recorded: unknown;
  readonly decided: unknown;
}

/**
 * Checks the envelopes of a record in order: unique ids, revisions without gaps, and causation and
 * correlation that name the previous event and the decision. All have the same game name, except that a
 * branch continues under another.
 */
export class Chain {
  readonly #ids = new Set<string>();
  #last: string | null = null;
  #name: string | null = null;
  #correlation: string | null = null;

  /** Takes the next event. Null if it fits. */
  follow({ id, revision, event, metadata }: RecordedEvent): Torn | null {
    const index = this.#ids.size;
    if (revision !== index) return { field: 'revision', recorded: revision, decided: index };
    if (this.#ids.has(id)) return { field: 'id', recorded: id, decided: 'an id of its own' };
    if (metadata.causation !== this.#last)
      return { field: 'metadata.causation', recorded: metadata.causation, decided: this.#last };
    if (event.kind === 'GameBranched') this.#name = null;
    if (event.kind === 'DecisionMade') {
      this.#name ??= /^(.+)\/\d+$/.exec(metadata.correlation ?? '')?.[1] ?? '';
      this.#correlation = `${this.#name}/${event.decision}`;
    }
    if (metadata.correlation !== this.#correlation)
      return { field: 'metadata.correlation', recorded: metadata.correlation, decided: this.#correlation };
    this.#ids.add(id);
    this.#last = id;
    return null;
  }
}
