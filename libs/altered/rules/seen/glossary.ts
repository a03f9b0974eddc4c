import { terrains } from '#altered/abilities';
import type { GlossaryParts } from '#record';
import { expeditionNames } from '../state/objects.js';

export const glossary: GlossaryParts = {
  cards: ['hand', 'reserve', 'landmark', ...expeditionNames],
  strength: expeditionNames.flatMap((part) => terrains.map((terrain) => `${part}-${terrain}`)),
  inPlay: expeditionNames,
  mana: { name: 'mana', start: 3, aDay: 1 },
  race: { name: 'distance', of: 'own' },
  zones: { inPlay: ['expedition', 'landmark'], held: ['hand', 'reserve'], onItsWay: 'limbo' },
};
