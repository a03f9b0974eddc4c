import type { Terrain } from './card.js';
import type { Known, Selector } from './selector.js';
import type { Expeditions, ExpeditionsOrTarget, Players } from './words.js';

/** Where an expedition stands, compared with the one facing it (7.5.2), or what it is. */
export type Standing = 'ahead' | 'behind' | 'tied' | 'behind-or-tied' | 'ascended' | 'in-contact';

/** Expeditions that are described, where no word stands for them. */
export type DescribedExpedition =
  | { readonly kind: 'standing'; readonly of: Expeditions; readonly is: Standing }
  /** With such an object, with none, facing one, or in a region with a terrain. */
  | {
      readonly kind: 'such';
      readonly of: Expeditions;
      readonly with?: Selector;
      readonly without?: Selector;
      readonly facing?: Selector;
      readonly in?: Terrain;
    }
  /** One that is chosen as it happens: "a Hero Expedition", "another Expedition". */
  | {
      readonly kind: 'chosen';
      readonly which?: 'hero' | 'companion';
      readonly of?: Players;
      readonly other?: true;
    }
  | { readonly kind: 'of-player'; readonly which: 'hero' | 'companion'; readonly player: Players }
  | { readonly kind: 'of-object'; readonly what: Known }
  | { readonly kind: 'of-owner'; readonly which: 'hero' | 'companion'; readonly what: Known };

/** Some of several expeditions: "each of your Expeditions that's behind", "each Expedition with no Characters". */
export type SuchExpeditions = Extract<DescribedExpedition, { kind: 'standing' | 'such' }>;

/** Where a Terrain Marker is put (3.2.1.d of edition 4.0): on any visible region, or on that of an expedition. */
export type MarkedRegion = 'target' | 'my-region' | { readonly regionOf: ExpeditionsOrTarget };

/** Where a token is created: in an expedition, or in somebody's Landmarks. */
export type TokenPlace =
  | { readonly kind: 'expedition'; readonly expedition: DescribedExpedition }
  | { readonly kind: 'landmarks'; readonly of: Players }
  /** Of the player who controls, or controlled, an object. */
  | { readonly kind: 'controllers-landmarks'; readonly what: Known };
