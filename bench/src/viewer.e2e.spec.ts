import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { chromiumPath } from '#runtime/testing';
import { small } from './benchmark.js';
import { viewer } from './viewer.js';
import { TemporaryFolders } from './temporary-folders.js';

const root = process.cwd();
const folders = new TemporaryFolders();
afterAll(folders.remove);

const built = existsSync(path.join(root, 'dist/apps/viewer/index.html'));
const browser = chromiumPath() !== null;
if (!built || !browser)
  console.log('Skipped the benchmark of the viewer. It needs `npm run build` and Chromium.');

(built && browser ? it : it.skip)(
  'a small benchmark opens the viewer in a browser, steps through a game and measures the size of the files',
  async () => {
    const figures = await viewer.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures.map(({ unit }) => unit)).toEqual([
      'ms, median',
      'ms, 95 %',
      'ms, 95 %',
      's, median',
      'kB',
      'kB',
    ]);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
    const [code, all] = figures.slice(-2);
    expect(all?.own).toBeGreaterThan(code?.own ?? Infinity);
  },
  120_000,
);
