import { gameModules as every } from '#games';
import type { GameModule, Locale, ModuleId } from '#record';

/** Injects the games that this server can show. */
export const GAME_MODULES = Symbol('game modules');

export type GameModules = ReadonlyMap<ModuleId, GameModule>;

/** The modules by id. */
export const gameModules = (modules: Iterable<GameModule>): GameModules =>
  new Map(Array.from(modules, (module) => [module.id, module]));

/** All games. */
export const allGames = (): GameModules => every;

/** Rules by number, with their texts if the game has them. */
export const rulesOf = ({ tell }: Pick<GameModule, 'tell'>, numbers: readonly string[], locale: Locale) =>
  numbers.map((number) => ({ number, summary: tell.rule?.(number, locale) ?? null }));
