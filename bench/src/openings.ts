import { playableGames } from '#games';
import { OpeningThreads, usualField } from '#reviews';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';

/** The number of cores to use. */
const CORES = 2;
/** The maximum time to compute the table of one deck, in seconds. */
const GOAL = 30;

export const openings: Benchmark = {
  name: 'openings',
  about: 'the worth of each card of a deck in opening hands, against the shipped decks in turn',
  run: async ({ sizes: { hands } }) => {
    const figures: Figure[] = [];
    for (const game of playableGames().values()) {
      const field = usualField(game);
      const threads = new OpeningThreads(CORES);
      try {
        const [from, before] = [performance.now(), process.cpuUsage()];
        await threads.table({ module: game.module.id, deck: field[0], field, seed: '1' }, hands);
        const seconds = (performance.now() - from) / 1000;
        const { user, system } = process.cpuUsage(before);
        const what = `computing a table of ${hands.toLocaleString('en')} opening hands (${game.module.name})`;
        const figure = { benchmark: 'openings', unit: 's', better: 'less' } as const;
        figures.push(
          { ...figure, what: `${what}, ${CORES} threads`, own: seconds, goal: { value: GOAL } },
          {
            ...figure,
            what: `${what}, CPU time of ${CORES} threads`,
            own: (user + system) / 1e6,
            goal: { value: CORES * GOAL },
          },
        );
      } finally {
        await threads.close();
      }
    }
    return figures;
  },
};
