import { terrains } from '#altered/abilities';
import type { MeasureDefinition } from '#record';
import { expeditionNames } from '../state/objects.js';

const names = { hero: 'Hero', companion: 'Companion' } as const;

const ofExpeditions = expeditionNames.flatMap((part): (readonly [string, MeasureDefinition])[] => [
  [part, { unit: 'cards', definition: `Cards in the ${names[part]} expedition.` }],
  ...terrains.map(
    (terrain) =>
      [
        `${part}-${terrain}`,
        {
          unit: 'points',
          definition: `The ${terrain} statistics of the ${names[part]} expedition, added up.`,
        },
      ] as const,
  ),
]);

/** The description and unit of each measure. The keys do not include the seat. */
export const measureDefinitions: Readonly<Record<string, MeasureDefinition>> = {
  ...Object.fromEntries(ofExpeditions),
  mana: { unit: 'cards', definition: 'Mana Orbs, ready or exhausted.' },
  ready: { unit: 'cards', definition: 'Mana Orbs that are ready.' },
  hand: { unit: 'cards', definition: 'Cards in hand.' },
  'out-of-reach': {
    unit: 'mana',
    definition: 'For each card in hand, what its hand cost exceeds the Mana Orbs and one more by, added up.',
  },
  reserve: { unit: 'cards', definition: 'Cards in Reserve.' },
  deck: { unit: 'cards', definition: 'Cards in the deck.' },
  discard: { unit: 'cards', definition: 'Cards in the discard pile.' },
  landmark: { unit: 'cards', definition: 'Cards in the Landmark zone.' },
  distance: { unit: 'regions', definition: 'Regions that both expeditions have moved forward, added up.' },
  ahead: {
    unit: 'expeditions',
    definition:
      'Expeditions that would move forward if it were Dusk now. In the Arena, terrains that would be won.',
  },
  lead: {
    unit: 'points',
    definition:
      'For each expedition, the lead in its better terrain over the expedition it faces, from -4 to 4, added up. ' +
      '0 when the opponent has passed.',
  },
  staying: {
    unit: 'cards',
    definition: 'Characters that would stay in their expedition if it were Night now.',
  },
  returning: {
    unit: 'cards',
    definition: 'Characters that would go to Reserve if it were Night now, as far as there is room.',
  },
};
