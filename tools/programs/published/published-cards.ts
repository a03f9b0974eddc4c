import type { PublishedCard } from '#altered/testing';
import { catalogueIn } from '../differential/card-files.js';

/** Reads the cards of several files together, because some cards create tokens that another file defines. */
export const publishedCards = (files: readonly string[]): readonly PublishedCard[] =>
  [...catalogueIn(files).cards].map(([reference, card]) => ({ card, set: reference.split('_')[1] ?? '' }));
