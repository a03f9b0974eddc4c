import type { GameAuthority } from '#projections';
import { fail, isSameAuthor, ok, type Author, type GameId, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { authorOf, type Reader } from './reader.js';

type Permission = Result<null, Problem<'FORBIDDEN'>>;

const forbidden = (message: string, advice: string): Permission =>
  fail({ code: 'FORBIDDEN', message, advice });

/** Requires a signed-in reader, for example to record a game. Otherwise, fails with `FORBIDDEN`. */
export function checkSignedIn({ role }: Reader): Permission {
  return role === 'anonymous'
    ? forbidden('Only people who are signed in can do this.', 'Sign in with the role seat, coach or admin.')
    : ok(null);
}

/**
 * Returns the author to record as the owner of stored data. This is the signed-in user or, if sign-in is off, the owner
 * of the machine. Fails with `FORBIDDEN` if there is no such author.
 */
export function personOf(reader: Reader): Result<Author, Problem<'FORBIDDEN'>> {
  const allowed = checkSignedIn(reader);
  if (!allowed.ok) return allowed;
  const person = authorOf(reader);
  return person === null
    ? fail({
        code: 'FORBIDDEN',
        message: 'Your token does not name a person.',
        advice: 'Use a token that contains a `sub`.',
      })
    : ok(person);
}

/**
 * Whether the reader began the game and is still allowed to begin games. Always false for readers without a role. Also
 * false if the game's record identifies the person who began it only by name.
 */
export const hasBegun = ({ opener }: Pick<GameAuthority, 'opener'>, reader: Reader): boolean =>
  reader.role !== 'anonymous' && isSameAuthor(opener, authorOf(reader));

/** Requires a reader who holds a seat in the game, or an admin. Otherwise, fails with `FORBIDDEN`. */
export function checkOwnGame(id: GameId, { role, seats }: Reader): Permission {
  if (role === 'admin' || seats.some(({ game }) => game === id)) return ok(null);
  return forbidden(
    'Only players in the game and admins can do this.',
    'Send the token of a seat in the game, or sign in as an admin.',
  );
}
