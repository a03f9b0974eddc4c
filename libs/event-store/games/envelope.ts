import type { EventMetadata, GameEvent, Json } from '#record';
import type { NewEvent } from '../streams/port.js';

/** What events have in common which one decision led to and which are appended together. */
export interface Shared extends Pick<EventMetadata, 'schema' | 'recordedAt'> {
  readonly game: string;
  /** The number of the decision; or what led to the event before. */
  readonly ledBy: number | EventMetadata['correlation'];
}

/** The name of what led to an event. */
export const correlationOf = ({
  game,
  ledBy,
}: Omit<Shared, 'schema' | 'recordedAt'>): EventMetadata['correlation'] =>
  typeof ledBy === 'number' ? `${game}/${ledBy}` : ledBy;

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
    const { schema, recordedAt } = this.shared;
    return { schema, recordedAt, correlation: correlationOf(this.shared), causation: this.causation };
  }
}
