import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import { eventStoreContract } from './contract.js';
import { MemoryEventStore } from '../memory/store.js';
import { SqliteEventStore } from '../sqlite/store.js';
import type { EventStore } from '../streams/port.js';

// Slow: compares stores over hundreds of random appends.

const folder = mkdtempSync(join(tmpdir(), 'retrace-contract-'));

describe('adapters', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  eventStoreContract('memory', async () => new MemoryEventStore());
  eventStoreContract('sqlite', () => SqliteEventStore.open(mkdtempSync(join(folder, 'store-'))));

  /** Wraps a store so that it compacts a stream after each append. */
  const settling = (store: SqliteEventStore): EventStore =>
    new Proxy<SqliteEventStore>(store, {
      get: (target, key) => {
        if (key === 'append')
          return async (...given: Parameters<EventStore['append']>) => {
            const result = await target.append(...given);
            // Ignores errors, because the store could already be closed.
            await target.settle(given[0]).catch(() => undefined);
            return result;
          };
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });

  eventStoreContract('sqlite, complete streams', async () =>
    settling(await SqliteEventStore.open(mkdtempSync(join(folder, 'store-')))),
  );
});
