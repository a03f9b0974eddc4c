import type { RecordedEvent } from '#record';

/** A metadata field that contradicts earlier events. */
export interface Torn {
  readonly field: string;
  readonly recorded: unknown;
  readonly decided: unknown;
}

/**
 * Checks that the events of a record fit together. Ids must be unique, and revisions must have no gaps. Each event's
 * causation must be the previous event, and its correlation must be the latest decision. All events must contain the
 * same game id, except that the events of a branch contain the branch's id.
 */
export class Chain {
  readonly #ids = new Set<string>();
  #last: string | null = null;
  #name: string | null = null;
  #correlation: string | null = null;

  /** Adds the next event. Returns the first field that contradicts earlier events, or null if there is none. */
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
