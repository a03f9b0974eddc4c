import type { Benchmark, Sizes } from './benchmark.js';
import { median } from './measure.js';
import type { Amount } from './recording.js';
import { startPlayer, type Workload } from './turns.js';

const medians = (turns: readonly Amount[]): Amount => ({
  games: median(turns.map(({ games }) => games)),
  lines: median(turns.map(({ lines }) => lines)),
  actions: median(turns.map(({ actions }) => actions)),
});

/**
 * Returns the rate of recording as a proportion of the rate of deciding. Uses the median of the proportions in adjacent
 * turns.
 */
const ratioOf = (recorded: readonly Amount[], decided: readonly Amount[]): number =>
  median(recorded.map(({ games }, turn) => games / (decided[turn]?.games ?? NaN)));

/**
 * Returns the turns of a round. Workloads that are compared with each other run in adjacent turns, in both orders.
 * Otherwise, the varying speed of the machine would hide the difference between their rates.
 */
const roundOf = (workloads: readonly Workload[]): readonly Workload[] =>
  workloads
    .slice(2)
    .flatMap((other, place): Workload[] =>
      place % 2 === 0 ? [other, 'decided', 'mixed'] : [other, 'mixed', 'decided'],
    );

/** Returns the number of games per turn. The number is larger for Contracts, because its games are shorter. */
const countOf = (workload: Workload, sizes: Sizes): number =>
  workload === 'battles' ? sizes.battles : workload === 'contracts' ? sizes.games * 10 : sizes.games;

export const play: Benchmark = {
  name: 'play',
  about: 'random bots play whole games, recorded to memory; beside random battles of Pokémon Showdown',
  run: async ({ root, sizes, peers }) => {
    const workloads: readonly Workload[] = [
      'decided',
      'mixed',
      'plain',
      'contracts',
      ...(peers === null ? [] : ['battles' as const]),
    ];
    const sides = workloads.map((workload) => ({
      workload,
      player: startPlayer(root, workload),
      count: countOf(workload, sizes),
      turns: [] as Amount[],
    }));
    try {
      // The workloads alternate. The first turns are a warm-up and do not count.
      for (let round = 1 - sizes.warmUps; round <= sizes.repetitions; round++)
        for (const next of roundOf(workloads)) {
          const side = sides.find(({ workload }) => workload === next);
          if (side === undefined) continue;
          const amount = await side.player.turn(side.count);
          if (round > 0) side.turns.push(amount);
        }
    } finally {
      for (const { player } of sides) await player.stop();
    }
    const [decidedTurns = [], recordedTurns = []] = sides.map(({ turns }) => turns);
    const [decided, mixed, plain, second, peer] = sides.map(({ turns }) => medians(turns));
    if (decided === undefined || mixed === undefined || plain === undefined || second === undefined)
      return [];
    const figure = (what: string, unit: string, own: number) =>
      ({ benchmark: 'play', what, unit, own, better: 'more' }) as const;
    const battles = peer && { peer: { name: 'Showdown, battles', value: peer.games } };
    const log = peer && { peer: { name: 'Showdown, log lines', value: peer.lines } };
    const alone = 'playing without recording';
    const recorded = 'playing with recording to memory';
    return [
      { ...figure(alone, 'games/s', decided.games), goal: { value: 200 }, ...battles },
      { ...figure(alone, 'events/s', decided.lines), goal: { value: 10, of: 'peer' }, ...log },
      { ...figure(alone, 'atomic actions/s', decided.actions), goal: { value: 250_000 } },
      { ...figure(recorded, 'games/s', mixed.games), ...battles },
      { ...figure(recorded, 'events/s', mixed.lines), ...log },
      { ...figure(recorded, 'atomic actions/s', mixed.actions) },
      {
        ...figure(
          'speed with recording, divided by speed without',
          'ratio',
          ratioOf(recordedTurns, decidedTurns),
        ),
        goal: { value: 0.85 },
      },
      {
        ...figure(
          'playing without recording, with cards whose abilities are not executed',
          'games/s',
          plain.games,
        ),
        goal: { value: 300 },
      },
      {
        ...figure('playing Contracts, with events in memory', 'games/s', second.games),
        goal: { value: 1000 },
      },
    ];
  },
};
