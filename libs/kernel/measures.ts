/** Merges the measures of all seats into one object with keys such as `hand.0` for seat 0. */
export function measuresOfSeats(seats: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const [seat, own] of seats.entries())
    for (const name in own) result[`${name}.${seat}`] = own[name] ?? 0;
  return result;
}
