import { gameModules as every } from '#games';
import type { GameModule, Locale, ModuleId } from '#record';

/** The injection token of the games that this server can show. */
export const GAME_MODULES = Symbol('game modules');

export type GameModules = ReadonlyMap<ModuleId, GameModule>;

/** Maps each module by its id. */
export const gameModules = (modules: Iterable<GameModule>): GameModules =>
  new Map(Array.from(modules, (module) => [module.id, module]));

export const allGames = (): GameModules => every;

/** Returns rules by their numbers, with their summaries if the game provides them. */
export const rulesOf = ({ tell }: Pick<GameModule, 'tell'>, numbers: readonly string[], locale: Locale) =>
  numbers.map((number) => ({ number, summary: tell.rule?.(number, locale) ?? null }));
