import { sane } from '#kernel';
import { assertNever } from '#record';
import type { Condition, Quantity, Who } from '../../abilities/index.js';
import { attackOf, healthOf, playerAttackOf } from './characteristics.js';
import { matching } from './matching.js';
import { isThere } from './standing.js';
import { opponentOf, seatOf, type State } from '../state/state.js';
import type { Frame, Ref } from '../state/tasks.js';

/** Returns the seat of "you" or "opponent", from the perspective of the effect's controller. */
export const seatOfPlayer = ({ seat }: Pick<Frame, 'seat'>, who: Who): number =>
  who === 'you' ? seat : opponentOf(seat);

/** Evaluates a quantity of an effect. Throws `TooMuchWorkError` if the number is larger than any game needs. */
export const valueOf = (state: State, frame: Frame, quantity: Quantity): number =>
  typeof quantity === 'number' ? quantity : sane(numberOf(state, frame, quantity));

function numberOf(state: State, frame: Frame, quantity: Exclude<Quantity, number>): number {
  if ('count' in quantity) return matching(state, quantity.count, frame).length;
  if ('cards' in quantity) return seatOf(state, seatOfPlayer(frame, quantity.of))[quantity.cards].length;
  if ('statistic' in quantity) return statisticOf(state, frame, quantity.statistic, quantity.of);
  if ('extractors' in quantity) {
    const { extractors } = seatOf(state, seatOfPlayer(frame, quantity.of));
    const { fire, water, light, pure } = extractors;
    return quantity.extractors === 'all' ? fire + water + light + pure : extractors[quantity.extractors];
  }
  if ('health' in quantity) return Math.max(0, seatOf(state, seatOfPlayer(frame, quantity.health)).health);
  return quantity.sum.reduce<number>((sum, part) => sum + valueOf(state, frame, part), 0);
}

function statisticOf(state: State, frame: Frame, name: 'attack' | 'health', of: 'me' | 'it'): number {
  const ref: Ref | undefined =
    of === 'it'
      ? frame.it[0]
      : frame.object === null
        ? undefined
        : { item: frame.item, object: frame.object };
  if (ref === undefined || !isThere(state, ref)) return 0;
  if ('seat' in ref)
    return name === 'attack'
      ? (playerAttackOf(state, ref.seat) ?? 0)
      : Math.max(0, seatOf(state, ref.seat).health);
  return name === 'attack' ? attackOf(state, ref.item) : Math.max(0, healthOf(state, ref.item));
}

export function holds(state: State, frame: Frame, condition: Condition): boolean {
  switch (condition.kind) {
    case 'exists':
      return matching(state, condition.like, frame).length > 0;
    case 'compare': {
      const [left, right] = [valueOf(state, frame, condition.left), valueOf(state, frame, condition.right)];
      return condition.is === 'at-least' ? left >= right : left <= right;
    }
    case 'not':
      return !holds(state, frame, condition.condition);
    default:
      return assertNever(condition);
  }
}
