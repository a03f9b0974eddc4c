import { openSet, type Catalogue } from '#altered/cards';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import type { GameModule, ModuleId } from '#record';
import { playableAltered } from './altered.js';
import { playableContracts } from './contracts.js';
import type { PlayableGame } from './playable-game.js';

/** The rules of every game by id, which suffice to read records. */
export const gameModules: ReadonlyMap<ModuleId, GameModule> = new Map(
  [altered as GameModule, contracts as GameModule].map((module) => [module.id, module]),
);

/** The check of the stored actions of a game. Null for other games. */
export function actionCheck(
  modules: ReadonlyMap<ModuleId, GameModule>,
  id: ModuleId,
): ((action: unknown) => string | null) | null {
  const module = modules.get(id);
  return module === undefined ? null : (action) => module.records.malformed(action);
}

/** The games, by the id of their module. */
export type PlayableGames = ReadonlyMap<ModuleId, PlayableGame>;

/**
 * Every game, ready to start. `cards` may be used in deck lists of games that take imported cards; by default
 * the shipped cards.
 */
export const playableGames = (cards: () => Catalogue = openSet): PlayableGames =>
  new Map([playableAltered(cards), playableContracts].map((game) => [game.module.id, game]));

/** The game that is played by default. */
export const defaultGame: ModuleId = altered.id;
