import type { Player } from '../api/shapes.js';
import type { Perspective } from './address.js';
import type { Say } from '../words/language.js';

export interface PerspectiveChoice {
  readonly as: Perspective;
  readonly name: string;
  readonly hint: string;
}

/** Lists all perspectives of a game with names and hints: each seat, the spectator, all cards. */
export const perspectivesOf = (players: readonly Player[], say: Say): readonly PerspectiveChoice[] => [
  ...players.map(({ seat, name }) => ({ as: `${seat}`, name, hint: say('perspective.seat-hint', { name }) })),
  { as: 'spectator', name: say('perspective.spectator'), hint: say('perspective.spectator-hint') },
  { as: 'all', name: say('perspective.all'), hint: say('perspective.all-hint') },
];

/**
 * Returns the perspective in which a game opens: the seat that is played in this browser. Otherwise all cards if the
 * game is over and the reader may see them, and the public view if not.
 */
export function openingPerspective(
  { perspectives, result }: Pick<Viewed, 'perspectives'> & { readonly result: unknown },
  played: number | undefined,
): Perspective {
  const wanted = [played === undefined ? '' : `${played}`, result === null ? '' : 'all', 'spectator'];
  return wanted.find((as) => perspectives.includes(as)) ?? perspectives[0] ?? 'spectator';
}

/** A game with the perspectives available to the reader. */
interface Viewed {
  readonly players: readonly Player[];
  readonly perspectives: readonly Perspective[];
}

/** Returns the perspectives that are available to the reader. */
export const ownPerspectives = ({ players, perspectives }: Viewed, say: Say): readonly PerspectiveChoice[] =>
  perspectivesOf(players, say).filter(({ as }) => perspectives.includes(as));

/** Returns the reader's next available perspective. The first one follows the last. */
export function nextPerspective({ players, perspectives }: Viewed, as: Perspective): Perspective {
  const all = [...players.map(({ seat }) => `${seat}`), 'spectator', 'all'];
  const own = all.filter((perspective) => perspectives.includes(perspective));
  return own[(own.indexOf(as) + 1) % own.length] ?? as;
}
