import { z } from 'zod';
import { definitionOf, type PublicCard } from '#altered/cards';
import { terrains } from '#altered/abilities';

const name = z.string().min(1).max(200);
const cost = z.int().min(0);

/** A card as a draft knows it: what boosters, limited decks and bots ask of it. Games know all of it. */
export const draftCardShape = z.strictObject({
  name,
  type: z.enum(['character', 'spell', 'permanent', 'hero', 'token']),
  faction: z.enum(['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir']).nullable(),
  /** Null: a Hero or a token. */
  rarity: z.enum(['common', 'rare', 'unique', 'exalted']).nullable(),
  handCost: cost,
  reserveCost: cost,
  /** Forest, mountain, water together; null: not a character. */
  statistics: cost.nullable(),
});
export type DraftCard = z.infer<typeof draftCardShape>;

/** Cards by reference. */
export type DraftCards = Readonly<Record<string, DraftCard>>;

/** A printed card as a draft knows it. */
export function draftCardOf(printed: PublicCard): DraftCard {
  const card = definitionOf(printed);
  // Mana Convergence is drawn like a token: nobody drafts it, and decks may have it as often as they like (1.1.5.a).
  if (card === null || card.type === 'mana')
    return {
      name: printed.name,
      type: 'token',
      faction: null,
      rarity: null,
      handCost: 0,
      reserveCost: 0,
      statistics: null,
    };
  const { name: called, type, faction, rarity, handCost, reserveCost, statistics } = card;
  return {
    name: called,
    type,
    faction,
    rarity,
    handCost,
    reserveCost,
    statistics: statistics === null ? null : terrains.reduce((sum, terrain) => sum + statistics[terrain], 0),
  };
}
