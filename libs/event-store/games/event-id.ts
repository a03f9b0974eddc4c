import { randomUUID } from 'node:crypto';

/**
 * Returns a new event id, which is a version 4 UUID. Flattens the string, because Node builds a UUID from twenty
 * separate pieces, which use nine times as much memory.
 */
export const newEventId = (): string => Buffer.from(randomUUID(), 'latin1').toString('latin1');
