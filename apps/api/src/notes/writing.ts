import { isSameAuthor, type GameId, type Said } from '#record';
import { authorOf, roles, type Reader } from '../access/reader.js';
import { ProblemError } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { ReplayedGames } from '../replay/replayed-games.js';

/** Whether a reader may write about a game: its players, coaches, admins, and the owner of the machine. */
export function mayWrite(id: GameId, { role, isLocal, seats }: Reader): boolean {
  return isLocal || role === 'coach' || role === 'admin' || seats.some(({ game }) => game === id);
}

/** Opens a game to write about it. Problems `GAME_NOT_FOUND`, `WRITING_FORBIDDEN` if the reader can only read. */
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

/** Returns the signature beside a reader's note: the displayed name, and the author. */
export function signed(id: GameId, reader: Reader): Said {
  const author = authorOf(reader, id);
  return { by: signature(id, reader), ...(author !== null && { author }) };
}

/** Returns the signature of a reader outside any game: seats of games do not count. */
export function signedIn(reader: Reader): Said {
  const author = authorOf(reader);
  const { name, isLocal, role } = reader;
  const by = name === null ? (isLocal ? 'owner' : role) : nameless.test(name) ? `@${name}` : name;
  return { by, ...(author !== null && { author }) };
}

/**
 * Whether a reader may change and delete a note: it is their own, or they are admin. Notes from the time when only names were
 * stored have no owner: another person may have the same name.
 */
export const mayChange = (id: GameId, reader: Reader, { author }: Pick<Said, 'author'>): boolean =>
  reader.role === 'admin' || (mayWrite(id, reader) && isSameAuthor(authorOf(reader, id), author));

/** Whether a reader may see notes written in a perspective. */
export const mayLook = (game: OpenedGame, as: string): boolean => game.viewer(as).ok;
