/** The limits on the length and complexity of a line of card text. Published lines are far below them. */
export const textBounds = {
  /** The maximum number of characters in a line. */
  line: 1000,
  /** The maximum number of parsing steps: productions that are tried, and results that are compared. */
  steps: 300_000,
  /** The maximum nesting depth of productions. */
  depth: 120,
} as const;
