import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { hasPostgres } from '#read-models/testing';
import { small } from './benchmark.js';
import { beside } from './beside.js';
import { kurrentInside } from './kurrentdb-server.js';
import { classes } from './classes.js';
import { load } from './load.js';
import { looksAtKurrent } from './looks-kurrentdb.js';
import { overload } from './overload.js';
import { rebuildFromKurrent } from './rebuild-kurrentdb.js';
import { serve } from './serve.js';
import { TemporaryFolders } from './temporary-folders.js';

// Slow: starts servers and puts load on them.

const root = process.cwd();
const folders = new TemporaryFolders();
afterAll(folders.remove);

const built = existsSync(path.join(root, 'dist/apps/api/src/main.js'));
if (!built) console.log('Skipped the benchmarks of servers. Run `npm run build` first.');
(built ? it : it.skip)(
  'a small benchmark sends small requests during large ones',
  async () => {
    const figures = await beside.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures.map(({ unit }) => unit)).toEqual(['ms, 99 %', 'ms, 99 %', 'ms, median']);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
  },
  120_000,
);
(built ? it : it.skip)(
  'a small benchmark starts a server, requests positions and stops the server',
  async () => {
    const figures = await serve.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures.map(({ unit }) => unit)).toEqual(['ms, median', 'ms, 95 %', 's']);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
  },
  120_000,
);

(built ? it : it.skip)(
  'a small benchmark sends requests at a steady rate to a server, which sends each event to each follower',
  async () => {
    const figures = await load.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    const followers = figures.find(({ unit }) => unit === 'followers');
    expect(followers?.own).toBe(small.followers);
    // Four queries are each sent for games that users are reviewing and for other games, so there are eight figures.
    expect(figures.filter(({ unit }) => unit === 'ms, 95 %')).toHaveLength(8);
  },
  120_000,
);

(built ? it : it.skip)(
  'a small benchmark runs a class in which each pupil sees each step',
  async () => {
    const figures = await classes.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures).toMatchObject([{ unit: 'ms, 95 %', own: expect.any(Number) }]);
  },
  120_000,
);

(built ? it : it.skip)(
  'a small benchmark overloads a server beside busy processes, and counts each request',
  async () => {
    const figures = await overload.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    const requests = figures.filter(({ unit }) => unit === 'requests').map(({ own }) => own);
    expect(requests).toHaveLength(4);
    expect(requests.reduce((all, own) => all + own)).toBe(80);
    expect(requests[0]).toBeGreaterThan(0);
  },
  120_000,
);

(built ? it : it.skip)(
  'a small benchmark views each game twice, with KurrentDB and with SQLite',
  async () => {
    const looks = looksAtKurrent(kurrentInside);
    const figures = await looks.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures.map(({ unit }) => unit)).toEqual(['ms, median', 'ms, 95 %', 'ms, median', 'ms, 95 %']);
    for (const { own, peer } of figures)
      expect([own, peer?.value].every((value) => Number(value) > 0)).toBe(true);
  },
  120_000,
);

(built && hasPostgres() ? it : it.skip)(
  'a small benchmark rebuilds read models with one, two and four projectors',
  async () => {
    const rebuild = rebuildFromKurrent(kurrentInside);
    const figures = await rebuild.run({ root, sizes: small, peers: null, temporaryFolder: folders.make });
    expect(figures.map(({ unit }) => unit)).toEqual(['events/s', 'events/s', 'events/s']);
    for (const { own } of figures) expect(own).toBeGreaterThan(0);
  },
  240_000,
);
