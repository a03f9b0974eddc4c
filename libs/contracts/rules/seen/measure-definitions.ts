import type { MeasureDefinition } from '#record';

/** The definition and unit of each measure, by name without the seat. */
export const measureDefinitions: Readonly<Record<string, MeasureDefinition>> = {
  health: { unit: 'points', definition: 'Health of the player.' },
  hand: { unit: 'cards', definition: 'Contracts in hand.' },
  deck: { unit: 'cards', definition: 'Contracts in the deck.' },
  discard: { unit: 'cards', definition: 'Contracts in the discard pile.' },
  extractors: { unit: 'extractors', definition: 'Extractors, of every colour.' },
  reservoirs: { unit: 'reservoirs', definition: 'Reservoirs.' },
  mana: { unit: 'mana', definition: 'Mana that is full, of every colour, and reservoirs.' },
  'out-of-reach': {
    unit: 'extractors',
    definition: 'For each contract in hand, the extractors that are missing for its cost, added up.',
  },
  creatures: { unit: 'cards', definition: 'Creatures in the line.' },
  'line-attack': { unit: 'points', definition: 'Attack of the creatures in the line, added up.' },
  'line-health': { unit: 'points', definition: 'Health of the creatures in the line, added up.' },
  attack: { unit: 'points', definition: 'Attack of the player. 0 without one.' },
  globe: {
    unit: 'points',
    definition: 'For each contract in the globe, attack times durability, at most 6, added up.',
  },
  rune: { unit: 'cards', definition: 'Contracts in the rune.' },
  exhaustion: { unit: 'points', definition: 'Damage that the last exhaustion did. 0 before the first.' },
  'special-draw': { unit: 'draws', definition: '1 while the special draw can be used, else 0.' },
};
