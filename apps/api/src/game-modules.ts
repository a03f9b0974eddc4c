import { gameModules as every } from '#games';
import type { GameModule, Locale, ModuleId } from '#record';

/** Injects the games that this server can show. */
export const GAME_MODULES = Symbol('game modules');

export type GameModules = ReadonlyMap<ModuleId, GameModule>;

/** The modules by their id. */
export const gameModules = (modules: Iterable<GameModule>): GameModules =>
  new Map(Array.from(modules, (module) => [module.id, module]));

/** Every game there is. */
export const allGames = (): GameModules => every;

/** The rules of a game by their numbers, with what they say where the game tells. */
export const rulesOf = ({ tell }: Pick<GameModule, 'tell'>, numbers: readonly string[], locale: Locale) =>
  numbers.map((number) => ({ number, summary: tell.rule?.(number, locale) ?? null }));
