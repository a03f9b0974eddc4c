import { isSameAuthor, type Author, type GameId, type Authorship } from '#record';
import { authorOf, roles, type Reader } from '../access/reader.js';
import { ProblemError } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { ReplayedGames } from '../replay/replayed-games.js';

/**
 * Whether a reader can write about a game. True for the game's players, coaches, admins, and the owner of the machine.
 */
export function mayWrite(id: GameId, { role, isLocal, seats }: Reader): boolean {
  return isLocal || role === 'coach' || role === 'admin' || seats.some(({ game }) => game === id);
}

/**
 * Opens a game in order to write about it. Fails with `WRITING_FORBIDDEN` if the reader may only read the game. Also
 * fails for the same reasons as `ReplayedGames.open`.
 */
export async function openToWrite(games: ReplayedGames, id: string, reader: Reader): Promise<OpenedGame> {
  const game = await games.open(id, reader);
  if (mayWrite(game.id, reader)) return game;
  throw new ProblemError({
    code: 'WRITING_FORBIDDEN',
    message: 'Only players in the game, coaches and admins can annotate, name, tag or share it.',
    advice: 'Send the token of a seat in the game, or a token with the role coach or admin.',
  });
}

/** Matches the display names that are reserved for readers without a name. */
const nameless = new RegExp(`^@*(owner|seat \\d+|${roles.join('|')})$`);

/** Returns a reader's display name. If the reader has no name, returns a display name that no named reader can have. */
export function signature(id: GameId, reader: Reader): string {
  const held = reader.seats.find(({ game }) => game === id);
  return reader.name !== null || reader.isLocal || held === undefined
    ? signedIn(reader).by
    : `seat ${held.seat}`;
}

/** Returns the signature of a reader's note about a game: the display name and the author. */
export function signed(id: GameId, reader: Reader): Authorship {
  const author = authorOf(reader, id);
  return { by: signature(id, reader), ...(author !== null && { author }) };
}

/** Returns a reader's signature outside of games. Ignores the reader's seats. */
export function signedIn(reader: Reader): Authorship {
  const author = authorOf(reader);
  const { name, isLocal, role } = reader;
  const by = name === null ? (isLocal ? 'owner' : role) : nameless.test(name) ? `@${name}` : name;
  return { by, ...(author !== null && { author }) };
}

/** Whether a reader wrote a note, either as a person or as the holder of a seat in the game. */
export const isAuthor = (id: GameId, reader: Reader, author: Author | undefined): boolean =>
  isSameAuthor(authorOf(reader, id), author) ||
  (author?.kind === 'seat' && reader.seats.some(({ game, seat }) => game === id && seat === author.seat));

/**
 * Returns the signature of a sealed note, which only its author can read. If the reader holds the seat of the
 * perspective, the author is this seat instead of the person. If sign-in is off, all readers count as the same person
 * and could otherwise read each other's notes.
 */
export function signedSealed(id: GameId, reader: Reader, as: string): Authorship {
  const held = reader.seats.find(({ game, seat }) => game === id && `${seat}` === as);
  const signature = signed(id, reader);
  return held === undefined ? signature : { ...signature, author: { kind: 'seat', seat: held.seat } };
}

/**
 * Whether a reader is allowed to change or delete a note. True for the note's author and for admins. Only admins can
 * change an old note that records just a name, because names are not unique.
 */
export const mayChange = (id: GameId, reader: Reader, { author }: Pick<Authorship, 'author'>): boolean =>
  reader.role === 'admin' || (mayWrite(id, reader) && isAuthor(id, reader, author));

/** Whether a reader can see notes that were written from a perspective. */
export const mayLook = (game: OpenedGame, as: string): boolean => game.viewer(as).ok;
