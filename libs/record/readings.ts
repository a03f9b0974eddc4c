import type { GameStarted } from './event.js';

/**
 * Returns the version of Retrace's rules interpretation for a game. Every correction of the interpretation increases
 * the version. A game keeps the version with which it began, so old records replay unchanged. 1 if the option
 * `readings` is absent.
 */
export const readingsOf = (game: Pick<GameStarted, 'options'> | null): number => {
  const readings = game?.options['readings'];
  return typeof readings === 'number' ? readings : 1;
};

export const withReadings = (readings: number): GameStarted['options'] => ({ readings });

/** Whether a version of Retrace that supports interpretations up to `newest` can play the game. */
export function supportsReadings({ options }: Pick<GameStarted, 'options'>, newest: number): boolean {
  const { readings } = options;
  if (readings === undefined) return true;
  return typeof readings === 'number' && Number.isInteger(readings) && readings >= 1 && readings <= newest;
}
