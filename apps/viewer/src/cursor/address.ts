import { formatPosition, parsePosition, type Position } from './position.js';

/** As whom the game is looked at: a seat (`0`, `1`), `spectator` or `all`. */
export type Perspective = string;

/** What a link to a replay says. */
export interface ReplayAddress {
  readonly id: string;
  /** Null: where the viewer opens the game by itself. */
  readonly at: Position | null;
  /** What stands in the place of a position and is none; null: nothing of the kind. */
  readonly misread: string | null;
  /** Null for the perspective from which the viewer opens a game. */
  readonly as: Perspective | null;
  /** The seat at the bottom of the board when it is not the one that follows from the perspective. */
  readonly bottom: number | null;
  /** The panel beside the board; `none`: it is closed. Null: the one that a game opens with. */
  readonly panel: string | null;
  /** What the panel is about, as the panel reads it: a card, a counter. */
  readonly about: string | null;
  /** The game that this one is compared with: one of its branches. */
  readonly branch: string | null;
}

/** The address that opens a game anew. */
export const newAddress = (id: string): ReplayAddress => ({
  id,
  at: null,
  misread: null,
  as: null,
  bottom: null,
  panel: null,
  about: null,
  branch: null,
});

/** Reads the path and query of a location; null: it is no replay. */
export function parseAddress(pathname: string, search: string): ReplayAddress | null {
  const id = idOf(pathname);
  if (id === null) return null;
  const query = new URLSearchParams(search);
  const asked = query.get('at');
  const at = asked === null ? null : parsePosition(asked);
  const bottom = query.get('bottom');
  return {
    id,
    at,
    misread: asked !== null && at === null ? asked : null,
    as: query.get('as'),
    bottom: bottom !== null && /^\d$/.test(bottom) ? Number(bottom) : null,
    panel: query.get('panel'),
    about: query.get('about'),
    branch: query.get('branch'),
  };
}

function idOf(pathname: string): string | null {
  const [, id] = /^\/game\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray % encodes nothing.
    return null;
  }
}

/** The link that reopens the same view. */
export function formatAddress({ id, at, as, bottom, panel, about, branch }: ReplayAddress): string {
  const query = new URLSearchParams();
  if (at) query.set('at', formatPosition(at));
  if (as !== null) query.set('as', as);
  if (bottom !== null) query.set('bottom', `${bottom}`);
  for (const [name, value] of Object.entries({ panel, about, branch }))
    if (value !== null) query.set(name, value);
  return `/game/${encodeURIComponent(id)}${query.size === 0 ? '' : `?${query}`}`;
}

/** The seat that sits at the bottom of the board for a perspective, unless it was flipped. */
export const bottomSeat = (as: Perspective, flipped: number | null): number =>
  flipped ?? (/^\d$/.test(as) ? Number(as) : 0);
