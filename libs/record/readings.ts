import type { GameStarted } from './event.js';

/**
 * Which readings of its edition a game is played by: a number that grows when an edition is found to mean something else. A
 * game keeps the readings that it began with, so records are decided again as they were. 1 where it does not say.
 */
export const readingsOf = (game: Pick<GameStarted, 'options'> | null): number => {
  const said = game?.options['readings'];
  return typeof said === 'number' ? said : 1;
};

/** The options of a game that is played by these readings. */
export const withReadings = (readings: number): GameStarted['options'] => ({ readings });

/** Whether a program that knows readings up to `newest` can play the game. */
export function knowsReadings({ options }: Pick<GameStarted, 'options'>, newest: number): boolean {
  const { readings } = options;
  if (readings === undefined) return true;
  return typeof readings === 'number' && Number.isInteger(readings) && readings >= 1 && readings <= newest;
}
