import type { GlobalPosition, StoredEvent } from '#event-store';
import type { GameFoldCache } from './game-fold-cache.js';
import { partitionOfStream } from './partition.js';
import { PartitionChanges, type ReadReview } from './partition-changes.js';

/**
 * A batch of events to process in one transaction. It computes an event's changes as soon as the event is added, so
 * that it need not keep the event.
 */
export class Batch {
  readonly #shares: ReadonlyMap<number, PartitionChanges>;
  #size = 0;
  #last: Pick<StoredEvent, 'position' | 'metadata'> | null = null;

  /**
   * `reached` contains the checkpoints of the partitions to update, and `partitions` is the total number of partitions.
   * `most` is the maximum number of events. `setAside` contains the games that are set aside now.
   */
  constructor(
    reached: ReadonlyMap<number, GlobalPosition | null>,
    private readonly partitions: number,
    private readonly most: number,
    setAside: ReadonlySet<string>,
    readReview: ReadReview,
  ) {
    this.#shares = new Map(
      [...reached].map(([partition, at]) => [
        partition,
        new PartitionChanges(partition, at, setAside, readReview),
      ]),
    );
  }

  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size >= this.most;
  }

  /** The position of the last event. Null if the batch is empty. */
  get position(): GlobalPosition | null {
    return this.#last?.position ?? null;
  }

  /** When the last event was recorded, according to its metadata. */
  get recordedAt(): string | null {
    const metadata = this.#last?.metadata as { readonly recordedAt?: unknown } | null | undefined;
    return typeof metadata?.recordedAt === 'string' ? metadata.recordedAt : null;
  }

  get shares(): readonly PartitionChanges[] {
    return [...this.#shares.values()];
  }

  /**
   * Adds the events of a page, starting at the index `start`, until the batch is full. Returns the index of the next
   * event. Throws the store's error if the store cannot be read.
   */
  async takeFrom(page: readonly StoredEvent[], start: number, known: GameFoldCache): Promise<number> {
    const end = Math.min(page.length, start + this.most - this.#size);
    for (const stored of page.slice(start, end)) {
      this.#size++;
      this.#last = stored;
      // Awaits only if necessary, which is rare, because awaiting takes longer than processing an event.
      const share = this.#shares.get(partitionOfStream(stored.stream, this.partitions));
      const taken = share?.take(stored, known);
      if (taken !== undefined) await taken;
    }
    return end;
  }
}
