/** Limits on the length and complexity of a line of card text. Published lines are far below them. */
export const textBounds = {
  /** Characters of a line. */
  line: 1000,
  /** Steps of the reader: productions tried, readings compared with each other. */
  steps: 300_000,
  /** Productions inside productions. */
  depth: 120,
} as const;
