import { playableGames } from '#games';
import { OpeningThreads, usualField } from '#reviews';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';

/** The cores, and the seconds for a table on them. */
const CORES = 2;
const GOAL = 30;

export const openings: Benchmark = {
  name: 'openings',
  about: 'the worth of each card of a deck in first hands, against the shipped decks in turn',
  run: async ({ sizes: { hands } }) => {
    const figures: Figure[] = [];
    for (const game of playableGames().values()) {
      const field = usualField(game);
      const threads = new OpeningThreads(CORES);
      try {
        const from = performance.now();
        await threads.table({ module: game.module.id, deck: field[0], field, seed: '1' }, hands);
        figures.push({
          benchmark: 'openings',
          what: `${game.module.name}: the table of a deck over ${hands.toLocaleString('en')} hands, ${CORES} threads`,
          unit: 's',
          own: (performance.now() - from) / 1000,
          better: 'less',
          goal: { value: GOAL },
        });
      } finally {
        await threads.close();
      }
    }
    return figures;
  },
};
