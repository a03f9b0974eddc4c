import { createHash } from 'node:crypto';
import { SqliteEventStore } from '#event-store';
import { GAME_STREAM_PREFIX } from '#record';

/**
 * Prints what the games of a data folder come to: how many games and events there are, and a SHA-256 over the bodies of all
 * events, game by game. Ids and times of recording are left out: two folders with the same games print the same.
 */
async function bodiesOf(folder: string): Promise<{ games: number; events: number; sha256: string }> {
  const store = await SqliteEventStore.open(folder);
  try {
    const games = new Map<string, string[]>();
    let events = 0;
    for await (const { stream, type, data } of store.readAll({ prefix: GAME_STREAM_PREFIX })) {
      events++;
      const bodies = games.get(stream) ?? [];
      bodies.push(JSON.stringify([type, data]));
      games.set(stream, bodies);
    }
    const hash = createHash('sha256');
    for (const stream of [...games.keys()].sort()) hash.update(JSON.stringify([stream, games.get(stream)]));
    return { games: games.size, events, sha256: hash.digest('hex') };
  } finally {
    await store.close();
  }
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name a data folder.');
process.stdout.write(`${JSON.stringify(await bodiesOf(folder))}\n`);
