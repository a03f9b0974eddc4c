import type { GameSummary } from '../api/shapes.js';

type Check = NonNullable<GameSummary['imported']>['check'];

const words: Readonly<Record<Check, string>> = {
  PENDING: 'not checked against the rules yet',
  EXACT: 'the rules confirm it',
  DIVERGED: 'the rules disagree',
  UNVERIFIED: 'the rules cannot confirm it',
};

/** Where an imported game comes from, in one line; null: it was recorded here. */
export function originOf({ imported }: Pick<GameSummary, 'imported'>): string | null {
  if (!imported) return null;
  const by = imported.by === null ? '' : ` by ${imported.by}`;
  return `Imported${by}: ${words[imported.check]}.`;
}

/** What a reader should know of a game. */
export const notesOn = (game: Pick<GameSummary, 'imported' | 'notes'>): readonly string[] => [
  ...[originOf(game)].filter((line) => line !== null),
  ...game.notes,
];
