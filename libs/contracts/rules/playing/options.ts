import type { Option, Seat } from '#record';
import {
  attackable,
  globeTargets,
  mayAttackPlayer,
  strikeRefusal,
  magnetiseRefusal,
  attackerRefusal,
} from './attacking.js';
import { paymentRefusal } from '../world/mana.js';
import { bodyOf, LINE, opponentOf, seatOf, traitsIn, type SeatState, type State } from '../state/state.js';
import type { Use } from '../state/traits.js';
import {
  attacking,
  ending,
  endingActive,
  magnetising,
  playing,
  striking,
  usingGlobe,
  usingRune,
} from './turn-keys.js';

/** Returns the options in a player's turn. The player can use them in any order (4.4.a). */
export function turnOptions(state: State, seat: Seat): Option[] {
  const options: Option[] = [];
  const own = seatOf(state, seat);
  const { hand, line, globe, rune } = own;
  for (const item of hand) if (playRefusal(state, own, item) === null) options.push(playing(item));
  const targets = attackable(state, opponentOf(seat));
  for (const item of line) {
    if (attackerRefusal(state, item) === null) {
      const anybody = mayAttackPlayer(state, item);
      for (const target of targets) if (anybody || !('seat' in target)) options.push(attacking(item, target));
    }
    if (magnetiseRefusal(state, item) === null) options.push(magnetising(item));
  }
  if (strikeRefusal(state, seat) === null) for (const target of targets) options.push(striking(target));
  for (const item of globe)
    if (!bodyOf(state, item).done)
      for (const target of globeTargets(state, seat)) options.push(usingGlobe(item, target));
  for (const item of rune) if (useRefusal(state, own, item) === null) options.push(usingRune(item));
  options.push(ending);
  for (const item of globe) options.push(endingActive(item));
  return options;
}

/** Returns the rule that forbids playing a contract from hand (5.1, 6.3.d). Null if it can be played. */
export function playRefusal(state: State, own: SeatState, item: number): string | null {
  const { kind, cost } = traitsIn(state, item);
  if (kind === 'creature' && own.line.length >= LINE) return '6.3.d';
  return paymentRefusal(own, cost);
}

/** Returns the mana ability of a rune. Null if it has none. */
export const useOf = (state: State, item: number): Use | null => traitsIn(state, item).use;

/** Returns the rule that forbids using a rune (6.2.b). Null if it can be used. */
export function useRefusal(state: State, own: SeatState, item: number): string | null {
  const found = useOf(state, item);
  if (found === null || bodyOf(state, item).done) return '6.2.b';
  return paymentRefusal(own, found.cost);
}
