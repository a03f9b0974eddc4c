import { afterEach, beforeEach, describe } from '@jest/globals';
import { amongNeighbours } from '#event-store/testing';
import { appendContract } from './append.js';
import { deleteContract } from './delete.js';
import { followContract } from './follow.js';
import { followStreamContract } from './follow-stream.js';
import type { EventStore } from '../streams/port.js';
import { readContract } from './read.js';

/**
 * Tests all guarantees of the port, first without and then with other applications that write to the same store. The
 * spec of each adapter calls this function. `open` must return an empty store each time.
 */
export function eventStoreContract(name: string, open: () => Promise<EventStore>): void {
  contractOf(name, open);
  contractOf(`${name}, with other applications`, async () => amongNeighbours(await open()));
}

function contractOf(name: string, open: () => Promise<EventStore>): void {
  describe(`the event store contract: ${name}`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describe('append', () => appendContract(() => store));
    describe('delete', () => deleteContract(() => store));
    describe('read', () => readContract(() => store));
    describe('follow and close', () => followContract(() => store));
    describe('follow one stream', () => followStreamContract(() => store));
  });
}
