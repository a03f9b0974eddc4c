import { randomUUID } from 'node:crypto';
import { afterEach, describe, it } from '@jest/globals';
import { KurrentFacade, withinNamespace } from '#event-store/testing';
import { eventStoreContract } from '../contract/contract.js';
import { KurrentEventStore } from './store.js';
import { MemoryEventStore } from '../memory/store.js';

let facade: KurrentFacade | null = null;

describe('contract', () => {
  afterEach(() => {
    facade?.kill();
    facade = null;
  });

  /**
   * The server's maximum number of bytes per append. It exceeds the default of one megabyte because the contract tests
   * append larger events.
   */
  const maxAppendSize = 16 * 1024 * 1024;

  eventStoreContract('kurrentdb', async () => {
    facade = await KurrentFacade.start({ maxAppendSize });
    return KurrentEventStore.open(`${facade.connection}&discoveryInterval=5`);
  });

  eventStoreContract('memory, within a namespace', async () => {
    const store = new MemoryEventStore();
    await store.append(
      'other~game-1',
      [{ id: randomUUID(), type: 'Other', data: null, metadata: null }],
      'any',
    );
    return withinNamespace(store, 'mine');
  });

  const server = process.env['KURRENTDB_URL'] ?? '';
  if (server === '')
    describe('the event store contract: a KurrentDB server', () => {
      it.skip('is skipped (set KURRENTDB_URL to the address of a server to run it there)', () => {});
    });
  else
    eventStoreContract('a KurrentDB server', async () =>
      withinNamespace(await KurrentEventStore.open(server), `contract-${randomUUID()}`),
    );
});
