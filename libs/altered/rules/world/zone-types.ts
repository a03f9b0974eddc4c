import type { Edition } from '../state/edition.js';
import type { Characteristics } from './characteristics.js';

/** 2.2.3 of edition 4.0: whether a permanent is played to an Expedition, as all are except Landmarks. */
export const playedToExpedition = (
  { expeditionPermanents }: Pick<Edition, 'expeditionPermanents'>,
  { type, subtypes }: Pick<Characteristics, 'type' | 'subtypes'>,
): boolean => expeditionPermanents && type === 'permanent' && !subtypes.includes('landmark');
