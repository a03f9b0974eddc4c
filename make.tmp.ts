import { SqliteEventStore } from '#event-store';
import { gameStreams } from '/work/wt-keep/apps/bench/src/recording.ts';
import { recordMany } from '/work/wt-keep/apps/bench/src/stored-games.ts';
const t = performance.now();
const w = await SqliteEventStore.open('/tmp/keep/store10k'); await recordMany(gameStreams(w), 10000); await w.close();
console.log('done', (performance.now() - t) / 1000);
