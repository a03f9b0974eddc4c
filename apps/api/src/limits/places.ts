import { asking } from '../telemetry/asking.js';
import type { Reader } from '../access/reader.js';
import { clientOf } from './throttling.js';

/** Slots that all clients share. The number of slots per client is limited, so that no client can take all slots. */
export class Places {
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(
    private readonly most: number,
    /**
     * The maximum number of slots per client. Does not apply if sign-in is off, because such a server serves only the
     * owner of the machine.
     */
    private readonly each: number,
  ) {}

  /** Takes a slot for a client. Returns a function that releases the slot. Null if no slot is free. */
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
