import type { Benchmark } from './benchmark.js';
import { median } from './measure.js';
import type { Amount } from './recording.js';
import { startPlayer, type Workload } from './turns.js';

const medians = (turns: readonly Amount[]): Amount => ({
  games: median(turns.map(({ games }) => games)),
  lines: median(turns.map(({ lines }) => lines)),
  actions: median(turns.map(({ actions }) => actions)),
});

export const play: Benchmark = {
  name: 'play',
  about: 'random bots play whole games, recorded to memory; beside random battles of Pokémon Showdown',
  run: async ({ root, sizes, peers }) => {
    const workloads: readonly Workload[] = [
      'mixed',
      'plain',
      ...(peers === null ? [] : ['battles' as const]),
    ];
    const sides = workloads.map((workload) => ({
      player: startPlayer(root, workload),
      count: workload === 'battles' ? sizes.battles : sizes.games,
      turns: [] as Amount[],
    }));
    try {
      // They take turns; the first turns warm up and do not count.
      for (let turn = 1 - sizes.warmUps; turn <= sizes.repetitions; turn++)
        for (const { player, count, turns } of sides) {
          const amount = await player.turn(count);
          if (turn > 0) turns.push(amount);
        }
    } finally {
      for (const { player } of sides) await player.stop();
    }
    const [own, plain, peer] = sides.map(({ turns }) => medians(turns));
    if (own === undefined || plain === undefined) return [];
    const common = { benchmark: 'play', what: 'playing and recording to memory', better: 'more' } as const;
    return [
      {
        ...common,
        unit: 'games/s',
        own: own.games,
        goal: { value: 200 },
        ...(peer && { peer: { name: 'Showdown, battles', value: peer.games } }),
      },
      {
        ...common,
        unit: 'events/s',
        own: own.lines,
        ...(peer && { peer: { name: 'Showdown, log lines', value: peer.lines } }),
      },
      { ...common, unit: 'atomic actions/s', own: own.actions, goal: { value: 250_000 } },
      {
        ...common,
        what: 'the same with cards whose abilities are not executed',
        unit: 'games/s',
        own: plain.games,
        goal: { value: 300 },
      },
    ];
  },
};
