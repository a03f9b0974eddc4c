import { randomUUID } from 'node:crypto';

/**
 * Returns a new event id, which is a version 4 UUID in a flat string. Node builds UUIDs as ropes of twenty pieces,
 * which use nine times as much memory until they are flattened.
 */
export const newEventId = (): string => Buffer.from(randomUUID(), 'latin1').toString('latin1');
