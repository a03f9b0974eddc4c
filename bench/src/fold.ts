import { altered } from '#altered/rules';
import type { Benchmark } from './benchmark.js';
import { actionsIn, mixedGames } from './games.js';
import { rates } from './measure.js';

/**
 * The number of times that each turn folds the games. Folding them only once would take too little time for the clock's
 * resolution.
 */
const ROUNDS = 4;

export const fold: Benchmark = {
  name: 'fold',
  about: 'rebuilding the last state of recorded games from their events',
  run: async ({ sizes }) => {
    const games = mixedGames(sizes.games);
    const foldAll = (amountOf: (game: (typeof games)[number]) => number) => () => {
      let amount = 0;
      for (let round = 0; round < ROUNDS; round++)
        for (const game of games) {
          let state = altered.fold.initial();
          for (const event of game) state = altered.fold.evolve(state, event);
          amount += amountOf(game);
        }
      return amount;
    };
    const measured = await rates(sizes.repetitions, {
      actions: foldAll(actionsIn),
      events: foldAll((game) => game.length),
    });
    return [
      {
        benchmark: 'fold',
        what: 'folding recorded games',
        unit: 'atomic actions/s',
        own: measured.actions,
        better: 'more',
        goal: { value: 500_000 },
      },
      {
        benchmark: 'fold',
        what: 'folding recorded games',
        unit: 'events/s',
        own: measured.events,
        better: 'more',
      },
    ];
  },
};
