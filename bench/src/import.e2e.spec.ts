import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';
import { small } from './benchmark.js';
import { imports } from './import.js';
import { TemporaryFolders } from './temporary-folders.js';

const root = process.cwd();
const folders = new TemporaryFolders();
afterAll(folders.remove);

const built = existsSync(path.join(root, 'dist/apps/cli/src/main.js'));
const hasLogs = sharedPaths('interchange/bga-games').length > 0;
if (!built) console.log('Skipped the benchmark of imports. Run `npm run build` first.');
(built && hasLogs ? it : it.skip)(
  'a small benchmark measures the reading of logs, and their import by the command line',
  async () => {
    const figures = await imports.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures.map(({ unit }) => unit)).toEqual(['ms, median', 'ms, slowest', 'MB', 'MB']);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
  },
  120_000,
);
