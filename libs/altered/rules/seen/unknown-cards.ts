import type { CardDefinition } from '#altered/abilities';
import { cardOf, type State } from '../state/state.js';

/** The reference of a card of which a record does not say which it is. */
export const UNKNOWN_CARD = 'UNKNOWN';

/** A card of which nothing is known, under a reference of its own. */
export const blankCard = (reference: string, name: string): CardDefinition => ({
  reference,
  name,
  type: 'spell',
  subtypes: [],
  faction: null,
  rarity: null,
  handCost: 0,
  reserveCost: 0,
  statistics: null,
  text: [],
  supportText: [],
  executed: true,
});

/** Cards that nobody has identified, where they are more than the deck that is to come. */
export const unknownCards = (state: State): number =>
  state.items.reduce((count, { kind }, item) => {
    const zone = state.stays[item]?.zone ?? 'deck';
    const isUnknown = kind === 'card' && zone !== 'deck' && cardOf(state, item).reference === UNKNOWN_CARD;
    return count + (isUnknown ? 1 : 0);
  }, 0);
