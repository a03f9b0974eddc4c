import { append } from './append.js';
import { appendToKurrent } from './append-kurrentdb.js';
import type { Benchmark } from './benchmark.js';
import { beside } from './beside.js';
import { classes } from './classes.js';
import { clone } from './clone.js';
import { readFromCluster } from './cluster-kurrentdb.js';
import { cold } from './cold.js';
import { imports } from './import.js';
import { kurrentProcess } from './kurrentdb-server.js';
import { editions } from './editions.js';
import { fold } from './fold.js';
import { listWithNeighbours } from './list-with-neighbours.js';
import { liveOnKurrent } from './live-kurrentdb.js';
import { load } from './load.js';
import { looksAtKurrent } from './looks-kurrentdb.js';
import { manyGames } from './many-games.js';
import { openings } from './openings.js';
import { overload } from './overload.js';
import { play } from './play.js';
import { playouts } from './playouts.js';
import { projections } from './projections.js';
import { readFromKurrent } from './read-kurrentdb.js';
import { rebuildFromKurrent } from './rebuild-kurrentdb.js';
import { recordToKurrent } from './record-kurrentdb.js';
import { scale } from './scale.js';
import { seek } from './seek.js';
import { serve } from './serve.js';
import { strength } from './strength.js';
import { viewer } from './viewer.js';

/** All benchmarks in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [
  fold,
  seek,
  cold,
  clone,
  play,
  editions,
  playouts,
  strength,
  openings,
  append,
  appendToKurrent(kurrentProcess),
  readFromKurrent(kurrentProcess),
  recordToKurrent(kurrentProcess),
  looksAtKurrent(kurrentProcess),
  liveOnKurrent(kurrentProcess),
  listWithNeighbours(kurrentProcess),
  readFromCluster,
  rebuildFromKurrent(kurrentProcess),
  projections,
  scale,
  manyGames,
  imports,
  serve,
  classes,
  beside,
  load,
  overload,
  viewer,
];
