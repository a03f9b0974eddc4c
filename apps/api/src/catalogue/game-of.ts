import type { GameRow } from '#read-models';
import type { GameModules } from '../game-modules.js';
import { resultOf } from '../replay/player-names.js';
import type { Game } from '../graphql/game.types.js';

/** What a reader of a record should know, by the words of its summary. */
const sentences: Readonly<Record<string, string>> = {
  'abilities-not-executed': 'Some card abilities were not executed.',
  'beyond-bounds': "The record is larger than today's limits. Lists cut its names.",
};

/**
 * A game as the schema has it. What a reader should know of its record goes by all cards of the decks, so that it is said to
 * those alone who can see everything.
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
    notes: tellsEverything ? notes.map((note) => sentences[note] ?? note) : [],
  };
}
