import type { Kinds, KindSpecs } from './shape.js';
import type { Vocabulary } from './words.js';

export type Standing = Vocabulary['standing'];

/**
 * A set of expeditions that match a description: "each of your Expeditions that's behind", "each Expedition with no
 * Characters".
 */
export const expeditionSets = {
  standing: { of: 'expeditions', is: 'standing' },
} as const satisfies KindSpecs;
export type ExpeditionSet = Kinds<typeof expeditionSets>;

/** Expeditions that are selected by a description, as opposed to a fixed phrase such as "my Expedition". */
export const described = {
  ...expeditionSets,
  /** An expedition that a player chooses when the effect happens: "a Hero Expedition", "another Expedition". */
  chosen: { 'which?': 'hero or companion', 'of?': 'players', 'other?': 'yes' },
  'of-player': { which: 'hero or companion', player: 'players' },
  /** The expedition of an object. If `each` is set, the expeditions of all the objects. */
  'of-object': { what: 'known', 'each?': 'yes' },
  'of-owner': { which: 'hero or companion', what: 'known' },
} as const satisfies KindSpecs;
export type DescribedExpedition = Kinds<typeof described>;
