import type { CardDefinition } from '#altered/abilities';
import { plain } from './search.js';

/** A limited deck may have any number of these beside its pool (1.1.5.a). */
export const MANA_CONVERGENCE = 'MANA_CONVERGENCE';

/** The rules make it, so that it comes with every set. It cannot be played: it can only become a mana orb. */
export const manaConvergence: CardDefinition = {
  reference: MANA_CONVERGENCE,
  name: 'Mana Convergence',
  type: 'mana',
  subtypes: [],
  faction: null,
  rarity: null,
  handCost: 0,
  reserveCost: 0,
  statistics: null,
  text: ["I can't be played, but I can be used as a Mana Orb."],
  supportText: [],
  abilities: [{ kind: 'mana-only' }],
  executed: true,
};

/** The Mana Convergence that a line of a deck list names, where it names no card of the set; null: none. */
export const manaConvergenceNamed = (text: string): CardDefinition | null =>
  text === MANA_CONVERGENCE || plain(text) === plain(manaConvergence.name) ? manaConvergence : null;
