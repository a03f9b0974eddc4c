import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { eventStoreContract } from './contract.js';
import { MemoryEventStore } from '../memory/store.js';
import { SqliteEventStore } from '../sqlite/store.js';

const folder = mkdtempSync(join(tmpdir(), 'retrace-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

eventStoreContract('memory', async () => new MemoryEventStore());
eventStoreContract('sqlite', () => SqliteEventStore.open(mkdtempSync(join(folder, 'store-'))));
