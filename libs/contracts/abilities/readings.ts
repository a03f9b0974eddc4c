import { readingsOf, type GameStarted } from '#record';

/** The version of the rules interpretation in new games. Records without a version use version 1. */
export const READINGS = 2;

/** For each interpretation of a rule, the version that introduced it. */
const since = {
  /**
   * Each contract of an opening hand is extracted separately, and its Ambush is resolved before the next extraction.
   * Extraction ends when the hand has four contracts (3.1.b, 8.13.a).
   */
  'one-contract-at-a-time': 2,
  /** Simultaneous effects of the turn player come first, in the order of their positions in play. */
  'turn-player-first': 2,
  /** The Ambush of a Spell deals damage and targets like a Spell (8.8.a, 8.12.a). */
  'ambush-of-a-spell': 2,
} as const;

/** Whether a game uses this interpretation of a rule. */
export const reads = (game: Pick<GameStarted, 'options'> | null, reading: keyof typeof since): boolean =>
  readingsOf(game) >= since[reading];
