import { asking } from '../telemetry/asking.js';
import type { Reader } from '../access/reader.js';
import { clientOf } from './throttling.js';

/** Slots shared by all clients, with a maximum for each, so that one client cannot take all. */
export class Places {
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(
    private readonly most: number,
    /** Maximum number of slots per client. The owner of a machine has no other clients and may take all. */
    private readonly each: number,
  ) {}

  /** Takes a place for a client. Returns a function that releases it. Null if no place is free. */
  take(reader: Pick<Reader, 'name' | 'issuer' | 'isLocal'>): (() => void) | null {
    const client = clientOf({ reader }, asking.getStore()?.address ?? '');
    const held = this.#held.get(client) ?? 0;
    if (this.#taken >= this.most || (held >= this.each && !reader.isLocal)) return null;
    this.#taken++;
    this.#held.set(client, held + 1);
    return () => {
      this.#taken--;
      const left = (this.#held.get(client) ?? 0) - 1;
      if (left > 0) this.#held.set(client, left);
      else this.#held.delete(client);
    };
  }
}
