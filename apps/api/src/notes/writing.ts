import { isSameAuthor, type GameId, type Said } from '#record';
import { authorOf, roles, type Reader } from '../access/reader.js';
import { ProblemError } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { ReplayedGames } from '../replay/replayed-games.js';

/** True when a reader may say something about a game: its players, coaches, admins, and the owner of the machine. */
export function mayWrite(id: GameId, { role, isLocal, seats }: Reader): boolean {
  return isLocal || role === 'coach' || role === 'admin' || seats.some(({ game }) => game === id);
}

/** Opens a game to write about it; problems `GAME_NOT_FOUND`, `WRITING_FORBIDDEN` for who can only read. */
export async function openToWrite(games: ReplayedGames, id: string, reader: Reader): Promise<OpenedGame> {
  const game = await games.open(id, reader);
  if (mayWrite(game.id, reader)) return game;
  throw new ProblemError({
    code: 'WRITING_FORBIDDEN',
    message: 'Only players of the game, coaches and admins can write about it.',
    advice: "Send the token of one of the game's seats, or one with the role coach or admin.",
  });
}

/** How those sign who have no name. */
const nameless = new RegExp(`^@*(owner|seat \\d+|${roles.join('|')})$`);

/** The name under which a reader is shown. No name is taken for those who have none. */
export function signature(id: GameId, reader: Reader): string {
  const held = reader.seats.find(({ game }) => game === id);
  return reader.name !== null || reader.isLocal || held === undefined
    ? signedIn(reader).by
    : `seat ${held.seat}`;
}

/** What stands beside a note that a reader writes: the name it is shown under, and who that is. */
export function signed(id: GameId, reader: Reader): Said {
  const author = authorOf(reader, id);
  return { by: signature(id, reader), ...(author !== null && { author }) };
}

/** What stands beside what is said about no game: seats of games that the reader holds do not count. */
export function signedIn(reader: Reader): Said {
  const author = authorOf(reader);
  const { name, isLocal, role } = reader;
  const by = name === null ? (isLocal ? 'owner' : role) : nameless.test(name) ? `@${name}` : name;
  return { by, ...(author !== null && { author }) };
}

/**
 * True when a reader may change and take back what somebody wrote: it is their own, or they are admin. What was written when
 * only names were kept is nobody's own: others may be called so too.
 */
export const mayChange = (id: GameId, reader: Reader, { author }: Pick<Said, 'author'>): boolean =>
  reader.role === 'admin' || (mayWrite(id, reader) && isSameAuthor(authorOf(reader, id), author));

/** True when a reader may be told what was written in a perspective. */
export const mayLook = (game: OpenedGame, as: string): boolean => game.viewer(as).ok;
