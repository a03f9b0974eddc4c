/** How much a line of card text may ask of its reader. Published lines stay far below. */
export const textBounds = {
  /** Characters of a line. */
  line: 1000,
  /** Steps of the reader: productions tried, readings compared with each other. */
  steps: 300_000,
  /** Productions inside productions. */
  depth: 120,
} as const;
