import type { Action, MoveVerb, Place, State, Status } from '#altered/rules';
import { isSamePlace } from './places.js';

/** The zones whose cards are not objects and are hidden from at least one player. */
export const hiddenZones: readonly string[] = ['deck', 'hand'];

export interface Moving {
  readonly as?: MoveVerb;
  readonly exhausted?: boolean;
  /** Whether statuses and counters remain on the card in its new zone. */
  readonly keeps?: boolean;
}

const placeOfStay = (stay: NonNullable<State['stays'][number]>): Place => ({
  zone: stay.zone,
  seat: stay.seat,
  ...(stay.expedition !== null && { expedition: stay.expedition }),
});

/** Returns the action that moves an item to a place. Null if the item is already there. */
export function moveOf(
  state: State,
  item: number,
  to: Place,
  { as, exhausted = false, keeps = false }: Moving,
): Extract<Action, { kind: 'move' }> | null {
  const stay = state.stays[item] ?? null;
  const from: Place = stay === null ? { zone: 'outside', seat: to.seat } : placeOfStay(stay);
  if (isSamePlace(from, to)) return null;
  const remains = from.zone === 'expedition' && to.zone === 'expedition';
  const isObject = !hiddenZones.includes(to.zone);
  const carried = keeps && stay !== null && !stay.faceDown ? stay : null;
  const hasStatuses = isObject && !remains && to.zone !== 'mana';
  const own = (hasStatuses ? (carried?.statuses ?? []) : []).filter((status) => status !== 'exhausted');
  const statuses: readonly Status[] = exhausted && hasStatuses ? [...own, 'exhausted'] : own;
  const counters = remains ? {} : (carried?.counters ?? {});
  return {
    kind: 'move',
    item,
    from,
    to,
    left: stay?.object ?? null,
    becomes: remains ? (stay?.object ?? null) : isObject ? state.timestamp + 1 : null,
    ...(as !== undefined && { as }),
    ...(to.zone === 'mana' && { faceDown: true as const }),
    ...(to.zone === 'deck' && from.zone !== 'outside' && { index: 0 }),
    ...(statuses.length > 0 && { statuses: [...statuses].sort() }),
    ...(Object.keys(counters).length > 0 && { counters }),
  };
}
