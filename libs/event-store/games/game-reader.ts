import type { BrokenRecordCode } from '../error-codes.js';
import type * as record from '#record';
import type { Problem, RecordedEvent } from '#record';
import type { StoredEvent } from '../streams/port.js';

/** Functions from `#record`, injected at run time. Pass `import * as record from '#record'`. */
export type RecordFormat = Pick<
  typeof record,
  'SCHEMA_VERSION' | 'gameStream' | 'parseEvent' | 'parseMetadata'
>;

/** A game's check for stored atomic actions. Returns the problem, or null if the action is valid. */
export type ActionCheck = (action: unknown) => string | null;

/** Thrown for an unreadable stored event. `code` is the code of the problem, and the message names the event. */
export class BrokenRecordError extends Error {
  readonly code: BrokenRecordCode;
  constructor(readonly problem: Problem<BrokenRecordCode>) {
    super(problem.advice === undefined ? problem.message : `${problem.message} ${problem.advice}`);
    this.name = 'BrokenRecordError';
    this.code = problem.code;
  }
}

/** Reads a game event from a stored event. Throws `BrokenRecordError` if the stored event is invalid. */
export function recordedEvent(format: RecordFormat, stored: StoredEvent, check: ActionCheck): RecordedEvent {
  const { id, stream, revision, type, data } = stored;
  const where = `stream ${stream}, revision ${revision}`;
  const metadata = format.parseMetadata(stored.metadata, where);
  if (!metadata.ok) throw new BrokenRecordError(metadata.error);
  const event = format.parseEvent(type, data, metadata.value.schema, where, check);
  if (!event.ok) throw new BrokenRecordError(event.error);
  return { id, revision, event: event.value, metadata: metadata.value };
}
