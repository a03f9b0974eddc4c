import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { small } from './benchmark.js';
import { serve } from './serve.js';

const root = process.cwd();
const folder = mkdtempSync(path.join(os.tmpdir(), 'retrace-bench-spec-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const built = existsSync(path.join(root, 'dist/apps/api/src/main.js'));
if (!built) console.log('Skipped serving in small: `npm run build` comes first.');
(built ? it : it.skip)(
  'in small, the server is started, asked for positions and stopped',
  async () => {
    const figures = await serve.run({ root, sizes: small, peers: null, temporaryFolder: () => folder });
    expect(figures.map(({ unit }) => unit)).toEqual(['ms, median', 'ms, 95 %', 's']);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
  },
  120_000,
);
