/** The value of `about` with which the review panel starts a review immediately. */
export const BEGIN = 'begin';

/** The depths of a review, as numbers of playouts per position. More playouts take longer and have smaller errors. */
export const depths = { quick: 40, usual: 150, thorough: 400 } as const;
export type Depth = keyof typeof depths;

/** Returns the name of a number of playouts. Null if it has none. */
export const depthOf = (playouts: number): Depth | null =>
  (Object.keys(depths) as Depth[]).find((depth) => depths[depth] === playouts) ?? null;
