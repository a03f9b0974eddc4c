import type { AtomicAction, GameModule, Seat } from '#record';
import { estimateOf } from './samples.js';
import type { Ending, Measures } from './trials.js';

/** In what a choice differs from another, where playouts of both end: one measure of one seat, on average, or who has won by then. */
export interface Reason {
  /** A measure, without the seat, or `WON`. */
  readonly name: string;
  readonly seat: Seat;
  /** Of the mean after the better choice to the mean after the other. */
  readonly difference: number;
  /** Standard error of the difference. */
  readonly error: number;
  /** Whether it is to the good of the seat that chooses; else it is a price. */
  readonly helps: boolean;
}

/** How often a seat has won where playouts end, from 0 to 1. */
export const WON = 'won';

/** Reasons for and against, at most. */
const FOR = 3;
const AGAINST = 1;
/** A difference is believed from so many standard errors on. */
const CERTAIN = 2;

/** So few playouts that go on after both choices tell nothing of measures. */
const FEW = 5;

type Ends<T> = readonly (readonly [better: T, other: T])[];

/**
 * Why one choice is better for a seat than another, by where playouts of both ended: who has won by then, and then what is worth most. Games
 * that go on are compared with games that go on alone, because nothing comes to be where a game is over.
 */
export function reasonsFor<State, A extends AtomicAction>(
  { bots }: Pick<GameModule<State, A>, 'bots'>,
  state: State,
  seat: Seat,
  ends: Ends<Ending>,
): readonly Reason[] {
  const team = bots.team?.(state, seat) ?? [seat];
  const goOn = ends.filter((pair) => pair.every(({ winners }) => winners === null));
  const sorted = [
    ...victories(ends, seat, team),
    ...(goOn.length < FEW
      ? []
      : measured(
          bots.worth,
          goOn.map(([better, other]) => [better.measures, other.measures]),
          team,
        )),
  ];
  return [
    ...sorted.filter(({ helps }) => helps).slice(0, FOR),
    ...sorted.filter(({ helps }) => !helps).slice(0, AGAINST),
  ];
}

/** Who has won more or less often: the seat that chooses, or else others but its team. */
function victories(ends: Ends<Ending>, seat: Seat, team: readonly Seat[]): readonly Reason[] {
  const others = new Set(ends.flat().flatMap(({ winners }) => winners ?? []));
  for (const own of team) others.delete(own);
  const found = (of: Seat): readonly Reason[] => {
    const has = ({ winners }: Ending): number => Number(winners?.includes(of) === true);
    const { mean: difference, error } = estimateOf(ends.map(([better, other]) => has(better) - has(other)));
    if (Math.abs(difference) <= CERTAIN * error) return [];
    return [{ name: WON, seat: of, difference, error, helps: difference > 0 === (of === seat) }];
  };
  const own = found(seat);
  return own.length > 0 ? own : [...others].sort((a, b) => a - b).flatMap(found);
}

/** Measures that differ for certain, what is worth most first. */
function measured(
  worths: Readonly<Record<string, number>>,
  ends: Ends<Measures>,
  team: readonly Seat[],
): readonly Reason[] {
  const found = Object.keys(ends[0]?.[0] ?? {}).flatMap((key) => {
    const dot = key.lastIndexOf('.');
    const [name, of] = [key.slice(0, dot), Number(key.slice(dot + 1))];
    const worth = (worths[name] ?? 0) * (team.includes(of) ? 1 : -1);
    if (dot < 0 || worth === 0) return [];
    const differences = ends.map(([better, other]) => (better[key] ?? 0) - (other[key] ?? 0));
    const { mean: difference, error } = estimateOf(differences);
    if (Math.abs(difference) <= CERTAIN * error) return [];
    const weight = difference * worth;
    return [{ reason: { name, seat: of, difference, error, helps: weight > 0 }, weight }];
  });
  return found.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).map(({ reason }) => reason);
}
