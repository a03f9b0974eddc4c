import { altered, type Action, type State } from '#altered/rules';
import type { GameEvent } from '#record';
import type { CheckedGame, CheckedPosition } from '#analysis/testing';

/** Altered, with checks for the invariants of its events and states. */
export const checkedAltered: CheckedGame<State, Action> = {
  module: altered,
  eventProblems,
  stateProblems,
  timestampOf: ({ timestamp }) => timestamp,
  agendaOf: ({ agenda }) => agenda,
};

function eventProblems(event: GameEvent<Action>, before: State): string[] {
  if (event.kind !== 'StepResolved') return [];
  const problems: string[] = [];
  for (const action of event.actions) {
    if (
      action.kind === 'move' &&
      action.becomes !== null &&
      action.becomes !== action.left &&
      action.becomes <= before.timestamp
    )
      problems.push(`"${event.verb}" gives a timestamp that is not greater than all before`);
    if (action.kind === 'counters' && action.value < 0)
      problems.push(`a counter of ${action.name} is negative`);
  }
  return problems;
}

/**
 * Lists the problems in a state: missing items, items in two zones, items whose stay is in another zone, duplicate
 * objects, and negative counters.
 */
function stateProblems(state: State): string[] {
  const problems: string[] = [];
  const seen = new Map<number, string>();
  const look = (items: readonly number[], zone: string): void => {
    for (const item of items) {
      if (seen.has(item)) problems.push(`item ${item} is in ${seen.get(item) ?? ''} and in ${zone}`);
      seen.set(item, zone);
      if (state.stays[item]?.zone !== zone)
        problems.push(`item ${item} in ${zone} says it is in ${state.stays[item]?.zone ?? 'none'}`);
    }
  };
  for (const seat of state.seats)
    for (const zone of ['deck', 'discard', 'hand', 'hero', 'landmark', 'mana', 'reserve'] as const)
      look(seat[zone], zone);
  look(state.expedition, 'expedition');
  look(state.limbo, 'limbo');
  const objects = new Set<number>();
  for (const [index, item] of state.items.entries()) {
    const stay = state.stays[index];
    const isGone = state.left.includes(item.owner ?? -1);
    if (isGone && seen.has(index)) problems.push(`item ${index} of a player who has left is still there`);
    if (item.kind === 'card' && !isGone && !seen.has(index)) problems.push(`card ${index} is lost`);
    if (stay === null || stay === undefined) continue;
    if (!seen.has(index)) problems.push(`item ${index} has a stay but is in no zone`);
    if (stay.object !== null && objects.has(stay.object)) problems.push(`two objects ${stay.object}`);
    if (stay.object !== null) objects.add(stay.object);
    if (Object.values(stay.counters).some((value) => value < 0))
      problems.push(`item ${index} has a negative counter`);
  }
  return problems;
}

/** A decision in a game of Altered, with its result. */
export type AlteredPosition = CheckedPosition<State, Action>;
