import type { RollView } from '#record';
import type { Action } from '../state/actions.js';

/** The dice that were rolled (7.3.13): they lie open on the table. */
export const rolls = (actions: readonly Action[]): readonly RollView[] =>
  actions.flatMap((action) => (action.kind === 'roll' ? [{ seat: action.seat, dice: action.dice }] : []));
