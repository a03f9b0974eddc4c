import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { small } from './benchmark.js';
import { imports } from './import.js';

const root = process.cwd();
const folders: string[] = [];
const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'retrace-bench-spec-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const built = existsSync(path.join(root, 'dist/apps/cli/src/main.js'));
const hasLogs = existsSync(path.join(root, '../shared/interchange/bga-games'));
if (!built) console.log('Skipped importing in small: `npm run build` comes first.');
if (!hasLogs) console.log('Skipped importing in small: logs are read from ../shared, which is not here.');
(built && hasLogs ? it : it.skip)(
  'in small, logs are read, and imported by the command line in a process that is looked at',
  async () => {
    const figures = await imports.run({ root, sizes: small, peers: null, temporaryFolder });
    expect(figures.map(({ unit }) => unit)).toEqual(['ms, median', 'ms, slowest', 'MB', 'MB']);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
  },
  120_000,
);
