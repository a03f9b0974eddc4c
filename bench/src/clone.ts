import { altered } from '#altered/rules';
import type { Benchmark } from './benchmark.js';
import { mixedGames } from './games.js';
import { rates } from './measure.js';

const CLONES = 500;

export const clone: Benchmark = {
  name: 'clone',
  about: 'copying a state from the middle of a game',
  run: async ({ sizes }) => {
    const states = mixedGames(Math.min(sizes.games, 10)).map((game) =>
      game
        .slice(0, game.length >> 1)
        .reduce((state, event) => altered.fold.evolve(state, event), altered.fold.initial()),
    );
    const { clones } = await rates(sizes.repetitions, {
      clones: () => {
        for (let count = 0; count < CLONES; count++) for (const state of states) altered.fold.clone(state);
        return CLONES * states.length;
      },
    });
    return [
      { benchmark: 'clone', what: 'copy of a mid-game state', unit: 'µs', own: 1e6 / clones, better: 'less' },
    ];
  },
};
