import { reads } from '#altered/abilities';
import type { Seat } from '#record';
import type { leaveReasons } from '../state/actions.js';
import { type Action } from '../state/actions.js';
import type { Proposed, ProposedReveal } from '../state/proposal.js';
import type { State } from '../state/state.js';
import type { AlteredTask } from '../state/tasks.js';
import { isShared, itemOf, place, placeOf } from '../state/zones.js';

export type LeaveReason = (typeof leaveReasons)[number];

/**
 * M4.11: returns the actions that remove a player and their cards. Other players' cards under that player's control go
 * to their owners' discard piles.
 */
export function leavingActions(state: State, seat: Seat, reason: LeaveReason): readonly Action[] {
  let object = state.timestamp;
  const given = state.stays.flatMap((stay, item): Action[] => {
    const { owner } = itemOf(state, item);
    if (stay?.seat !== seat || owner === seat || owner === null || !isShared(stay.zone)) return [];
    if (itemOf(state, item).kind !== 'card') return [{ kind: 'vanish', item, object: stay.object }];
    const to = place('discard', owner);
    return [{ kind: 'move', item, from: placeOf(stay), to, left: stay.object, becomes: ++object }];
  });
  return [...given, { kind: 'leave', seat, reason }];
}

/**
 * M4.11: returns the tasks that remain after players have left. Drops the tasks of players who have left, and repeats
 * the requests to the others.
 */
export function stillWaiting(state: State, agenda: readonly AlteredTask[]): AlteredTask[] {
  const hasLeft = (seat: Seat): boolean => state.left.includes(seat);
  const here = <Entry extends { readonly seat: Seat }>(list: readonly Entry[]): readonly Entry[] =>
    list.filter(({ seat }) => !hasLeft(seat));
  return agenda.flatMap((task): AlteredTask[] => {
    switch (task.task) {
      case 'starting-mana':
      case 'expand':
      case 'order-deck':
        return [{ ...task, chosen: here(task.chosen) }];
      case 'clean-up':
        return [{ task: 'clean-up', kept: here(task.kept) }];
      case 'take-turn':
        // If the player whose turn it is has left, the turn ends.
        return [hasLeft(task.seat) ? { ...task, task: 'end-turn' } : task];
      case 'declare':
      case 'pay':
      case 'pay-or-decline':
        return hasLeft(task.declaration.seat) ? [] : [task];
      case 'resolve-card':
      case 'scout':
      case 'play-now':
      case 'finish-spell':
      case 'become-fleeting':
      case 'play-for-free':
        return hasLeft(task.seat) ? [] : [task];
      case 'step':
        return remainingStep(state, task, hasLeft);
      case 'resolve-steps': {
        if (hasLeft(task.frame.controller)) return [];
        const { exchange: _, ...anew } = task;
        return [{ ...anew, answers: [] }];
      }
      case 'optional': {
        if (hasLeft(task.frame.controller)) return [];
        const left = (seats: readonly Seat[]): readonly Seat[] => seats.filter((seat) => !hasLeft(seat));
        return [{ ...task, seats: left(task.seats), willing: left(task.willing) }];
      }
      case 'choose-target':
        return hasLeft(task.frame.controller) ? [] : [{ ...task, picking: [] }];
      case 'choose-modes':
        return hasLeft(task.frame.controller) || (task.by !== undefined && hasLeft(task.by)) ? [] : [task];
      case 'resolve':
      case 'either':
      case 'may-pay':
        return hasLeft(task.frame.controller) ? [] : [task];
      case 'set-up':
      case 'begin-day':
      case 'begin-phase':
      case 'daily-effect':
      case 'after-daily-effect':
      case 'check-reactions':
      case 'begin-turn':
      case 'end-turn':
      case 'end-afternoon':
      case 'vanish':
        return [task];
    }
  });
}

type Step = Extract<AlteredTask, { task: 'step' }>;

/** Removes a step's actions on players who have left. The step's questions are asked again. */
function remainingStep(state: State, { proposal }: Step, hasLeft: (seat: Seat) => boolean): AlteredTask[] {
  if (proposal.by !== null && hasLeft(proposal.by)) return [];
  const actions = proposal.actions.flatMap((action): readonly Proposed[] => {
    if (action.kind === 'reveal') return remainingReveals(state, action, hasLeft);
    return concernsLeaver(state, action, hasLeft) ? [] : [action];
  });
  return actions.length === 0 ? [] : [{ task: 'step', proposal: { ...proposal, actions }, picks: [] }];
}

/** Removes players who have left from a reveal: their cards are no longer shown, and no cards are shown to them. */
function remainingReveals(
  state: State,
  reveal: ProposedReveal,
  hasLeft: (seat: Seat) => boolean,
): readonly ProposedReveal[] {
  const showsRest = reads(state.started, 'others-still-shown');
  if (showsRest && reveal.to !== null && hasLeft(reveal.to)) return [];
  const items = reveal.items.filter((shown) =>
    typeof shown === 'number' ? !isOwnedByLeaver(state, shown, hasLeft) : !hasLeft(shown.deck),
  );
  if (items.length === reveal.items.length) return [reveal];
  return items.length === 0 || !showsRest ? [] : [{ ...reveal, items }];
}

/** Whether an action concerns players who have left, or their items. */
function concernsLeaver(
  state: State,
  action: Exclude<Proposed, ProposedReveal>,
  hasLeft: (seat: Seat) => boolean,
): boolean {
  if ('seat' in action && hasLeft(action.seat)) return true;
  if (action.kind === 'token') return hasLeft(action.to.seat);
  if (action.kind === 'move' && typeof action.item !== 'number') return hasLeft(action.item.deck);
  return 'item' in action && typeof action.item === 'number' && isOwnedByLeaver(state, action.item, hasLeft);
}

/** Whether an item belongs to a player who has left. */
function isOwnedByLeaver(state: State, item: number, hasLeft: (seat: Seat) => boolean): boolean {
  const owner = state.items[item]?.owner ?? null;
  return owner !== null && hasLeft(owner);
}
