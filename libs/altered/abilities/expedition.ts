import type { Kinds, KindSpecs } from './shape.js';
import type { Vocabulary } from './words.js';

export type Standing = Vocabulary['standing'];

/** Some of several expeditions: "each of your Expeditions that's behind", "each Expedition with no Characters". */
export const such = {
  standing: { of: 'expeditions', is: 'standing' },
} as const satisfies KindSpecs;
export type SuchExpeditions = Kinds<typeof such>;

/** Expeditions that are described, where no word stands for them. */
export const described = {
  ...such,
  /** One that is chosen as it happens: "a Hero Expedition", "another Expedition". */
  chosen: { 'which?': 'hero or companion', 'of?': 'players', 'other?': 'yes' },
  'of-player': { which: 'hero or companion', player: 'players' },
  /** `each`: of several objects, in the Expeditions of all of them. */
  'of-object': { what: 'known', 'each?': 'yes' },
  'of-owner': { which: 'hero or companion', what: 'known' },
} as const satisfies KindSpecs;
export type DescribedExpedition = Kinds<typeof described>;
