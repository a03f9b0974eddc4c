import { botNamed, type Bot } from '#analysis';
import { botKinds, type AtomicAction, type BotKind, type GameModule } from '#record';
import type { Seating } from './plan.js';

export const botNames = botKinds;
export type BotName = BotKind;

export const botsOf = <State, A extends AtomicAction>(
  module: GameModule<State, A>,
  plan: Seating,
): readonly Bot<State>[] => plan.setup.seats.map(() => botNamed(module, plan.bot, plan.botSeed));
