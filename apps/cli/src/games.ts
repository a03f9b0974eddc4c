import { defaultGame, playableGames, type PlayableGame } from '#games';
import { catalogueOf } from './card-files.js';
import { exitCodes, failure } from './failure.js';
import type { Surroundings } from './output.js';

/** The ids of the games that can be played. */
export const gameNames: readonly string[] = [...playableGames().keys()];

/**
 * Returns a game by its id, or the default game. Its deck lists may name imported cards and those of a card file.
 * Errors `MODULE_UNKNOWN`, `CARDS_NOT_TAKEN`.
 */
export function gameNamed(
  id: string | undefined,
  around: Pick<Surroundings, 'environment' | 'folder'>,
  cards?: string,
): PlayableGame {
  // Reports an unreadable card file even if no deck list names its cards.
  const catalogue = cards === undefined ? null : catalogueOf(around, cards);
  const game = playableGames(() => catalogue ?? catalogueOf(around)).get(id ?? defaultGame);
  if (game === undefined)
    throw failure(exitCodes.usage, 'MODULE_UNKNOWN', `There is no game "${id ?? defaultGame}".`, {
      advice: `Give one of ${gameNames.join(', ')}.`,
    });
  if (cards !== undefined && !game.takesImportedCards)
    throw failure(
      exitCodes.usage,
      'CARDS_NOT_TAKEN',
      `${game.module.name} only has the cards that come with it.`,
      { advice: 'Leave --cards out.' },
    );
  return game;
}
