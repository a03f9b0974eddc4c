import type { GameStarted } from './event.js';

/**
 * The version of the interpretation of an edition. It grows whenever an interpretation is corrected. Each
 * game keeps its version, so that old records replay unchanged. 1 if absent.
 */
export const readingsOf = (game: Pick<GameStarted, 'options'> | null): number => {
  const readings = game?.options['readings'];
  return typeof readings === 'number' ? readings : 1;
};

/** The options of a game that is played by these readings. */
export const withReadings = (readings: number): GameStarted['options'] => ({ readings });

/** Whether a program that knows readings up to `newest` can play the game. */
export function knowsReadings({ options }: Pick<GameStarted, 'options'>, newest: number): boolean {
  const { readings } = options;
  if (readings === undefined) return true;
  return typeof readings === 'number' && Number.isInteger(readings) && readings >= 1 && readings <= newest;
}
