import { formatPosition, parsePosition, type Position } from './position.js';

/** The perspective: a seat (such as `0` or `1`), `spectator` or `all`. */
export type Perspective = string;

/** The parts of a link to a replay. */
export interface ReplayAddress {
  readonly id: string;
  /** The position. Null if the link has none, so that the replay opens at its default position. */
  readonly at: Position | null;
  /** The text of an invalid position. Null if the position is valid or absent. */
  readonly misread: string | null;
  /** The perspective. Null for the game's default perspective. */
  readonly as: Perspective | null;
  /** The seat at the bottom of the board. Null if it follows from the perspective. */
  readonly bottom: number | null;
  /** The panel next to the board. `none` if no panel is open. Null for the game's default panel. */
  readonly panel: string | null;
  /** The subject of the panel, such as a card or a counter. Each panel has its own format. */
  readonly about: string | null;
  /** The branch to compare with the game. */
  readonly branch: string | null;
  /** Whether the link shows only a board, for embedding in another page. */
  readonly isEmbedded: boolean;
}

/** Returns the address that opens a game at its default position. */
export const newAddress = (id: string): ReplayAddress => ({
  id,
  at: null,
  misread: null,
  as: null,
  bottom: null,
  panel: null,
  about: null,
  branch: null,
  isEmbedded: false,
});

/** Parses the path and query of a location. Null if it is not the address of a replay. */
export function parseAddress(pathname: string, search: string): ReplayAddress | null {
  const page = pageOf(pathname);
  if (page === null) return null;
  const query = new URLSearchParams(search);
  const position = query.get('at');
  const at = position === null ? null : parsePosition(position);
  const bottom = query.get('bottom');
  return {
    ...page,
    at,
    misread: position !== null && at === null ? position : null,
    as: query.get('as'),
    bottom: bottom !== null && /^\d$/.test(bottom) ? Number(bottom) : null,
    panel: query.get('panel'),
    about: query.get('about'),
    branch: query.get('branch'),
  };
}

function pageOf(pathname: string): Pick<ReplayAddress, 'id' | 'isEmbedded'> | null {
  const [, page, id] = /^\/(game|embed)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  try {
    return { id: decodeURIComponent(id), isEmbedded: page === 'embed' };
  } catch {
    // A `%` that does not start a valid escape sequence cannot be decoded, so the address is invalid.
    return null;
  }
}

/** Returns the link that reopens the same view. */
export function formatAddress(address: ReplayAddress): string {
  const { id, at, as, bottom, panel, about, branch, isEmbedded } = address;
  const query = new URLSearchParams();
  if (at) query.set('at', formatPosition(at));
  if (as !== null) query.set('as', as);
  if (bottom !== null) query.set('bottom', `${bottom}`);
  for (const [name, value] of Object.entries({ panel, about, branch }))
    if (value !== null) query.set(name, value);
  return `/${isEmbedded ? 'embed' : 'game'}/${encodeURIComponent(id)}${query.size === 0 ? '' : `?${query}`}`;
}

/** Returns the seat at the bottom of the board. This is `flipped` or, if that is null, the seat of the perspective. */
export const bottomSeat = (as: Perspective, flipped: number | null): number =>
  flipped ?? (/^\d$/.test(as) ? Number(as) : 0);
