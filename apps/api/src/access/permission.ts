import type { GameAuthority } from '#projections';
import { fail, isSameAuthor, ok, type Author, type GameId, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { authorOf, type Reader } from './reader.js';

type Permission = Result<null, Problem<'FORBIDDEN'>>;

const forbidden = (message: string, advice: string): Permission =>
  fail({ code: 'FORBIDDEN', message, advice });

/** Those who record games here have said who they are; problem `FORBIDDEN`. */
export function checkSignedIn({ role }: Reader): Permission {
  return role === 'anonymous'
    ? forbidden('Only people who are signed in can do this.', 'Sign in as seat, coach or admin.')
    : ok(null);
}

/** Who the reader is, for what is kept for them: the person who is signed in, or the owner of the machine. Problem `FORBIDDEN`. */
export function personOf(reader: Reader): Result<Author, Problem<'FORBIDDEN'>> {
  const allowed = checkSignedIn(reader);
  if (!allowed.ok) return allowed;
  const person = authorOf(reader);
  return person === null
    ? fail({ code: 'FORBIDDEN', message: 'Your token names nobody.', advice: 'Use one that has a `sub`.' })
    : ok(person);
}

/**
 * True when the reader began the game, and may still begin games: a token without a role is good for nothing that others
 * would notice. A game of which only the name of its beginner is known was begun by nobody here.
 */
export const hasBegun = ({ opener }: Pick<GameAuthority, 'opener'>, reader: Reader): boolean =>
  reader.role !== 'anonymous' && isSameAuthor(opener, authorOf(reader));

/** Those who decide about a game hold one of its seats, or are admin; problem `FORBIDDEN`. */
export function checkOwnGame(id: GameId, { role, seats }: Reader): Permission {
  if (role === 'admin' || seats.some(({ game }) => game === id)) return ok(null);
  return forbidden(
    'Only players of the game and admins can do this.',
    'Send the token of a seat of the game, or sign in as admin.',
  );
}
