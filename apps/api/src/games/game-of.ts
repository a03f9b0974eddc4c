import type { GameSummary } from '#projections';
import type { GameModules } from '../game-modules.js';
import type { Game } from './game.types.js';

/** What a reader of a record should know, by the words of its summary. */
const sentences: Readonly<Record<string, string>> = {
  'abilities-not-executed': 'Some card abilities were not executed.',
};

/** A game as the schema has it. */
export function gameOf(id: string, summary: GameSummary, modules: GameModules): Game {
  const { startedAt, endedAt, notes, events, module } = summary;
  return {
    ...summary,
    id,
    moduleName: modules.get(module)?.name ?? module,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    lastPosition: `${events - 1}`,
    notes: notes.map((note) => sentences[note] ?? note),
  };
}
