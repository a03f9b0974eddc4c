import type { AtomicAction, GameModule, Seat } from '#record';
import { estimateOf } from './samples.js';
import type { Ending, Measures } from './trials.js';

/**
 * A difference between the final states of playouts after two choices. It is a difference in a seat's mean of one
 * measure, or in the share of playouts that the seat won.
 */
export interface Reason {
  /** The name of a measure without the seat, or `WON`. */
  readonly name: string;
  readonly seat: Seat;
  /** The mean after the better choice minus the mean after the other choice. */
  readonly difference: number;
  /** The standard error of the difference. */
  readonly error: number;
  /** Whether the difference is an advantage for the deciding player rather than a disadvantage. */
  readonly helps: boolean;
}

/** The name of the reason that compares how often a seat won. */
export const WON = 'won';

/** The maximum numbers of reasons for and against a choice. */
const FOR = 3;
const AGAINST = 1;
/** The minimum number of standard errors at which a difference is significant. */
const CERTAIN = 2;

/** Measures are compared only if at least this many pairs of playouts are undecided after both choices. */
const FEW = 5;

type Ends<T> = readonly (readonly [better: T, other: T])[];

/**
 * Explains why one choice is better for a player than another. Compares the final states of playouts after each choice.
 * Differences in wins come first, then the most valuable differences in measures. A pair of playouts in which either
 * game is over counts only for wins, because measures no longer change after the end.
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
          bots.unitValues,
          goOn.map(([better, other]) => [better.measures, other.measures]),
          team,
        )),
  ];
  return [
    ...sorted.filter(({ helps }) => helps).slice(0, FOR),
    ...sorted.filter(({ helps }) => !helps).slice(0, AGAINST),
  ];
}

/**
 * Returns the difference in the player's wins if it is significant. Otherwise returns the significant differences in
 * the wins of players outside the team.
 */
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

/** Returns a reason for each measure with a significant difference. The most valuable difference comes first. */
function measured(
  unitValues: Readonly<Record<string, number>>,
  ends: Ends<Measures>,
  team: readonly Seat[],
): readonly Reason[] {
  const found = Object.keys(ends[0]?.[0] ?? {}).flatMap((key) => {
    const dot = key.lastIndexOf('.');
    const [name, of] = [key.slice(0, dot), Number(key.slice(dot + 1))];
    const value = (unitValues[name] ?? 0) * (team.includes(of) ? 1 : -1);
    if (dot < 0 || value === 0) return [];
    const differences = ends.map(([better, other]) => (better[key] ?? 0) - (other[key] ?? 0));
    const { mean: difference, error } = estimateOf(differences);
    if (Math.abs(difference) <= CERTAIN * error) return [];
    const weight = difference * value;
    return [{ reason: { name, seat: of, difference, error, helps: weight > 0 }, weight }];
  });
  return found.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).map(({ reason }) => reason);
}
