import { openSet, type Catalogue } from '#altered/cards';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import type { GameModule, ModuleId } from '#record';
import { playableAltered } from './altered.js';
import { playableContracts } from './contracts.js';
import type { PlayableGame } from './playable-game.js';

/** The rules of every game, by module id. They are sufficient for reading records. */
export const gameModules: ReadonlyMap<ModuleId, GameModule> = new Map(
  [altered as GameModule, contracts as GameModule].map((module) => [module.id, module]),
);

/** Returns the function that checks a game's stored actions. Null for unknown games. */
export function actionCheck(
  modules: ReadonlyMap<ModuleId, GameModule>,
  id: ModuleId,
): ((action: unknown) => string | null) | null {
  const module = modules.get(id);
  return module === undefined ? null : (action) => module.records.malformed(action);
}

export type PlayableGames = ReadonlyMap<ModuleId, PlayableGame>;

/**
 * Returns every playable game. `cards` returns the catalogue from which decks can use cards. By default, it is the
 * catalogue of shipped cards.
 */
export const playableGames = (cards: () => Catalogue = openSet): PlayableGames =>
  new Map([playableAltered(cards), playableContracts].map((game) => [game.module.id, game]));

export const defaultGame: ModuleId = altered.id;
