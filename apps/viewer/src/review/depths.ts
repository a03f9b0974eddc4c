/** The `about` of a review panel that starts a review at once. */
export const BEGIN = 'begin';

/** The depths of a review, as playouts for each position. More take longer and leave smaller errors. */
export const depths = { quick: 40, usual: 150, thorough: 400 } as const;
export type Depth = keyof typeof depths;

/** Returns the name of a number of playouts. Null if it has none. */
export const depthOf = (playouts: number): Depth | null =>
  (Object.keys(depths) as Depth[]).find((depth) => depths[depth] === playouts) ?? null;
