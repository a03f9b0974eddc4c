import { readingsOf, type GameStarted } from '#record';

/** The version of the interpretation of the rules for new games. Records without a version have 1. */
export const READINGS = 2;

/** The version from which each reading of the rules applies. */
const since = {
  /**
   * Opening hands are extracted one contract at a time, each with its Ambush, up to four contracts in hand
   * (3.1.b, 8.13.a).
   */
  'one-contract-at-a-time': 2,
  /** Simultaneous effects of the turn player come first, by place in play. */
  'turn-player-first': 2,
  /** The Ambush of a Spell deals damage and targets like a Spell (8.8.a, 8.12.a). */
  'ambush-of-a-spell': 2,
} as const;

/** Whether a reading applies to a game. */
export const reads = (game: Pick<GameStarted, 'options'> | null, reading: keyof typeof since): boolean =>
  readingsOf(game) >= since[reading];
