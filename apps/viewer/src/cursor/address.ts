import { formatPosition, parsePosition, type Position } from './position.js';

/** As whom the game is looked at: a seat (`0`, `1`), `spectator` or `all`. */
export type Perspective = string;

/** What a link to a replay says. */
export interface ReplayAddress {
  readonly id: string;
  /** Null: where the viewer opens the game by itself. */
  readonly at: Position | null;
  readonly as: Perspective;
  /** The seat at the bottom of the board when it is not the one that follows from the perspective. */
  readonly bottom: number | null;
}

export type Address = { readonly page: 'games' } | ({ readonly page: 'replay' } & ReplayAddress);

/** Reads the path and query of a location. Anything unknown is the list of games. */
export function parseAddress(pathname: string, search: string): Address {
  const match = /^\/game\/([^/]+)\/?$/.exec(pathname);
  if (!match?.[1]) return { page: 'games' };
  const query = new URLSearchParams(search);
  const as = query.get('as') ?? '';
  const bottom = query.get('bottom');
  return {
    page: 'replay',
    id: decodeURIComponent(match[1]),
    at: parsePosition(query.get('at') ?? ''),
    as: /^(\d|spectator|all)$/.test(as) ? as : 'spectator',
    bottom: bottom !== null && /^\d$/.test(bottom) ? Number(bottom) : null,
  };
}

/** The link that reopens the same view. */
export function formatAddress({ id, at, as, bottom }: ReplayAddress): string {
  const query = new URLSearchParams();
  if (at) query.set('at', formatPosition(at));
  query.set('as', as);
  if (bottom !== null) query.set('bottom', `${bottom}`);
  return `/game/${encodeURIComponent(id)}?${query}`;
}

/** The seat that sits at the bottom of the board for a perspective, unless it was flipped. */
export const bottomSeat = (as: Perspective, flipped: number | null): number =>
  flipped ?? (/^\d$/.test(as) ? Number(as) : 0);
