import type { HabitAct, Habits } from '#record';
import type { Action } from '../state/actions.js';
import type { State } from '../state/state.js';

const names = ['hero', 'companion', 'turns', 'first-pass', 'mana'] as const;

/**
 * The actions that describe a player's habits: playing cards to each expedition, taking turns, passing first, and
 * turning cards into mana.
 */
export const habits: Habits<State, Action> = {
  names,
  of: (event, { seats }) =>
    event.kind === 'StepResolved' ? event.actions.flatMap((action) => actIn(action, seats) ?? []) : [],
};

function actIn(action: Action, seats: State['seats']): HabitAct | null {
  const act = (seat: number, habit: (typeof names)[number]): HabitAct => ({ seat, habit });
  if (action.kind === 'turn') return act(action.seat, 'turns');
  if (action.kind === 'pass')
    return seats.some(({ passed }) => passed) ? null : act(action.seat, 'first-pass');
  if (action.kind !== 'move') return null;
  const { from, to } = action;
  if (from.zone === 'limbo' && to.expedition !== undefined) return act(to.seat, to.expedition);
  return from.zone === 'hand' && to.zone === 'mana' ? act(from.seat, 'mana') : null;
}
