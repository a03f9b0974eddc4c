import type { Author, GameId, Seat } from '#record';

/** The roles of signed-in users. A seat plays, a coach views every game that is over, an admin runs the server. */
export const roles = ['anonymous', 'seat', 'coach', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A seat whose token the reader sent. */
export interface HeldSeat {
  readonly game: GameId;
  readonly seat: Seat;
}

/** A seat of a draft whose token the reader sent. */
export interface HeldDraftSeat {
  readonly draft: string;
  readonly seat: Seat;
}

/** An invitation to a seat, which is good for one claim. */
export interface Invitation {
  readonly game: GameId;
  readonly seat: Seat;
  /** The decisions about the game tell whether it is still valid. */
  readonly id: string;
}

/** An invitation to a seat of a draft, which is good for one claim. */
export interface DraftInvitation extends HeldDraftSeat {
  /** The decisions about the draft tell whether it is still valid. */
  readonly id: string;
}

/** The content of a share link: a game up to a position, from a perspective. */
export interface SharedView {
  /** Of the link. The decisions about the game tell whether it is still valid. */
  readonly id: string;
  readonly game: GameId;
  /** As `142` or `142.3`. */
  readonly position: string;
  /** As `formatViewer` writes it. */
  readonly as: string;
}

/** Who a request comes from, as far as the server believes it. */
export interface Reader {
  /** As what it is signed in; seats that are held do not count. */
  readonly role: Role;
  /** The subject of the token. Null if it names none. */
  readonly name: string | null;
  /** The issuer of the name. Null if there is none. */
  readonly issuer: string | null;
  /** Whether no authentication is configured: every caller then owns the machine. */
  readonly isLocal: boolean;
  readonly seats: readonly HeldSeat[];
  /** Empty if left out. */
  readonly draftSeats?: readonly HeldDraftSeat[];
  readonly shares: readonly SharedView[];
  /** The ids of assignments whose tokens the reader sent. Empty if left out. */
  readonly assignments?: readonly string[];
  /** The end of the token's validity, in milliseconds since 1970. Left out if it does not expire. */
  readonly expiresAt?: number;
}

/** Who connects to a server of its own machine. */
export const owner: Reader = {
  role: 'admin',
  name: null,
  issuer: null,
  isLocal: true,
  seats: [],
  shares: [],
};

/** Who says nothing of who it is, where one can sign in. */
export const anonymous: Reader = {
  role: 'anonymous',
  name: null,
  issuer: null,
  isLocal: false,
  seats: [],
  shares: [],
};

/**
 * Returns the lasting identity of the reader, as far as it is known: the subject of the sign-in token, the owner of the machine,
 * or the seat in the game.
 */
export function authorOf({ name, issuer, isLocal, seats }: Reader, game?: GameId): Author | null {
  if (name !== null) return { kind: 'signed-in', issuer: issuer ?? 'nobody', subject: name };
  if (isLocal) return { kind: 'owner' };
  const held = seats.find((candidate) => candidate.game === game);
  return held === undefined ? null : { kind: 'seat', seat: held.seat };
}
