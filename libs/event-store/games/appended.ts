import type { EventMetadata, GameEvent, Json, RecordedEvent } from '#record';
import type { AppendResult, NewEvent } from '../streams/port.js';

/** The result of an append. `recorded` contains the events as they will be read. */
export interface Appended extends AppendResult {
  readonly recorded: readonly RecordedEvent[];
}

/** Returns the value as it would be after being written and read. */
const copied = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The result of an append. `recorded` is computed on request, because most writers do not need it. */
export class Written implements Appended {
  readonly revision: number;
  readonly position: AppendResult['position'];
  readonly duplicate: boolean;

  constructor(
    result: AppendResult,
    private readonly appended: readonly NewEvent[],
  ) {
    this.revision = result.revision;
    this.position = result.position;
    this.duplicate = result.duplicate;
  }

  get recorded(): readonly RecordedEvent[] {
    const first = this.revision + 1 - this.appended.length;
    return this.appended.map(({ id, data, metadata }, index) => ({
      id,
      revision: first + index,
      event: copied(data) as unknown as GameEvent,
      metadata: copied(metadata) as unknown as EventMetadata,
    }));
  }
}
