import { forgetDraft, storedDraft } from './draft-seats.js';
import { shelf } from './shelf.js';

const KEY = 'retrace.seats';
/**
 * The maximum number of seat tokens per request. A request can contain up to eight tokens, including the signed-in
 * user's token.
 */
const MOST_SENT = 7;

/** A seat that is played in this browser. */
interface Seat {
  readonly game: string;
  readonly seat: number;
  /** The token that allows playing in this seat. */
  readonly token: string;
}

export interface StoredSeat extends Seat {
  /** The players' names, for the list of games. */
  readonly names: readonly string[];
  /** Invitations to other seats. The viewer creates the invitation links from them. */
  readonly invitations: readonly { readonly seat: number; readonly invitation: string }[];
  readonly over: boolean;
}

const isSeat = (value: unknown): value is Seat => {
  const { game, seat, token } = (value ?? {}) as Partial<Seat>;
  return typeof game === 'string' && typeof seat === 'number' && typeof token === 'string';
};

const isStoredSeat = (value: unknown): value is StoredSeat => {
  const { names, invitations } = (value ?? {}) as Partial<StoredSeat>;
  return isSeat(value) && Array.isArray(names) && Array.isArray(invitations);
};

/** The stored seats of games played in this browser. */
const played = shelf(KEY, () => localStorage, isStoredSeat);
/** The seats of branches. They are stored until the tab is closed. */
const branches = shelf(KEY, () => sessionStorage, isSeat);

/** Returns the seats of games that are played in this browser, newest first. */
export const storedSeats = (): readonly StoredSeat[] => played.read();

/** Stores a seat, replacing any earlier entry for it. */
export const keepSeat = (seat: StoredSeat): void =>
  played.write([
    seat,
    ...played.read().filter((entry) => entry.game !== seat.game || entry.seat !== seat.seat),
  ]);

/**
 * Stores the current player names of a game, and whether the game is over. The viewer no longer offers a finished game
 * for play.
 */
export function amendSeats(game: string, now: Pick<StoredSeat, 'names' | 'over'>): void {
  const seats = played.read();
  const amended = seats.map((entry) => (entry.game === game ? { ...entry, ...now } : entry));
  if (JSON.stringify(amended) !== JSON.stringify(seats)) played.write(amended);
}

/** Stores the seats of a branch until the tab is closed. */
export function holdBranch(
  game: string,
  seats: readonly { readonly seat: number; readonly token: string | null }[],
): void {
  const held = seats.flatMap(({ seat, token }) => (token === null ? [] : [{ game, seat, token }]));
  branches.write([...held, ...branches.read().filter((entry) => entry.game !== game)]);
}

/** Returns the seats that the user plays in a branch in this tab. Empty if the game is not a branch. */
export const branchSeats = (game: string): readonly number[] =>
  branches
    .read()
    .filter((entry) => entry.game === game)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);

export const forgetBranches = (): void => branches.write([]);

/** Deletes the stored seats of a game or draft. */
export function forgetSeatsOf(game: string): void {
  forgetDraft(game);
  played.write(played.read().filter((entry) => entry.game !== game));
}

/**
 * Returns the seat tokens for a request. For a draft, returns only its seat token. For a game, returns the tokens of
 * its seats. Adds one token for each of the newest branches, so that the user can see private branches.
 */
export function seatTokens(game: unknown): readonly string[] {
  const drafted = storedDraft(game);
  if (drafted) return [drafted.own.token];
  const held = branches.read();
  const own = [...played.read(), ...held].filter((entry) => entry.game === game);
  const others = held.filter(
    (entry, index) => entry.game !== game && held.findIndex((other) => other.game === entry.game) === index,
  );
  return [...new Set([...own, ...others].map(({ token }) => token))].slice(0, MOST_SENT);
}

/** Returns the id of the game or draft in the path of a page. Null for other pages. */
export function gameOfPage(pathname: string): string | null {
  const [, id] = /^\/(?:game|play|draft)\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    // Decoding fails if a `%` does not start a valid escape sequence, so the path contains no valid id.
    return null;
  }
}
