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

/** An invitation to a seat, valid for one claim. */
export interface Invitation {
  readonly game: GameId;
  readonly seat: Seat;
  /** Its id. The game's administration records whether it is valid. */
  readonly id: string;
}

/** An invitation to a seat of a draft, valid for one claim. */
export interface DraftInvitation extends HeldDraftSeat {
  /** Its id. The draft's administration records whether it is valid. */
  readonly id: string;
}

/** The content of a share link: a game up to a position, from a perspective. */
export interface SharedView {
  /** The link's id. The game's administration records whether it is valid. */
  readonly id: string;
  readonly game: GameId;
  /** A position, such as `142` or `142.3`. */
  readonly position: string;
  /** In the format of `formatViewer`. */
  readonly as: string;
}

/** An invited reader of a blind review, by number. */
export interface BlindReading {
  readonly id: string;
  readonly reader: number;
}

/** A study and its link for readers. */
export interface StudyReading {
  readonly study: string;
  readonly link: string;
}

/** A tournament and its link for readers. */
export interface TournamentReading {
  readonly tournament: string;
  readonly link: string;
}

/** A class by its study and link, as one of its pupils if a number is given. */
export interface ClassAttendance extends StudyReading {
  readonly pupil?: number | undefined;
}

/** The verified sender of a request. */
export interface Reader {
  /** The role of the sign-in token. Seat tokens do not count. */
  readonly role: Role;
  /** The subject of the token. Null if it names none. */
  readonly name: string | null;
  /** The issuer of the name. Null if there is none. */
  readonly issuer: string | null;
  /** Whether no sign-in is configured, so that every caller owns the machine. */
  readonly isLocal: boolean;
  readonly seats: readonly HeldSeat[];
  /** Empty if absent. */
  readonly draftSeats?: readonly HeldDraftSeat[];
  readonly shares: readonly SharedView[];
  /** The ids of assignments whose tokens the reader sent. Empty if absent. */
  readonly assignments?: readonly string[];
  /** The blind reviews to which the reader sent an invitation. Empty if absent. */
  readonly blindReviews?: readonly BlindReading[];
  /** The studies whose tokens the reader sent. Empty if absent. */
  readonly studies?: readonly StudyReading[];
  /** The tournaments whose tokens the reader sent. Empty if absent. */
  readonly tournaments?: readonly TournamentReading[];
  /** The classes whose tokens the reader sent. Empty if absent. */
  readonly classes?: readonly ClassAttendance[];
  /** When the token expires, in milliseconds since 1970. Absent if it does not expire. */
  readonly expiresAt?: number;
}

/** The sender of a request to a local server. */
export const owner: Reader = {
  role: 'admin',
  name: null,
  issuer: null,
  isLocal: true,
  seats: [],
  shares: [],
};

/** A sender without a token, if sign-in is configured. */
export const anonymous: Reader = {
  role: 'anonymous',
  name: null,
  issuer: null,
  isLocal: false,
  seats: [],
  shares: [],
};

/**
 * The persistent identity of the reader, if known: the subject of the sign-in token, the owner of the
 * machine, or the seat in the game.
 */
export function authorOf({ name, issuer, isLocal, seats }: Reader, game?: GameId): Author | null {
  if (name !== null) return { kind: 'signed-in', issuer: issuer ?? 'nobody', subject: name };
  if (isLocal) return { kind: 'owner' };
  const held = seats.find((candidate) => candidate.game === game);
  return held === undefined ? null : { kind: 'seat', seat: held.seat };
}
