import type { GameNotes } from '#projections';
import type { GameId, Seat } from '#record';
import type { Reader } from './reader.js';

/** What a reader may look at of a game. */
export type Sight =
  /** Not even that there is a game. */
  | { readonly kind: 'nothing' }
  /** It was shown by a link that was revoked. */
  | { readonly kind: 'revoked' }
  /** What everybody knows, and what these seats know. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'everything' }
  /** What a link shows, and nothing after it. */
  | { readonly kind: 'shared'; readonly position: string; readonly as: string };

/** What a reader may look at of a game that it knows of. */
export type Admitted = Exclude<Sight, { readonly kind: 'nothing' | 'revoked' }>;

/** A game as far as it matters to who may see it. */
export interface Looked {
  readonly id: GameId;
  readonly isOver: boolean;
  readonly notes: Pick<GameNotes, 'visibility' | 'handedOut' | 'shares' | 'deleted'>;
}

/** The rules of who may see what; all of them. */
export function sightOf({ id, isOver, notes }: Looked, reader: Reader): Sight {
  if (notes.deleted) return { kind: 'nothing' };
  const sent = reader.shares.find(({ game }) => game === id);
  if (sent !== undefined) {
    // What was shared is said about the game; the token names it.
    const link = notes.shares.find((said) => said.id === sent.id);
    return link === undefined
      ? { kind: 'revoked' }
      : { kind: 'shared', position: link.position, as: link.as };
  }
  const seats = reader.seats.filter(({ game }) => game === id).map(({ seat }) => seat);
  const visibility = notes.visibility ?? 'PUBLIC';
  const belongs = seats.length > 0 || reader.role === 'coach' || reader.role === 'admin';
  if (visibility === 'PRIVATE' && !belongs) return { kind: 'nothing' };
  if (!isOver && notes.handedOut.length > 0) {
    // Whoever plays on their own machine is not to see the hands of whom they play with.
    const keeps = reader.role === 'admin' && !reader.isLocal;
    return keeps ? { kind: 'everything' } : { kind: 'seats', seats };
  }
  return visibility === 'PUBLIC' || belongs ? { kind: 'everything' } : { kind: 'seats', seats: [] };
}
