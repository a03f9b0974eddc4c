import type { GameSummary } from '../api/shapes.js';
import type { Say } from '../words/language.js';

/** Describes in one line where an imported game comes from. Null if the game was recorded here. */
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

/** Returns remarks about a game, including its origin. */
export const notesOn = (game: Pick<GameSummary, 'imported' | 'remarks'>, say: Say): readonly string[] => [
  ...[originOf(game, say)].filter((line) => line !== null),
  ...game.remarks.map((remark) => say(`origin.remarks.${remark}`)),
];
