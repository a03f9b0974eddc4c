import { gameNotFound } from '#archive';
import type { GameAuthority } from '#projections';
import { fail, ok, type GameId, type Result, type Seat } from '#record';
import type { Problem } from '../errors/problem.js';
import { isImporter } from './importer.js';
import type { Reader } from './reader.js';

/** The part of a known game that a reader can view. */
export type VisiblePart =
  /** Public information, plus the private information of these seats. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'everything' }
  /** Only the part of the game that a share link shows. */
  | { readonly kind: 'shared'; readonly position: string; readonly as: string };

/**
 * The part of a game that a reader can view while the game is in progress, and the part that the reader can view when
 * it is over.
 */
export interface Admission {
  readonly whilePlayed: VisiblePart;
  readonly whenOver: VisiblePart;
  /** The seats to which players were invited, with the names that the players chose. */
  readonly invited: GameAuthority['invited'];
}

/**
 * The reason why a reader cannot view a game: `LINK_REVOKED` or `GAME_NOT_FOUND`. `GAME_NOT_FOUND` is also the reason
 * if the game exists but is hidden from the reader. If the access rights are unreadable, admins get the read error
 * instead.
 */
export type Refusal = Problem;

/** The access rights that determine who can view a game. */
export type AccessFacts = Pick<
  GameAuthority,
  'visibility' | 'handedOut' | 'shares' | 'deleted' | 'imported' | 'invited'
>;

const everything: VisiblePart = { kind: 'everything' };

export const visiblePart = ({ whilePlayed, whenOver }: Admission, isOver: boolean): VisiblePart =>
  isOver ? whenOver : whilePlayed;

/**
 * Decides which part of a game a reader can view. Uses only the game's access rights, never its record. All visibility
 * rules are in this function.
 */
export function admissionOf(id: GameId, facts: AccessFacts, reader: Reader): Result<Admission, Refusal> {
  if (facts.deleted) return fail(gameNotFound(id));
  const { invited } = facts;
  const always = (part: VisiblePart) => ok({ whilePlayed: part, whenOver: part, invited });
  const sent = reader.shares.find(({ game }) => game === id);
  if (sent !== undefined) {
    // Looks up the link in the game's administrative entries, because the link could have been revoked after its token
    // was issued.
    const link = facts.shares.find((shared) => shared.id === sent.id);
    if (link === undefined) return fail(linkRevoked);
    return always({ kind: 'shared', position: link.position, as: link.as });
  }
  const seats = reader.seats.filter(({ game }) => game === id).map(({ seat }) => seat);
  const visibility = facts.visibility ?? 'PUBLIC';
  const belongs =
    seats.length > 0 || reader.role === 'coach' || reader.role === 'admin' || isImporter(facts, reader);
  if (visibility === 'PRIVATE' && !belongs) return fail(gameNotFound(id));
  const whenOver: VisiblePart =
    visibility === 'PUBLIC' || belongs ? everything : { kind: 'seats', seats: [] };
  if (facts.handedOut.length === 0) return always(whenOver);
  // The owner of the machine might be playing the game, and must not see the other players' hands.
  const keeps = reader.role === 'admin' && !reader.isLocal;
  return ok({ whilePlayed: keeps ? everything : { kind: 'seats', seats }, whenOver, invited });
}

/** The refusal for a revoked link. It can confirm that the game exists, because the link has already revealed this. */
const linkRevoked: Refusal = {
  code: 'LINK_REVOKED',
  message: 'The link was revoked.',
  advice: 'Ask the person who shared the game for a new link.',
};
