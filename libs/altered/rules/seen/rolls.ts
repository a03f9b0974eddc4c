import type { RollView } from '#record';
import type { Action } from '../state/actions.js';

/** Returns the results of dice (7.3.13), which are public. */
export const rolls = (actions: readonly Action[]): readonly RollView[] =>
  actions.flatMap((action) => (action.kind === 'roll' ? [{ seat: action.seat, dice: action.dice }] : []));
