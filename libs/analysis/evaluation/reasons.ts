import type { AtomicAction, GameModule, Seat } from '#record';
import { estimateOf } from './samples.js';
import type { Measures } from './trials.js';

/** In what a choice differs from another, where playouts of both end: one measure of one seat, on average. */
export interface Reason {
  /** A measure, without the seat. */
  readonly name: string;
  readonly seat: Seat;
  /** Of the mean after the better choice to the mean after the other. */
  readonly difference: number;
  /** Standard error of the difference. */
  readonly error: number;
  /** Whether it is to the good of the seat that chooses; else it is a price. */
  readonly helps: boolean;
}

/** Reasons for and against, at most. */
const FOR = 3;
const AGAINST = 1;
/** A difference is believed from so many standard errors on. */
const CERTAIN = 2;

/** Why one choice is better for a seat than another, by what was measured where playouts of both ended: what is worth most first. */
export function reasonsFor<State, A extends AtomicAction>(
  { bots }: Pick<GameModule<State, A>, 'bots'>,
  state: State,
  seat: Seat,
  ends: readonly (readonly [better: Measures, other: Measures])[],
): readonly Reason[] {
  const team = bots.team?.(state, seat) ?? [seat];
  const found = Object.keys(ends[0]?.[0] ?? {}).flatMap((key) => {
    const dot = key.lastIndexOf('.');
    const [name, of] = [key.slice(0, dot), Number(key.slice(dot + 1))];
    const worth = (bots.worth[name] ?? 0) * (team.includes(of) ? 1 : -1);
    if (dot < 0 || worth === 0) return [];
    const differences = ends.map(([better, other]) => (better[key] ?? 0) - (other[key] ?? 0));
    const { mean: difference, error } = estimateOf(differences);
    if (Math.abs(difference) <= CERTAIN * error) return [];
    const weight = difference * worth;
    return [{ reason: { name, seat: of, difference, error, helps: weight > 0 }, weight }];
  });
  const sorted = found.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).map(({ reason }) => reason);
  return [
    ...sorted.filter(({ helps }) => helps).slice(0, FOR),
    ...sorted.filter(({ helps }) => !helps).slice(0, AGAINST),
  ];
}
