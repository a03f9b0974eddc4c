import { greedyBot, randomBot, type Bot } from '#analysis';
import { assertNever, type AtomicAction, type GameModule } from '#record';
import type { Seating } from './plan.js';

/** Who can sit at a table. */
export const botNames = ['greedy', 'random'] as const;
export type BotName = (typeof botNames)[number];

function botOf<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  { bot, botSeed }: Seating,
): Bot<State> {
  switch (bot) {
    case 'greedy':
      return greedyBot(module, botSeed);
    case 'random':
      return randomBot(botSeed);
    default:
      return assertNever(bot);
  }
}

/** The bots that play a game, one a seat. */
export const botsOf = <State, A extends AtomicAction>(
  module: GameModule<State, A>,
  plan: Seating,
): readonly Bot<State>[] => plan.setup.seats.map(() => botOf(module, plan));
