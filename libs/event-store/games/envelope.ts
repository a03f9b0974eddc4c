import type { EventMetadata, GameEvent, Json } from '#record';
import type { NewEvent } from '../streams/port.js';

/** The metadata that events have in common which one decision led to and which are appended together. */
export type Shared = Omit<EventMetadata, 'causation'>;

/**
 * An event of a game as it is appended. What is said of it is put together when it is asked for: where events are only kept, most are
 * never asked.
 */
export class Envelope implements NewEvent {
  constructor(
    readonly id: string,
    private readonly event: GameEvent,
    private readonly shared: Shared,
    private readonly causation: string | null,
  ) {}

  get type(): string {
    return this.event.kind;
  }

  get data(): Json {
    return this.event as unknown as Json;
  }

  get metadata(): Json {
    const { schema, recordedAt, correlation } = this.shared;
    return { schema, recordedAt, correlation, causation: this.causation };
  }
}
