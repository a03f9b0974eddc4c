import { randomSource, shuffled } from '#kernel';
import type { Pairing } from '../draft/event.js';
import type { DraftState } from '../draft/state.js';
import { standingsOf } from './standings.js';

/**
 * The next round of a Swiss event: players who stand alike play each other, nobody the same opponent twice while that can be,
 * and where their number is odd the last who has not yet had a round off has one. Level players are drawn.
 */
export function pairings(state: DraftState, seed: string): readonly Pairing[] {
  const drawn = shuffled(
    randomSource(`${seed}/round ${state.rounds.length + 1}`),
    state.seats.map((_, seat) => seat),
  );
  const points = new Map(standingsOf(state).map((one) => [one.seat, one.points]));
  const order = drawn.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const past = state.rounds.flatMap((round) => round.pairings);
  const off = order.length % 2 === 0 ? undefined : (restingOf(order, past) ?? order.at(-1));
  const players = order.filter((seat) => seat !== off);
  const met = (one: number, other: number): boolean =>
    past.some((pairing) => pairing.length === 2 && pairing.includes(one) && pairing.includes(other));
  const pairs = paired(players, met) ?? paired(players, () => false) ?? [];
  return off === undefined ? pairs : [...pairs, [off]];
}

/** The last in the order who has played every round. */
const restingOf = (order: readonly number[], past: readonly Pairing[]): number | undefined =>
  order.findLast((seat) => !past.some((pairing) => pairing.length === 1 && pairing[0] === seat));

/** The first way to put all of them in pairs, the first with those who stand next; null: there is none. */
function paired(
  players: readonly number[],
  met: (one: number, other: number) => boolean,
): readonly Pairing[] | null {
  const [first, ...others] = players;
  if (first === undefined) return [];
  for (const other of others) {
    if (met(first, other)) continue;
    const rest = paired(
      others.filter((one) => one !== other),
      met,
    );
    if (rest !== null) return [[first, other], ...rest];
  }
  return null;
}
