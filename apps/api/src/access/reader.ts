import type { Author, GameId, Seat } from '#record';

/**
 * The roles of readers, in ascending order. A `seat` plays, a `coach` views every finished game, and an `admin` runs
 * the server.
 */
export const roles = ['anonymous', 'seat', 'coach', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A seat for which the reader sent a token. */
export interface HeldSeat {
  readonly game: GameId;
  readonly seat: Seat;
}

/** A seat of a draft for which the reader sent a token. */
export interface HeldDraftSeat {
  readonly draft: string;
  readonly seat: Seat;
}

/** An invitation to a seat, valid for one claim. */
export interface Invitation {
  readonly game: GameId;
  readonly seat: Seat;
  /** The id of the invitation. The game's administrative entries record whether the invitation is valid. */
  readonly id: string;
}

/** An invitation to a seat of a draft, valid for one claim. */
export interface DraftInvitation extends HeldDraftSeat {
  /** The id of the invitation. The draft's administrative entries record whether the invitation is valid. */
  readonly id: string;
}

/** The content of a share link: a game up to a position, from one perspective. */
export interface SharedView {
  /** The id of the link. The game's administrative entries record whether the link is valid. */
  readonly id: string;
  readonly game: GameId;
  /** A position, such as `142` or `142.3`. */
  readonly position: string;
  /** The perspective, in the format of `formatViewer`. */
  readonly as: string;
}

/** An invited reader of a blind review, identified by number. */
export interface BlindReading {
  readonly id: string;
  readonly reader: number;
}

/** A study and the id of its link for readers. */
export interface StudyReading {
  readonly study: string;
  readonly link: string;
}

/** A tournament and the id of its link for readers. */
export interface TournamentReading {
  readonly tournament: string;
  readonly link: string;
}

/** A class, identified by its study and link. `pupil` is the reader's number if the reader attends as a pupil. */
export interface ClassAttendance extends StudyReading {
  readonly pupil?: number | undefined;
}

/** The verified sender of a request. */
export interface Reader {
  /** The role in the sign-in token. Seat tokens do not grant a role. */
  readonly role: Role;
  /** The subject of the sign-in token. Null if there is none. */
  readonly name: string | null;
  /** The issuer of `name`. Null if there is none. */
  readonly issuer: string | null;
  /** Whether no sign-in is configured, so that every caller counts as the owner of the machine. */
  readonly isLocal: boolean;
  readonly seats: readonly HeldSeat[];
  /** The draft seats for which the reader sent a token. Empty if absent. */
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
  /** The time when the sign-in token expires, in milliseconds since 1970. Absent if there is no sign-in token. */
  readonly expiresAt?: number;
}

/** The reader of every request if no sign-in is configured. */
export const owner: Reader = {
  role: 'admin',
  name: null,
  issuer: null,
  isLocal: true,
  seats: [],
  shares: [],
};

/** The reader of a request without a token, if sign-in is configured. */
export const anonymous: Reader = {
  role: 'anonymous',
  name: null,
  issuer: null,
  isLocal: false,
  seats: [],
  shares: [],
};

/**
 * Returns the persistent identity of the reader: the subject of the sign-in token, the owner of the machine, or the
 * reader's seat in the game. Null if there is none.
 */
export function authorOf({ name, issuer, isLocal, seats }: Reader, game?: GameId): Author | null {
  if (name !== null) return { kind: 'signed-in', issuer: issuer ?? 'nobody', subject: name };
  if (isLocal) return { kind: 'owner' };
  const held = seats.find((candidate) => candidate.game === game);
  return held === undefined ? null : { kind: 'seat', seat: held.seat };
}
