import { ProblemError } from '../problem-error.js';
import type { OpenedGame } from './opened-game.js';

/**
 * Refuses access to a file that contains hidden information. While the game is in progress, all readers are refused.
 * Once the game is over, only readers who cannot see the whole game are refused. Throws `VIEW_FORBIDDEN` or
 * `GAME_NOT_OVER`.
 */
export function requireWhole(game: OpenedGame): void {
  if (game.isClosed && !game.tellsEverything)
    throw new ProblemError({
      code: 'VIEW_FORBIDDEN',
      message: "You can't view the whole game.",
      advice: 'Ask one of its players, a coach or an admin to export it.',
    });
  if (!game.isOver)
    throw new ProblemError({
      code: 'GAME_NOT_OVER',
      message: `The game "${game.id}" is not over, so an export would reveal hidden information.`,
      advice: 'Wait until the game is over, or use `retrace export` on the machine that stores the game.',
    });
}
