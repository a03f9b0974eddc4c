import type { GameAuthority } from '#projections';
import { fail, ok, type GameId, type Result, type Seat } from '#record';
import type { Problem } from '../errors/problem.js';
import { isImporter } from './importer.js';
import type { Reader } from './reader.js';

/** What a reader may look at of a game that it knows of. */
export type Sight =
  /** What everybody knows, and what these seats know. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'everything' }
  /** What a link shows, and nothing after it. */
  | { readonly kind: 'shared'; readonly position: string; readonly as: string };

/** What a reader may look at of a game, whether it is over or not: neither is found out to decide it. */
export interface Admission {
  readonly whilePlayed: Sight;
  readonly whenOver: Sight;
}

/**
 * `GAME_NOT_FOUND`: a reader may not know of the game. `LINK_REVOKED`: it was shown by a link that was revoked. For admins
 * also why nobody knows who can view it.
 */
export type Refusal = Problem;

/** What is decided about a game, as far as it matters to who may see it. */
export type AccessFacts = Pick<GameAuthority, 'visibility' | 'handedOut' | 'shares' | 'deleted' | 'imported'>;

const everything: Sight = { kind: 'everything' };
const always = (sight: Sight): Admission => ({ whilePlayed: sight, whenOver: sight });

export const sightIn = ({ whilePlayed, whenOver }: Admission, isOver: boolean): Sight =>
  isOver ? whenOver : whilePlayed;

/** The rules of who may see what; all of them. They go by what is decided about a game, and never by its record. */
export function admissionOf(id: GameId, facts: AccessFacts, reader: Reader): Result<Admission, Refusal> {
  if (facts.deleted) return fail(noSuchGame(id));
  const sent = reader.shares.find(({ game }) => game === id);
  if (sent !== undefined) {
    // What was shared is decided about the game; the token names it.
    const link = facts.shares.find((shared) => shared.id === sent.id);
    if (link === undefined) return fail(linkRevoked);
    return ok(always({ kind: 'shared', position: link.position, as: link.as }));
  }
  const seats = reader.seats.filter(({ game }) => game === id).map(({ seat }) => seat);
  const visibility = facts.visibility ?? 'PUBLIC';
  const belongs =
    seats.length > 0 || reader.role === 'coach' || reader.role === 'admin' || isImporter(facts, reader);
  if (visibility === 'PRIVATE' && !belongs) return fail(noSuchGame(id));
  const whenOver: Sight = visibility === 'PUBLIC' || belongs ? everything : { kind: 'seats', seats: [] };
  if (facts.handedOut.length === 0) return ok(always(whenOver));
  // Whoever plays on their own machine is not to see the hands of whom they play with.
  const keeps = reader.role === 'admin' && !reader.isLocal;
  return ok({ whilePlayed: keeps ? everything : { kind: 'seats', seats }, whenOver });
}

export const noSuchGame = (id: string): Refusal => ({
  code: 'GAME_NOT_FOUND',
  message: `There is no game "${id}".`,
  advice: 'The query `games` lists the recorded ones.',
});

/** Whoever is told so had the link from somebody: that there is such a game is no news. */
const linkRevoked: Refusal = {
  code: 'LINK_REVOKED',
  message: 'The link was revoked.',
  advice: 'Ask the person who shared it for another.',
};
