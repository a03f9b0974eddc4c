import type { EventMetadata, GameEvent, Json } from '#record';
import type { NewEvent, NewEvents } from '../streams/port.js';
import { uuidAt, uuidsOf } from '../streams/uuids.js';

/** What events that are appended together have in common. */
export interface Common extends Pick<EventMetadata, 'schema'> {
  /** In milliseconds since 1970. */
  readonly recordedAt: number;
  readonly game: string;
  /** Of the event before; null: there is none. */
  readonly before: { readonly id: string; readonly correlation: EventMetadata['correlation'] } | null;
}

/**
 * Events of a game as they are appended together. What is said of each of them, and its id as text, is put together when it is asked
 * for: where events are only kept, most are never asked.
 */
export class Envelopes implements NewEvents {
  /** As text; null: nobody has asked yet. */
  #recordedAt: string | null = null;

  /** `idBytes`: sixteen bytes for each event, drawn for it. Nobody changes the list afterwards, nor what is in it. */
  constructor(
    private readonly events: readonly GameEvent[],
    readonly idBytes: Uint8Array,
    private readonly common: Common,
  ) {}

  get length(): number {
    return this.events.length;
  }

  at(index: number): NewEvent | undefined {
    const place = index < 0 ? index + this.length : index;
    const event = this.events[place];
    return event && this.#enveloped(event, place, this.#idAt(place), this.#idAt(place - 1));
  }

  *[Symbol.iterator](): IterableIterator<NewEvent> {
    const ids = uuidsOf(this.idBytes);
    for (const [place, event] of this.events.entries())
      yield this.#enveloped(event, place, ids[place] ?? null, ids[place - 1] ?? this.#idAt(-1));
  }

  get lastId(): string {
    return uuidAt(this.idBytes, this.length - 1);
  }

  /** What led to an event: the last decision up to it, by its name. */
  correlationAt(place: number): EventMetadata['correlation'] {
    for (let at = place; at >= 0; at--) {
      const event = this.events[at];
      if (event?.kind === 'DecisionMade') return `${this.common.game}/${event.decision}`;
    }
    return this.common.before?.correlation ?? null;
  }

  #idAt(place: number): string | null {
    return place < 0 ? (this.common.before?.id ?? null) : uuidAt(this.idBytes, place);
  }

  #enveloped(event: GameEvent, place: number, id: string | null, causation: string | null): NewEvent {
    const { schema } = this.common;
    const recordedAt = (this.#recordedAt ??= new Date(this.common.recordedAt).toISOString());
    const metadata: EventMetadata = { schema, recordedAt, correlation: this.correlationAt(place), causation };
    return {
      id: id ?? '',
      type: event.kind,
      data: event as unknown as Json,
      metadata: metadata as unknown as Json,
    };
  }
}
