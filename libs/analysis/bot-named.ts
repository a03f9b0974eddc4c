import { assertNever, type AtomicAction, type BotKind } from '#record';
import type { Bot } from './bot.js';
import { greedyBot } from './greedy-bot.js';
import type { PlayedModule } from './playouts/quick-play.js';
import { randomBot } from './random-bot.js';
import { searchBot } from './search-bot.js';

export function botNamed<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  kind: BotKind,
  seed: string,
): Bot<State> {
  switch (kind) {
    case 'search':
      return searchBot(module, seed);
    case 'greedy':
      return greedyBot(module, seed);
    case 'random':
      return randomBot(seed);
    default:
      return assertNever(kind);
  }
}
