import type { PublishedCard } from '#altered/testing';
import { catalogueIn } from '../differential/card-files.js';

/**
 * Reads the cards of several files, each reference once. Reads the files together, because some cards create tokens
 * defined in another file.
 */
export const publishedCards = (files: readonly string[]): readonly PublishedCard[] =>
  [...catalogueIn(files).cards].map(([reference, card]) => ({ card, set: reference.split('_')[1] ?? '' }));
