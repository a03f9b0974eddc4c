import type { GameStarted } from './event.js';

/** The algorithms that derive a game's random numbers from its seed. */
export const chances = ['sha-256', 'chacha20'] as const;
export type Chance = (typeof chances)[number];

/**
 * Returns the algorithm that generates a game's random numbers. The algorithm never changes during a game. SHA-256 if
 * the option `chance` is absent.
 */
export const chanceOf = ({ options }: Pick<GameStarted, 'options'>): Chance =>
  options['chance'] === 'chacha20' ? 'chacha20' : 'sha-256';

export const withChance = (chance: Chance): GameStarted['options'] => ({ chance });

/** Whether this version of Retrace supports the game's random number algorithm. */
export const supportsChance = ({ options: { chance } }: Pick<GameStarted, 'options'>): boolean =>
  chance === undefined || chances.some((known) => known === chance);
