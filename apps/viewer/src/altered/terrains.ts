export const terrains = ['forest', 'mountain', 'water'] as const;
export type Terrain = (typeof terrains)[number];

export const isTerrain = (name: string): name is Terrain => (terrains as readonly string[]).includes(name);
