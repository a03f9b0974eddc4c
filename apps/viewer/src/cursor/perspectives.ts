import type { Player } from '../api/shapes.js';
import type { Perspective } from './address.js';

export interface PerspectiveChoice {
  readonly as: Perspective;
  readonly name: string;
  readonly hint: string;
}

/** As whom a game can be looked at. */
export const perspectivesOf = (players: readonly Player[]): readonly PerspectiveChoice[] => [
  ...players.map(({ seat, name }) => ({ as: `${seat}`, name, hint: `What ${name} knew` })),
  { as: 'spectator', name: 'Spectator', hint: 'What everybody sees' },
  { as: 'all', name: 'Everything', hint: 'Both hands, both decks, face-down cards' },
];

/** The perspective after this one, round and round. */
export function nextPerspective(players: readonly Player[], as: Perspective): Perspective {
  const all = perspectivesOf(players);
  const index = all.findIndex((choice) => choice.as === as);
  return all[(index + 1) % all.length]?.as ?? 'spectator';
}
