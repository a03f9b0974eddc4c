import { altered } from '#altered/rules';
import { Replay } from '#projections';
import { below, randomSource } from '#kernel';
import { invariant, type RecordedEvent } from '#record';
import type { Benchmark } from './benchmark.js';
import { goTo, playMatch } from './boardgame-match.js';
import type { Figure } from './figure.js';
import { longGame, type Game } from './games.js';
import { median, milliseconds } from './measure.js';

const recorded = (game: Game): RecordedEvent[] =>
  game.map((event, revision) => ({
    id: `${revision}`,
    revision,
    event,
    metadata: { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z', correlation: null, causation: null },
  }));

/**
 * Parts of the game, each of which is a tenth of the game. `from` is the start of a part as a proportion of the game.
 */
const parts = [
  { name: 'beginning', from: 0 },
  { name: 'middle', from: 0.45 },
  { name: 'end', from: 0.9 },
] as const;

export const seek: Benchmark = {
  name: 'seek',
  about: 'going to a random position of a long game; beside boardgame.io, which plays its log again',
  run: async ({ sizes, peers }) => {
    const random = randomSource('bench seek');
    const game = recorded(longGame(sizes.longGame));
    const tenth = Math.floor(game.length / 10);
    const figures: Figure[] = [];
    const replay = new Replay(altered, game);
    for (const { name, from } of parts) {
      const taken: number[] = [];
      for (let count = 0; count < sizes.seeks; count++) {
        const revision = Math.floor(from * game.length) + below(random, tenth);
        const took = await milliseconds(() => {
          invariant(replay.at({ revision }).ok, 'the position is in the game');
        });
        taken.push(took);
      }
      figures.push({
        benchmark: 'seek',
        what: `computing a position near the ${name} of a game of ${game.length} events`,
        unit: 'ms, median',
        own: median(taken),
        better: 'less',
        goal: { value: 1 },
      });
    }
    const opened: number[] = [];
    for (let count = 0; count < sizes.repetitions; count++)
      opened.push(await milliseconds(() => new Replay(altered, game)));
    const whole = { benchmark: 'seek', what: `opening a game of ${game.length} events`, unit: 'ms, median' };
    figures.push({ ...whole, own: median(opened), better: 'less' });
    if (peers === null) return figures;
    for (const moves of sizes.matches) {
      const match = playMatch(peers.boardgameIo, moves);
      goTo(match, moves);
      const theirs: number[] = [];
      const ours: number[] = [];
      const positions = sizes.repetitions * 4;
      for (let count = 0; count < positions; count++) {
        const share = (count + 0.5) / positions;
        const revision = Math.floor(share * game.length);
        ours.push(await milliseconds(() => replay.at({ revision })));
        theirs.push(await milliseconds(() => goTo(match, Math.floor(share * moves))));
      }
      figures.push({
        benchmark: 'seek',
        what: `computing any position of a game of ${game.length} events (boardgame.io: ${moves} moves)`,
        unit: 'ms, median',
        own: median(ours),
        better: 'less',
        peer: { name: 'boardgame.io', value: median(theirs) },
      });
    }
    return figures;
  },
};
