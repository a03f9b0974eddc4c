import type { RecordedEvent } from '#record';

/** A field of an envelope that is not what the events before it ask for. */
export interface Torn {
  readonly field: string;
  readonly recorded: unknown;
  readonly decided: unknown;
}

/**
 * The envelopes of a record, one after the other: ids are there once, revisions have no gaps, each event names the one before
 * and the decision that led to it. Under which name a game was recorded is its own affair, but it is one name; a branch continues
 * under another.
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
