import type { Player } from '../api/shapes.js';
import type { Perspective } from './address.js';
import type { Say } from '../words/language.js';

export interface PerspectiveChoice {
  readonly as: Perspective;
  readonly name: string;
  readonly hint: string;
}

/** As whom a game can be looked at. */
export const perspectivesOf = (players: readonly Player[], say: Say): readonly PerspectiveChoice[] => [
  ...players.map(({ seat, name }) => ({ as: `${seat}`, name, hint: say('perspective.seat-hint', { name }) })),
  { as: 'spectator', name: say('perspective.spectator'), hint: say('perspective.spectator-hint') },
  { as: 'all', name: say('perspective.all'), hint: say('perspective.all-hint') },
];

/** The perspective after this one, round and round. */
export function nextPerspective(players: readonly Player[], as: Perspective): Perspective {
  const all = [...players.map(({ seat }) => `${seat}`), 'spectator', 'all'];
  return all[(all.indexOf(as) + 1) % all.length] ?? 'spectator';
}
