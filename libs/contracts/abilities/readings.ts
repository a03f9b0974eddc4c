import { readingsOf, type GameStarted } from '#record';

/** The readings of new games; records that do not say are of 1. */
export const READINGS = 2;

/** What is read otherwise from some readings on. */
const since = {
  /** Opening hands are extracted one contract at a time, each with its Ambush, up to four contracts in hand (3.1.b, 8.13.a). */
  'one-contract-at-a-time': 2,
  /** Of effects activated at once those of the player whose turn it is come first, by their places in play. */
  'turn-player-first': 2,
  /** What a Spell does as an Ambush is the damage and the targeting of a Spell (8.8.a, 8.12.a). */
  'ambush-of-a-spell': 2,
} as const;

/** Whether a game is played by a reading. */
export const reads = (game: Pick<GameStarted, 'options'> | null, reading: keyof typeof since): boolean =>
  readingsOf(game) >= since[reading];
