import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { SqliteEventStore } from '#event-store';
import type { Benchmark } from './benchmark.js';
import { quantile } from './measure.js';
import { gameStreams } from './recording.js';
import { startServer } from './server-process.js';
import { askServer } from './steady-requests.js';
import { recordMany } from './stored-games.js';

/** The number of events in the part of the game that the coach steps through. */
const LINE = 40;
const WARM_UP = 5;

const subscription = 'subscription { classChanges { place { chapter position } rounds { number count } } }';

/** The pupils of a class, each with a separate connection. */
class Pupils {
  readonly #clients: Client[] = [];
  /** The position that each pupil currently sees. */
  readonly #places: string[] = [];
  #reached: (() => void) | null = null;

  constructor(url: string, token: string, count: number) {
    for (let number = 0; number < count; number++) {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${token}` },
      });
      client.subscribe<{ classChanges: { place: { position: string } | null } }>(
        { query: subscription },
        {
          next: ({ data }) => {
            this.#places[number] = data?.classChanges.place?.position ?? '';
            this.#reached?.();
          },
          error: () => undefined,
          complete: () => undefined,
        },
      );
      this.#places.push('');
      this.#clients.push(client);
    }
  }

  /**
   * Calls `move`, with which the coach shows a position. Returns the milliseconds that each pupil's client waited for
   * the position.
   */
  async reach(position: string, move: () => Promise<unknown>): Promise<readonly number[]> {
    const begun = performance.now();
    const times = new Map<number, number>();
    const all = new Promise<void>((resolve) => {
      this.#reached = () => {
        for (const [number, place] of this.#places.entries())
          if (place === position && !times.has(number)) times.set(number, performance.now() - begun);
        if (times.size === this.#places.length) resolve();
      };
    });
    await Promise.all([move(), all]);
    return [...times.values()];
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map(async (client) => client.dispose()));
  }
}

export const classes: Benchmark = {
  name: 'classes',
  about: 'a class whose pupils see each step of the coach',
  run: async ({ root, sizes, temporaryFolder }) => {
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    const [game] = await recordMany(gameStreams(store), 1);
    await store.close();
    const pupils = Math.ceil(sizes.followers / 2);
    const server = await startServer(root, folder);
    const ask = <T>(query: string): Promise<T> => askServer<T>(server.url, query, {});
    let attending: Pupils | null = null;
    try {
      const { startStudy } = await ask<{ startStudy: { id: string } }>(
        'mutation { startStudy(title: "Class") { id } }',
      );
      const study = `study: "${startStudy.id}"`;
      const line = `game: "${game?.id}", position: "1", until: "${1 + LINE}", as: "all"`;
      const { addChapter } = await ask<{ addChapter: { chapters: { id: string }[] } }>(
        `mutation { addChapter(${study}, ${line}) { chapters { id } } }`,
      );
      const { openClass } = await ask<{ openClass: { link: { token: string } } }>(
        `mutation { openClass(${study}) { link { token } } }`,
      );
      attending = new Pupils(server.url, openClass.link.token, pupils);
      const times: number[] = [];
      for (let position = 1; position <= 1 + LINE; position++) {
        const place = `${study}, chapter: "${addChapter.chapters[0]?.id}", position: "${position}"`;
        const reached = await attending.reach(`${position}`, () =>
          ask(`mutation { moveClass(${place}) { study } }`),
        );
        if (position > WARM_UP) times.push(...reached);
      }
      return [
        {
          benchmark: 'classes',
          what: `a step of the coach on the screens of ${pupils} pupils`,
          unit: 'ms, 95 %',
          own: quantile(times, 0.95),
          better: 'less',
          goal: { value: 100 },
        },
      ];
    } finally {
      await attending?.leave();
      await server.stop();
    }
  },
};
