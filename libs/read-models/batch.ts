import { gameStreamPrefix, notesStreamPrefix } from '#projections';
import type { GlobalPosition, StoredEvent } from '#event-store';
import type { KnownGames } from './known-games.js';
import { partitionOf } from './partition.js';
import { Share } from './share.js';

/** Events that are written in one transaction: what they change is worked out as they come, and they are not kept. */
export class Batch {
  readonly #shares: ReadonlyMap<number, Share>;
  #size = 0;
  #last: Pick<StoredEvent, 'position' | 'metadata'> | null = null;

  /** `reached`: the checkpoints it goes on from; `partitions`: how many there are of all; `most`: events. */
  constructor(
    reached: ReadonlyMap<number, GlobalPosition | null>,
    private readonly partitions: number,
    private readonly most: number,
  ) {
    this.#shares = new Map([...reached].map(([partition, at]) => [partition, new Share(partition, at)]));
  }

  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size >= this.most;
  }

  /** Of the last event; null: there was none. */
  get position(): GlobalPosition | null {
    return this.#last?.position ?? null;
  }

  /** When the last event was recorded, as its metadata has it. */
  get recordedAt(): string | null {
    const metadata = this.#last?.metadata as { readonly recordedAt?: unknown } | null | undefined;
    return typeof metadata?.recordedAt === 'string' ? metadata.recordedAt : null;
  }

  get shares(): readonly Share[] {
    return [...this.#shares.values()];
  }

  /** Throws what the store throws. */
  async take(stored: StoredEvent, known: KnownGames): Promise<void> {
    this.#size++;
    this.#last = stored;
    await this.#shares.get(this.#partitionOf(stored.stream))?.take(stored, known);
  }

  #partitionOf(stream: string): number {
    const prefix = stream.startsWith(gameStreamPrefix) ? gameStreamPrefix : notesStreamPrefix;
    return partitionOf(stream.slice(prefix.length), this.partitions);
  }
}
