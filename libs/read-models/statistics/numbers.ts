/** A row of sums and counts, by column. */
export type Numbers = Readonly<Record<string, number | string>>;
export const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
export const numbersIn =
  (row: Numbers) =>
  (name: string): number =>
    Number(row[name] ?? 0);
