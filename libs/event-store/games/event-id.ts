import { randomUUID } from 'node:crypto';

/**
 * A new event id: a version 4 UUID as one flat string. Node's own is a rope of twenty pieces, which takes
 * nine times the memory until it is flattened.
 */
export const newEventId = (): string => Buffer.from(randomUUID(), 'latin1').toString('latin1');
