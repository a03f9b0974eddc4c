import type { Author, GameId, Seat } from '#record';

/** As what somebody is signed in. A seat plays, a coach looks at every game that is over, an admin keeps the server. */
export const roles = ['anonymous', 'seat', 'coach', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A seat that somebody has the token of. */
export interface HeldSeat {
  readonly game: GameId;
  readonly seat: Seat;
}

/** A seat of a draft that somebody has the token of. */
export interface HeldDraftSeat {
  readonly draft: string;
  readonly seat: Seat;
}

/** An invitation to a seat, which is good for one claim. */
export interface Invitation {
  readonly game: GameId;
  readonly seat: Seat;
  /** What is said about the game tells whether it still counts. */
  readonly id: string;
}

/** An invitation to a seat of a draft, which is good for one claim. */
export interface DraftInvitation extends HeldDraftSeat {
  /** What is said about the draft tells whether it still counts. */
  readonly id: string;
}

/** What a share link shows: a game up to a position, as somebody. */
export interface SharedView {
  /** Of the link; what is said about the game tells whether it still counts. */
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
  /** The subject of the token; null: nobody said. */
  readonly name: string | null;
  /** Who vouches for the name; null: nobody does. */
  readonly issuer: string | null;
  /** True where no authentication is configured: whoever connects owns the machine. */
  readonly isLocal: boolean;
  readonly seats: readonly HeldSeat[];
  /** Left out: none. */
  readonly draftSeats?: readonly HeldDraftSeat[];
  readonly shares: readonly SharedView[];
  /** Assignments that somebody has the token of, by their ids. Left out: none. */
  readonly assignments?: readonly string[];
  /** Until when it is believed, in milliseconds since 1970; left out: for good. */
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
 * Who the reader is to be known by when it comes again, as far as that is said: by the token that it signed in with, as the
 * owner of the machine, or by its seat of the game.
 */
export function authorOf({ name, issuer, isLocal, seats }: Reader, game?: GameId): Author | null {
  if (name !== null) return { kind: 'signed-in', issuer: issuer ?? 'nobody', subject: name };
  if (isLocal) return { kind: 'owner' };
  const held = seats.find((one) => one.game === game);
  return held === undefined ? null : { kind: 'seat', seat: held.seat };
}
