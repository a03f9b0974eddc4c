import type { Edition } from '../state/edition.js';
import type { Characteristics } from './characteristics.js';

/** 2.2.3 of edition 4.0: the zone type of a permanent is Expedition, unless its type line says Landmark. */
export const playedToExpedition = (
  { expeditionPermanents }: Pick<Edition, 'expeditionPermanents'>,
  { type, subtypes }: Pick<Characteristics, 'type' | 'subtypes'>,
): boolean => expeditionPermanents && type === 'permanent' && !subtypes.includes('landmark');
