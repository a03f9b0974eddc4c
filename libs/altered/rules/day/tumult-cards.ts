import type { Terrain } from '#altered/abilities';

/** The terrains of the two halves of each Tumult card (1.1.7.f). */
export const tumultCards: readonly (readonly [readonly Terrain[], readonly Terrain[]])[] = [
  [['forest'], ['mountain', 'water']],
  [['mountain'], ['forest', 'water']],
  [['water'], ['forest', 'mountain']],
];

export const allTerrains: readonly Terrain[] = ['forest', 'mountain', 'water'];
