import { botNamed, type Bot } from '#analysis';
import { botKinds, type AtomicAction, type BotKind, type GameModule } from '#record';
import type { Seating } from './plan.js';

/** The kinds of bots that can play. */
export const botNames = botKinds;
export type BotName = BotKind;

/** The bots that play a game, one a seat. */
export const botsOf = <State, A extends AtomicAction>(
  module: GameModule<State, A>,
  plan: Seating,
): readonly Bot<State>[] => plan.setup.seats.map(() => botNamed(module, plan.bot, plan.botSeed));
