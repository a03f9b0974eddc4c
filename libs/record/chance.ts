import type { GameStarted } from './event.js';

/** Ways from a seed to its numbers, by which a game can be played. */
export const chances = ['sha-256', 'chacha20'] as const;
export type Chance = (typeof chances)[number];

/** The random source of a game, which never changes. SHA-256 if absent. */
export const chanceOf = ({ options }: Pick<GameStarted, 'options'>): Chance =>
  options['chance'] === 'chacha20' ? 'chacha20' : 'sha-256';

/** The options of a game that is played by this chance. */
export const withChance = (chance: Chance): GameStarted['options'] => ({ chance });

/** Whether this program can play by the chance of a game. */
export const knowsChance = ({ options: { chance } }: Pick<GameStarted, 'options'>): boolean =>
  chance === undefined || chances.some((known) => known === chance);
