import type { EventMetadata, GameEvent, Json, RecordedEvent } from '#record';
import type { AppendResult, NewEvents } from '../streams/port.js';

/** What was appended, and as what it is read. */
export interface Appended extends AppendResult {
  readonly recorded: readonly RecordedEvent[];
}

/** As it is when it was written and read again. */
const copied = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Events that were appended; what reading them gives is made when it is asked for: most writers do not. */
export class Written implements Appended {
  readonly revision: number;
  readonly position: AppendResult['position'];
  readonly duplicate: boolean;

  constructor(
    result: AppendResult,
    private readonly appended: NewEvents,
  ) {
    this.revision = result.revision;
    this.position = result.position;
    this.duplicate = result.duplicate;
  }

  get recorded(): readonly RecordedEvent[] {
    const first = this.revision + 1 - this.appended.length;
    return Array.from(this.appended, ({ id, data, metadata }, index) => ({
      id,
      revision: first + index,
      event: copied(data) as unknown as GameEvent,
      metadata: copied(metadata) as unknown as EventMetadata,
    }));
  }
}
