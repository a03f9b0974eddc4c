import { reads, type Ability } from '#altered/abilities';
import type { GameStarted, Seat } from '#record';
import type { Action, Move } from '../state/actions.js';

/**
 * Returns the player who does an action of an event, or has the Expedition that it is about. Null if there is none.
 */
export function doerOf(
  action: Action,
  by: Seat | null,
  game: Pick<GameStarted, 'options'> | null,
): Seat | null {
  switch (action.kind) {
    case 'pass':
    case 'roll':
    case 'expedition':
    case 'ascend':
    case 'compare':
      return action.seat;
    case 'token':
      return action.by ?? action.to.seat;
    case 'move':
      if (action.as === 'draw' || action.as === 'resupply' || action.from.zone === 'limbo')
        return action.to.seat;
      if (action.as === 'sacrifice') return action.from.seat;
      if (action.as === 'discard' || action.as === 'sabotage')
        return action.by ?? discarder(action, by, game);
      return by;
    default:
      return by;
  }
}

/**
 * The player who discards a card if no text names another. From a hand or Reserve its player, even if an opponent
 * makes them do it (7.3.7.a).
 */
const discarder = (
  { from: { zone, seat } }: Move,
  by: Seat | null,
  game: Pick<GameStarted, 'options'> | null,
): Seat | null => {
  const own = isOwn(zone) ? seat : null;
  return reads(game, 'discarded-by-their-player') ? (own ?? by) : (by ?? own);
};

const isOwn = (zone: string): boolean => zone === 'hand' || zone === 'reserve';

/** Abilities never change, so whether one speaks of who did it is worked out once. */
const known = new WeakMap<object, boolean>();

/** Whether the effect of a reaction speaks of who did what it is about. */
export function speaksOfDoer(ability: Extract<Ability, { kind: 'reaction' }>): boolean {
  let found = known.get(ability);
  if (found === undefined) known.set(ability, (found = mentions(ability)));
  return found;
}

const mentions = (tree: unknown): boolean =>
  tree === 'that-player' || (typeof tree === 'object' && tree !== null && Object.values(tree).some(mentions));
