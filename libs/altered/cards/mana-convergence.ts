import type { CardDefinition } from '#altered/abilities';
import { plain } from './search.js';

/**
 * The reference of Mana Convergence. A limited deck can contain any number of copies that are not in its pool
 * (1.1.5.a).
 */
export const MANA_CONVERGENCE = 'MANA_CONVERGENCE';

/** The card Mana Convergence, which the rules add to every set. It can only become a Mana Orb. */
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

/** Returns Mana Convergence if a line of a deck list names it. Null for other texts. */
export const manaConvergenceNamed = (text: string): CardDefinition | null =>
  text === MANA_CONVERGENCE || plain(text) === plain(manaConvergence.name) ? manaConvergence : null;
