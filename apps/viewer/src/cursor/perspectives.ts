import type { Player } from '../api/shapes.js';
import type { Perspective } from './address.js';
import type { Say } from '../words/language.js';

export interface PerspectiveChoice {
  readonly as: Perspective;
  readonly name: string;
  readonly hint: string;
}

/** The perspectives of a game. */
export const perspectivesOf = (players: readonly Player[], say: Say): readonly PerspectiveChoice[] => [
  ...players.map(({ seat, name }) => ({ as: `${seat}`, name, hint: say('perspective.seat-hint', { name }) })),
  { as: 'spectator', name: say('perspective.spectator'), hint: say('perspective.spectator-hint') },
  { as: 'all', name: say('perspective.all'), hint: say('perspective.all-hint') },
];

/**
 * Returns the perspective that a game opens from: the seat that was played here; all cards if they may be seen and the game is
 * over; or the public view.
 */
export function openingPerspective(
  { perspectives, result }: Pick<Viewed, 'perspectives'> & { readonly result: unknown },
  played: number | undefined,
): Perspective {
  const wanted = [played === undefined ? '' : `${played}`, result === null ? '' : 'all', 'spectator'];
  return wanted.find((as) => perspectives.includes(as)) ?? perspectives[0] ?? 'spectator';
}

/** A game with the perspectives that the reader may take. */
interface Viewed {
  readonly players: readonly Player[];
  readonly perspectives: readonly Perspective[];
}

/** The perspectives available to the reader. */
export const ownPerspectives = ({ players, perspectives }: Viewed, say: Say): readonly PerspectiveChoice[] =>
  perspectivesOf(players, say).filter(({ as }) => perspectives.includes(as));

/** The perspective after this one, of those that the reader may take, round and round. */
export function nextPerspective({ players, perspectives }: Viewed, as: Perspective): Perspective {
  const all = [...players.map(({ seat }) => `${seat}`), 'spectator', 'all'];
  const own = all.filter((perspective) => perspectives.includes(perspective));
  return own[(own.indexOf(as) + 1) % own.length] ?? as;
}
