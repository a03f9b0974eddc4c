import type { Seat } from '#record';
import type { Action } from '../state/actions.js';

/** Returns how many of a player's expeditions an event compared but did not move (4.2.4.g). */
export const failedExpeditions = (actions: readonly Action[], seat: Seat): number =>
  actions.filter(
    (action) =>
      action.kind === 'compare' &&
      action.seat === seat &&
      !actions.some(
        (other) =>
          other.kind === 'expedition' && other.seat === seat && other.expedition === action.expedition,
      ),
  ).length;
