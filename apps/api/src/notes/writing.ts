import { isSameAuthor, type Author, type GameId, type Authorship } from '#record';
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

/** Matches display names of readers without a name. */
const nameless = new RegExp(`^@*(owner|seat \\d+|${roles.join('|')})$`);

/** A reader's display name. Readers without a name get one that no named reader can have. */
export function signature(id: GameId, reader: Reader): string {
  const held = reader.seats.find(({ game }) => game === id);
  return reader.name !== null || reader.isLocal || held === undefined
    ? signedIn(reader).by
    : `seat ${held.seat}`;
}

/** The signature of a reader's note: display name and author. */
export function signed(id: GameId, reader: Reader): Authorship {
  const author = authorOf(reader, id);
  return { by: signature(id, reader), ...(author !== null && { author }) };
}

/** The signature of a reader outside any game, where seats do not count. */
export function signedIn(reader: Reader): Authorship {
  const author = authorOf(reader);
  const { name, isLocal, role } = reader;
  const by = name === null ? (isLocal ? 'owner' : role) : nameless.test(name) ? `@${name}` : name;
  return { by, ...(author !== null && { author }) };
}

/** Whether a reader wrote a note: as a person, or as the holder of a seat of the game. */
export const isAuthor = (id: GameId, reader: Reader, author: Author | undefined): boolean =>
  isSameAuthor(authorOf(reader, id), author) ||
  (author?.kind === 'seat' && reader.seats.some(({ game, seat }) => game === id && seat === author.seat));

/**
 * Returns the signature of a note that only its author may read: by the seat whose perspective it has, if the reader holds it. Without
 * sign-in, all readers are the owner of the machine, and could read the thoughts of each other.
 */
export function signedSealed(id: GameId, reader: Reader, as: string): Authorship {
  const held = reader.seats.find(({ game, seat }) => game === id && `${seat}` === as);
  const signature = signed(id, reader);
  return held === undefined ? signature : { ...signature, author: { kind: 'seat', seat: held.seat } };
}

/**
 * Whether a reader may change or delete a note: its author or an admin. Old notes with only a name have
 * no owner, since names are not unique.
 */
export const mayChange = (id: GameId, reader: Reader, { author }: Pick<Authorship, 'author'>): boolean =>
  reader.role === 'admin' || (mayWrite(id, reader) && isAuthor(id, reader, author));

/** Whether a reader may see notes from a perspective. */
export const mayLook = (game: OpenedGame, as: string): boolean => game.viewer(as).ok;
