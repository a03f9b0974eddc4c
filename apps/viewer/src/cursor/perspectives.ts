import type { Player } from '../api/shapes.js';
import type { Perspective } from './address.js';
import type { Say } from '../words/language.js';

export interface PerspectiveChoice {
  readonly as: Perspective;
  readonly name: string;
  readonly hint: string;
}

/** Lists all perspectives of a game with names and hints: each seat, the spectator, and all cards. */
export const perspectivesOf = (players: readonly Player[], say: Say): readonly PerspectiveChoice[] => [
  ...players.map(({ seat, name }) => ({ as: `${seat}`, name, hint: say('perspective.seat-hint', { name }) })),
  { as: 'spectator', name: say('perspective.spectator'), hint: say('perspective.spectator-hint') },
  { as: 'all', name: say('perspective.all'), hint: say('perspective.all-hint') },
];

/**
 * Returns the perspective from which a game opens. If the user plays a seat in this browser, this is the seat's
 * perspective. Otherwise, it is all cards if the game is over and the user is allowed to see them. In all other cases,
 * it is the spectator's view.
 */
export function openingPerspective(
  { perspectives, result }: Pick<Viewed, 'perspectives'> & { readonly result: unknown },
  played: number | undefined,
): Perspective {
  const wanted = [played === undefined ? '' : `${played}`, result === null ? '' : 'all', 'spectator'];
  return wanted.find((as) => perspectives.includes(as)) ?? perspectives[0] ?? 'spectator';
}

/** A game with the perspectives that are available to the user. */
interface Viewed {
  readonly players: readonly Player[];
  readonly perspectives: readonly Perspective[];
}

/** Returns the perspectives that are available to the user. */
export const ownPerspectives = ({ players, perspectives }: Viewed, say: Say): readonly PerspectiveChoice[] =>
  perspectivesOf(players, say).filter(({ as }) => perspectives.includes(as));

/** Returns the next perspective that is available to the user. After the last perspective, returns the first. */
export function nextPerspective({ players, perspectives }: Viewed, as: Perspective): Perspective {
  const all = [...players.map(({ seat }) => `${seat}`), 'spectator', 'all'];
  const own = all.filter((perspective) => perspectives.includes(perspective));
  return own[(own.indexOf(as) + 1) % own.length] ?? as;
}
