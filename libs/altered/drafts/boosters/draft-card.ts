import { z } from 'zod';
import { definitionOf, type PublicCard } from '#altered/cards';
import { terrains } from '#altered/abilities';

const name = z.string().min(1).max(200);
const cost = z.int().min(0);

/** The schema of a card in a draft. Contains only the fields that boosters, limited decks and bots need. */
export const draftCardShape = z.strictObject({
  name,
  type: z.enum(['character', 'spell', 'permanent', 'hero', 'token']),
  faction: z.enum(['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir']).nullable(),
  /** Null for a Hero or a token. */
  rarity: z.enum(['common', 'rare', 'unique', 'exalted']).nullable(),
  handCost: cost,
  reserveCost: cost,
  /** The sum of the forest, mountain and water statistics. Null if the card is not a Character. */
  statistics: cost.nullable(),
});
export type DraftCard = z.infer<typeof draftCardShape>;

/** The cards of a draft, by reference. */
export type DraftCards = Readonly<Record<string, DraftCard>>;

export function draftCardOf(printed: PublicCard): DraftCard {
  const card = definitionOf(printed);
  // Mana Convergence is treated like a token. Players do not draft it, and decks can contain any number of copies
  // (1.1.5.a).
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
