import { noSuchGame } from '#archive';
import type { GameAuthority } from '#projections';
import { fail, ok, type GameId, type Result, type Seat } from '#record';
import type { Problem } from '../errors/problem.js';
import { isImporter } from './importer.js';
import type { Reader } from './reader.js';

/** The part of a known game that a reader may view. */
export type Sight =
  /** Public information, and the private information of these seats. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'everything' }
  /** The reader sees only the content of a link. */
  | { readonly kind: 'shared'; readonly position: string; readonly as: string };

/** The parts of a game that a reader may view while it is in progress and when it is over. */
export interface Admission {
  readonly whilePlayed: Sight;
  readonly whenOver: Sight;
  /** The seats to which players were invited, with the names that the players chose. */
  readonly invited: GameAuthority['invited'];
}

/**
 * The reason why a reader may not view a game: `GAME_NOT_FOUND` if the game does not exist for the reader, or
 * `LINK_REVOKED`. Admins also get the reason why the permitted viewers are unknown.
 */
export type Refusal = Problem;

/** The decisions about a game that determine who may view it. */
export type AccessFacts = Pick<
  GameAuthority,
  'visibility' | 'handedOut' | 'shares' | 'deleted' | 'imported' | 'invited'
>;

const everything: Sight = { kind: 'everything' };

export const sightIn = ({ whilePlayed, whenOver }: Admission, isOver: boolean): Sight =>
  isOver ? whenOver : whilePlayed;

/**
 * Decides which part of a game a reader may view, from the game's authority and never from its record. All rules of
 * visibility are here.
 */
export function admissionOf(id: GameId, facts: AccessFacts, reader: Reader): Result<Admission, Refusal> {
  if (facts.deleted) return fail(noSuchGame(id));
  const { invited } = facts;
  const always = (sight: Sight) => ok({ whilePlayed: sight, whenOver: sight, invited });
  const sent = reader.shares.find(({ game }) => game === id);
  if (sent !== undefined) {
    // The token only contains the link's id. The game's administration contains the link.
    const link = facts.shares.find((shared) => shared.id === sent.id);
    if (link === undefined) return fail(linkRevoked);
    return always({ kind: 'shared', position: link.position, as: link.as });
  }
  const seats = reader.seats.filter(({ game }) => game === id).map(({ seat }) => seat);
  const visibility = facts.visibility ?? 'PUBLIC';
  const belongs =
    seats.length > 0 || reader.role === 'coach' || reader.role === 'admin' || isImporter(facts, reader);
  if (visibility === 'PRIVATE' && !belongs) return fail(noSuchGame(id));
  const whenOver: Sight = visibility === 'PUBLIC' || belongs ? everything : { kind: 'seats', seats: [] };
  if (facts.handedOut.length === 0) return always(whenOver);
  // A player on their own machine must not see the hands of the other players.
  const keeps = reader.role === 'admin' && !reader.isLocal;
  return ok({ whilePlayed: keeps ? everything : { kind: 'seats', seats }, whenOver, invited });
}

/**
 * The refusal for a revoked link. It may confirm that the game exists, because the holder of the link already knows
 * that.
 */
const linkRevoked: Refusal = {
  code: 'LINK_REVOKED',
  message: 'The link was revoked.',
  advice: 'Ask the person who shared it for another.',
};
