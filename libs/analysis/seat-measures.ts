import type { AtomicAction, GameModule, Seat } from '#record';

/** The measures of one seat, by name. The names do not include the seat. */
export type SeatMeasures = Readonly<Record<string, number>>;

/**
 * Returns a state's measures by seat. If the game does not implement `seatMeasures`, groups its measures by the seats
 * in their names.
 */
export const seatMeasures = <State, A extends AtomicAction>(
  see: Pick<GameModule<State, A>['see'], 'measures' | 'seatMeasures'>,
  state: State,
): readonly SeatMeasures[] => see.seatMeasures?.(state) ?? measuresBySeat(see.measures(state));

/** Groups measures by the seat in their names. Omits measures without a seat. */
function measuresBySeat(measures: Readonly<Record<string, number>>): readonly SeatMeasures[] {
  const seats: Record<string, number>[] = [];
  for (const name in measures) {
    const dot = name.lastIndexOf('.');
    const seat = Number(name.slice(dot + 1));
    if (dot < 0 || Number.isNaN(seat)) continue;
    while (seats.length <= seat) seats.push({});
    const own = seats[seat];
    if (own !== undefined) own[name.slice(0, dot)] = measures[name] ?? 0;
  }
  return seats;
}

const nothing: SeatMeasures = {};

/** Returns the value of a state for a seat: the average value of the seat's team minus that of the other seats. */
export function seatValue<State, A extends AtomicAction>(
  { see, bots }: Pick<GameModule<State, A>, 'see' | 'bots'>,
  state: State,
  seat: Seat,
): number {
  const seats = seatMeasures(see, state);
  const team = bots.team?.(state, seat) ?? [seat];
  let own = 0;
  let others = 0;
  for (let other = 0; other < seats.length; other++) {
    const measures = seats[other] ?? nothing;
    let value = 0;
    for (const name in measures) value += (measures[name] ?? 0) * (bots.unitValues[name] ?? 0);
    if (team.includes(other)) own += value;
    else others += value;
  }
  return own / team.length - others / Math.max(1, seats.length - team.length);
}
