import { gameModules as every } from '#games';
import type { GameModule, Locale, ModuleId } from '#record';

/** The injection token for the games that this server can show. */
export const GAME_MODULES = Symbol('game modules');

export type GameModules = ReadonlyMap<ModuleId, GameModule>;

export const gameModules = (modules: Iterable<GameModule>): GameModules =>
  new Map(Array.from(modules, (module) => [module.id, module]));

export const allGames = (): GameModules => every;

/** Pairs each rule number with its summary. The summary is null if the game does not provide one. */
export const rulesOf = ({ tell }: Pick<GameModule, 'tell'>, numbers: readonly string[], locale: Locale) =>
  numbers.map((number) => ({ number, summary: tell.rule?.(number, locale) ?? null }));
