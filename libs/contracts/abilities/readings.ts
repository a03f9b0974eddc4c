import { readingsOf, type GameStarted } from '#record';

/** The version of the interpretation of the rules that new games use. Records without a version have version 1. */
export const READINGS = 2;

/** The version that introduced each interpretation of a rule. */
const since = {
  /**
   * Opening hands are extracted one contract at a time, resolving each Ambush, until the hand has four contracts
   * (3.1.b, 8.13.a).
   */
  'one-contract-at-a-time': 2,
  /** Simultaneous effects of the turn player come first, in order of their place in play. */
  'turn-player-first': 2,
  /** The Ambush of a Spell deals damage and targets like a Spell (8.8.a, 8.12.a). */
  'ambush-of-a-spell': 2,
} as const;

/** Whether a game uses an interpretation of a rule. */
export const reads = (game: Pick<GameStarted, 'options'> | null, reading: keyof typeof since): boolean =>
  readingsOf(game) >= since[reading];
