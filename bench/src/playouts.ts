import { play, playOut, randomBot, uniformChoice, type PlayedModule } from '#analysis';
import { gameModules, playableGames, setupOf } from '#games';
import { randomSource } from '#kernel';
import { invariant, omniscient, type GameModule } from '#record';
import type { Benchmark } from './benchmark.js';
import { rates } from './measure.js';

/** The number of decisions before the position from which playouts start. */
const MIDDLE = 40;
const STATES = 8;
const PLAYOUTS = 200;
/** The goals: the minimum number of playouts per second and core. */
const PLAYOUTS_A_SECOND = { altered: 1000, contracts: 3000 };

/** Returns states from the middle of games that random bots play with shipped decks. */
function statesOf(id: string): readonly unknown[] {
  const game = playableGames().get(id);
  invariant(game !== undefined, `there is a game "${id}"`);
  const decks = game.decks();
  return Array.from({ length: STATES }, (_, index) => {
    const pair = [decks[index % decks.length], decks[(index * 3 + 1) % decks.length]].flatMap(
      (deck) => deck ?? [],
    );
    const setup = setupOf(game, { decks: pair, names: ['Ada', 'Ben'], seed: `playouts ${index}` });
    const bot = randomBot(setup.seed);
    const played = play(game.module, setup, [bot, bot]);
    invariant(played.ok, 'the shipped decks can be played');
    let count = 0;
    let middle: unknown = null;
    for (const { state } of played.value) {
      middle = game.module.fold.clone(state);
      if (++count === MIDDLE) break;
    }
    return middle;
  });
}

/** Makes uniformly random choices from a state until the game ends. Does not copy the state. */
function playByChance(module: GameModule, from: unknown, seed: string): void {
  const random = randomSource(seed, 'chacha20');
  let state = from;
  for (let question = module.play.legal(state); question !== null; question = module.play.legal(state)) {
    const reached = module.play.reach(state, question.seat, uniformChoice(random, question));
    if (!reached.ok) return;
    state = reached.value;
  }
}

export const playouts: Benchmark = {
  name: 'playouts',
  about:
    'playouts with dealt hidden cards, with care to the next day, or quickly or by chance to the end of the game',
  run: async ({ sizes }) => {
    const figures = [];
    for (const id of ['altered', 'contracts'] as const) {
      const module = gameModules.get(id);
      invariant(module !== undefined, `there is a game "${id}"`);
      const states = statesOf(id);
      const { model: _, ...toTheEnd } = module.bots;
      const run = (played: PlayedModule<unknown, never>, count: number) => (): number => {
        for (let index = 0; index < count; index++) {
          const world = module.bots.deal(
            states[index % states.length],
            { viewer: omniscient, lists: true },
            `${index}`,
          );
          playOut(played, world, 2, `${index}`);
        }
        return count;
      };
      const { cut, whole, chance } = await rates(
        sizes.repetitions,
        {
          cut: run(module as never, PLAYOUTS),
          whole: run({ ...module, bots: toTheEnd } as never, PLAYOUTS / 4),
          chance: () => {
            for (let index = 0; index < PLAYOUTS; index++)
              playByChance(module, module.fold.clone(states[index % states.length]), `${index}`);
            return PLAYOUTS;
          },
        },
        sizes.warmUps,
      );
      figures.push(
        {
          benchmark: 'playouts',
          what: `playouts of ${module.name} to the next day`,
          unit: 'playouts/s',
          own: cut,
          better: 'more' as const,
        },
        {
          benchmark: 'playouts',
          what: `playouts of ${module.name} to the end of the game`,
          unit: 'playouts/s',
          own: whole,
          better: 'more' as const,
        },
        {
          benchmark: 'playouts',
          what: `random playouts of ${module.name} to the end of the game`,
          unit: 'playouts/s',
          own: chance,
          better: 'more' as const,
          goal: { value: PLAYOUTS_A_SECOND[id] },
        },
      );
    }
    return figures;
  },
};
