import {
  factionOf,
  openSet,
  setOf,
  typeOf,
  type CardQuery,
  type Catalogue,
  type PublicCard,
} from '#altered/cards';
import type { CardFaction, CardKind, CatalogueCard } from './card.types.js';

/** Maps the card types in the API to the card types in the catalogue. */
export const kindOf = {
  CHARACTER: 'character',
  SPELL: 'spell',
  PERMANENT: 'permanent',
  HERO: 'hero',
  MANA: 'mana',
  TOKEN: 'token',
} as const satisfies Record<CardKind, CardQuery['type']>;

function statisticsOf({ forest, mountain, ocean }: PublicCard): CatalogueCard['statistics'] {
  if (forest === null || mountain === null || ocean === null) return [];
  return [
    { name: 'forest', value: forest },
    { name: 'mountain', value: mountain },
    { name: 'water', value: ocean },
  ];
}

export function cardOf(card: PublicCard, { texts }: Catalogue): CatalogueCard {
  const type = typeOf(card);
  const text = texts.get(card.reference);
  const hasCost = type !== null && type !== 'hero';
  return {
    reference: card.reference,
    name: card.name,
    set: setOf(card),
    setName: card.setName ?? null,
    kind: (type ?? 'token').toUpperCase() as CardKind,
    subtypes: card.subtypes.map((subtype) => subtype.toLowerCase()),
    faction: (factionOf(card) ?? 'neutral').toUpperCase() as CardFaction,
    rarity: card.rarity.toLowerCase(),
    handCost: hasCost ? card.handCost : null,
    reserveCost: hasCost ? card.reserveCost : null,
    statistics: statisticsOf(card),
    reserveLimit: type === 'hero' ? (card.reserveLimit ?? null) : null,
    landmarkLimit: type === 'hero' ? (card.landmarkLimit ?? null) : null,
    banned: card.isBanned === true,
    suspended: card.isSuspended === true,
    shipped: openSet().printed.has(card.reference),
    executed: text?.executed ?? false,
  };
}
