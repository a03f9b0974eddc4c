/** A row of sums and counts, by column. */
export type Numbers = Readonly<Record<string, number | string>>;
export const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
/** Null if `all` is 0. */
export const shareOf = (part: number, all: number): number | null => (all === 0 ? null : part / all);
export const numbersIn =
  (row: Numbers) =>
  (name: string): number =>
    Number(row[name] ?? 0);
