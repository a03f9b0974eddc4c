import { noSuchGame } from '#archive';
import type { GameAuthority } from '#projections';
import { fail, ok, type GameId, type Result, type Seat } from '#record';
import type { Problem } from '../errors/problem.js';
import { isImporter } from './importer.js';
import type { Reader } from './reader.js';

/** The part of a known game that a reader may view. */
export type Sight =
  /** Public information, and the information of these seats. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'everything' }
  /** The reader sees only the content of a link. */
  | { readonly kind: 'shared'; readonly position: string; readonly as: string };

/** The parts of a game that a reader may view, during and after play. Independent of whether it is over. */
export interface Admission {
  readonly whilePlayed: Sight;
  readonly whenOver: Sight;
  /** The seats that others were invited to, with the names that they chose. */
  readonly invited: GameAuthority['invited'];
}

/**
 * `GAME_NOT_FOUND` if the game does not exist for the reader, `LINK_REVOKED` if the reader's link was revoked. For
 * admins also the reason why the viewers are unknown.
 */
export type Refusal = Problem;

/** The decisions about a game that determine its viewers. */
export type AccessFacts = Pick<
  GameAuthority,
  'visibility' | 'handedOut' | 'shares' | 'deleted' | 'imported' | 'invited'
>;

const everything: Sight = { kind: 'everything' };

export const sightIn = ({ whilePlayed, whenOver }: Admission, isOver: boolean): Sight =>
  isOver ? whenOver : whilePlayed;

/**
 * Decides which part of a game a reader may view, from the game's authority and never from its record.
 * Contains all rules of visibility.
 */
export function admissionOf(id: GameId, facts: AccessFacts, reader: Reader): Result<Admission, Refusal> {
  if (facts.deleted) return fail(noSuchGame(id));
  const { invited } = facts;
  const always = (sight: Sight) => ok({ whilePlayed: sight, whenOver: sight, invited });
  const sent = reader.shares.find(({ game }) => game === id);
  if (sent !== undefined) {
    // The link is recorded in the decisions about the game; the token names it.
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

/** The refusal for a revoked link. It can be specific, because holders of the link know of the game. */
const linkRevoked: Refusal = {
  code: 'LINK_REVOKED',
  message: 'The link was revoked.',
  advice: 'Ask the person who shared it for another.',
};
