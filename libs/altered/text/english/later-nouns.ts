import type { Feature } from './described.js';
import type { Style } from './grammar.js';

/** What descriptions can ask in later editions. */
export const laterFeatures = (_style: Style): readonly Feature[] => [];
