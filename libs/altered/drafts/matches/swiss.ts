import { randomSource, shuffled } from '#kernel';
import type { Pairing } from '../draft/event.js';
import type { DraftState } from '../draft/state.js';
import { standingsOf } from './standings.js';

/**
 * Pairs the next round of a Swiss event. Players with similar results meet. If possible, no pairing is repeated. If the
 * number of players is odd, the lowest-ranked player without a previous bye gets one. The seed orders tied players.
 */
export function pairings(state: DraftState, seed: string): readonly Pairing[] {
  const drawn = shuffled(
    randomSource(`${seed}/round ${state.rounds.length + 1}`),
    state.seats.map((_, seat) => seat),
  );
  const points = new Map(standingsOf(state).map((standing) => [standing.seat, standing.points]));
  const order = drawn.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const past = state.rounds.flatMap((round) => round.pairings);
  const off = order.length % 2 === 0 ? undefined : (restingOf(order, past) ?? order.at(-1));
  const players = order.filter((seat) => seat !== off);
  const met = (left: number, right: number): boolean =>
    past.some((pairing) => pairing.length === 2 && pairing.includes(left) && pairing.includes(right));
  const pairs = paired(players, met) ?? paired(players, () => false) ?? [];
  return off === undefined ? pairs : [...pairs, [off]];
}

/** Returns the lowest-ranked player who has not had a bye. */
const restingOf = (order: readonly number[], past: readonly Pairing[]): number | undefined =>
  order.findLast((seat) => !past.some((pairing) => pairing.length === 1 && pairing[0] === seat));

/**
 * Pairs each player with the next opponent in the ranking whom that player has not met. Null if this leaves a player
 * without an opponent.
 */
function paired(
  players: readonly number[],
  met: (left: number, right: number) => boolean,
): readonly Pairing[] | null {
  const [first, ...others] = players;
  if (first === undefined) return [];
  for (const other of others) {
    if (met(first, other)) continue;
    const rest = paired(
      others.filter((seat) => seat !== other),
      met,
    );
    if (rest !== null) return [[first, other], ...rest];
  }
  return null;
}
