import type { GameId } from '#record';
import { roles, type Reader } from '../access/reader.js';
import { ProblemError } from '../problem-error.js';
import type { OpenedGame } from '../replays/opened-game.js';
import type { ReplayedGames } from '../replays/replayed-games.js';

/** True when a reader may say something about a game: its players, coaches, admins, and the owner of the machine. */
export function mayWrite(id: GameId, { role, isLocal, seats }: Reader): boolean {
  return isLocal || role === 'coach' || role === 'admin' || seats.some(({ game }) => game === id);
}

/** Opens a game to write about it; problems `GAME_NOT_FOUND`, `WRITING_FORBIDDEN` for who may only read. */
export async function openToWrite(games: ReplayedGames, id: string, reader: Reader): Promise<OpenedGame> {
  const game = await games.open(id, reader);
  if (mayWrite(game.id, reader)) return game;
  throw new ProblemError({
    code: 'WRITING_FORBIDDEN',
    message: 'Only players of the game, coaches and admins may write about it.',
    advice: "Send the token of one of the game's seats, or one with the role coach or admin.",
  });
}

/** How those sign who have no name. */
const nameless = new RegExp(`^@*(owner|seat \\d+|${roles.join('|')})$`);

/** The name under which a reader writes about a game. No name is taken for those who have none. */
export function signature(id: GameId, { name, isLocal, role, seats }: Reader): string {
  if (name !== null) return nameless.test(name) ? `@${name}` : name;
  if (isLocal) return 'owner';
  const held = seats.find(({ game }) => game === id);
  return held === undefined ? role : `seat ${held.seat}`;
}

/** True when a reader may change and take back what somebody wrote: it is their own, or they are admin. */
export const mayChange = (id: GameId, reader: Reader, { by }: { readonly by: string }): boolean =>
  reader.role === 'admin' || (mayWrite(id, reader) && signature(id, reader) === by);

/** True when a reader may be told what was written in a perspective. */
export function mayLook(game: OpenedGame, as: string): boolean {
  try {
    game.viewer(as);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
