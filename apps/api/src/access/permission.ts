import type { GameId, Problem } from '#record';
import { ProblemError } from '../problem-error.js';
import type { Reader } from './reader.js';

const forbidden = (message: string, advice: string): ProblemError =>
  new ProblemError({ code: 'FORBIDDEN', message, advice } satisfies Problem);

/** Those who record games here have said who they are; problem `FORBIDDEN`. */
export function requireSignedIn({ role }: Reader): void {
  if (role === 'anonymous')
    throw forbidden('Only those who are signed in may do this.', 'Sign in as seat, coach or admin.');
}

/** Those who decide about a game hold one of its seats, or are admin; problem `FORBIDDEN`. */
export function requireOwnGame(id: GameId, { role, seats }: Reader): void {
  if (role === 'admin' || seats.some(({ game }) => game === id)) return;
  throw forbidden(
    'Only players of the game and admins decide this.',
    'Send the token of a seat of the game, or sign in as admin.',
  );
}
