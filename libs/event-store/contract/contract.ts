import { afterEach, beforeEach, describe } from '@jest/globals';
import { amongNeighbours } from '#testing/kurrentdb';
import { appendContract } from './append.js';
import { deleteContract } from './delete.js';
import { followContract } from './follow.js';
import { followStreamContract } from './follow-stream.js';
import type { EventStore } from '../streams/port.js';
import { readContract } from './read.js';

/**
 * Tests all that the port promises, alone and among neighbours: other applications that write to the same store. `open` gives an
 * empty store each time. A further adapter joins by calling it.
 */
export function eventStoreContract(name: string, open: () => Promise<EventStore>): void {
  contractOf(name, open);
  contractOf(`${name}, among neighbours`, async () => amongNeighbours(await open()));
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
