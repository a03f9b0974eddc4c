import { reads, type Ability } from '#altered/abilities';
import type { GameStarted, Seat } from '#record';
import type { Action, Move } from '../state/actions.js';

/** Returns the player who performs an action, or whose expedition it concerns. Null if there is none. */
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
 * Returns the player who discards, if the action does not name that player. Cards in a hand or Reserve are discarded by
 * the zone's player, even if an opponent's effect is the cause (7.3.7.a).
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

/** Caches results by ability, because abilities never change. */
const known = new WeakMap<object, boolean>();

/** Whether a reaction's effect refers to the player whose action triggered it. */
export function mentionsDoer(ability: Extract<Ability, { kind: 'reaction' }>): boolean {
  let found = known.get(ability);
  if (found === undefined) known.set(ability, (found = mentions(ability)));
  return found;
}

const mentions = (tree: unknown): boolean =>
  tree === 'that-player' || (typeof tree === 'object' && tree !== null && Object.values(tree).some(mentions));
