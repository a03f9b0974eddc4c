import type { PublishedCard } from '#altered/testing';
import { catalogueIn } from '../differential/card-files.js';

/** The cards of card files, each reference once. They are read together: some create tokens that another file shows. */
export const publishedCards = (files: readonly string[]): readonly PublishedCard[] =>
  [...catalogueIn(files).cards].map(([reference, card]) => ({ card, set: reference.split('_')[1] ?? '' }));
