/** The value of `about` that makes the review panel start a review immediately. */
export const BEGIN = 'begin';

/** The depths of a review. The numbers are playouts per position. More playouts take longer but have smaller errors. */
export const depths = { quick: 40, usual: 150, thorough: 400 } as const;
export type Depth = keyof typeof depths;

/** Returns the depth with the given number of playouts. Null if there is no such depth. */
export const depthOf = (playouts: number): Depth | null =>
  (Object.keys(depths) as Depth[]).find((depth) => depths[depth] === playouts) ?? null;
