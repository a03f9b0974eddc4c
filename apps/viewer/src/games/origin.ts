import type { GameSummary } from '../api/shapes.js';
import type { Say } from '../words/language.js';

/** Where an imported game comes from, in one line; null: it was recorded here. */
export function originOf({ imported }: Pick<GameSummary, 'imported'>, say: Say): string | null {
  if (!imported) return null;
  const { position } = imported;
  const check =
    imported.check === 'EXACT' && position !== null
      ? say('origin.check.PARTLY', { position })
      : say(`origin.check.${imported.check}`);
  return imported.by === null
    ? say('origin.imported', { check })
    : say('origin.imported-by', { check, by: imported.by });
}

/** What a reader should know of a game. */
export const notesOn = (game: Pick<GameSummary, 'imported' | 'notes'>, say: Say): readonly string[] => [
  ...[originOf(game, say)].filter((line) => line !== null),
  ...game.notes,
];
