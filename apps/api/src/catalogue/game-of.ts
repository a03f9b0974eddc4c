import type { GameRow } from '#read-models';
import type { GameModules } from '../game-modules.js';
import { resultOf } from '../replay/player-names.js';
import { GameRemark, type Game } from '../graphql/game.types.js';

/** Maps the remarks in game summaries to the API's values. */
const remarks: Readonly<Record<string, GameRemark>> = {
  'abilities-not-executed': GameRemark.ABILITIES_NOT_EXECUTED,
  'beyond-bounds': GameRemark.BEYOND_BOUNDS,
};

const sentences: Readonly<Record<GameRemark, string>> = {
  ABILITIES_NOT_EXECUTED:
    'The rules cannot execute some abilities of these cards yet, so those abilities had no effect.',
  BEYOND_BOUNDS: 'The record exceeds the current limits, so names in lists are shortened.',
};

/**
 * Converts a game for the API. Includes the remarks on its record only for readers who can see everything, because
 * these remarks depend on every card in the decks.
 */
export function gameOf(
  {
    id,
    summary,
    turns,
    parent,
  }: Pick<GameRow, 'id' | 'summary' | 'turns'> & Partial<Pick<GameRow, 'parent'>>,
  modules: GameModules,
  tellsEverything: boolean,
): Game {
  const { startedAt, endedAt, notes, events, module, players, result } = summary;
  const known = tellsEverything
    ? notes.map((note) => remarks[note]).filter((remark) => remark !== undefined)
    : [];
  return {
    ...summary,
    mode: summary.mode ?? null,
    teams: summary.teams ?? null,
    id,
    turns,
    ...(parent !== undefined && { continues: parent }),
    moduleName: modules.get(module)?.name ?? module,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    lastPosition: `${events - 1}`,
    result: result && resultOf({ started: { seats: players } }, result),
    remarks: known,
    notes: known.map((remark) => sentences[remark]),
  };
}
