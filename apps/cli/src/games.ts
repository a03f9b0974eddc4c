import { defaultGame, playableGames, type PlayableGame } from '#games';
import { catalogueOf } from './card-files.js';
import { exitCodes, failure } from './failure.js';
import type { Surroundings } from './output.js';

export const gameNames: readonly string[] = [...playableGames().keys()];

/**
 * Returns a game by its id. If no id is given, returns the default game. The game's deck lists can name imported cards
 * and cards from a card file. Throws a `Failure` with code `MODULE_UNKNOWN` or `CARDS_NOT_TAKEN`.
 */
export function gameNamed(
  id: string | undefined,
  around: Pick<Surroundings, 'environment' | 'folder'>,
  cards?: string,
): PlayableGame {
  // An unreadable card file is reported even if no deck list needs it.
  const catalogue = cards === undefined ? null : catalogueOf(around, cards);
  const game = playableGames(() => catalogue ?? catalogueOf(around)).get(id ?? defaultGame);
  if (game === undefined)
    throw failure(exitCodes.usage, 'MODULE_UNKNOWN', `There is no game "${id ?? defaultGame}".`, {
      advice: `Use one of ${gameNames.join(', ')}.`,
    });
  if (cards !== undefined && !game.takesImportedCards)
    throw failure(
      exitCodes.usage,
      'CARDS_NOT_TAKEN',
      `${game.module.name} has only the cards that come with it.`,
      { advice: 'Leave --cards out.' },
    );
  return game;
}
