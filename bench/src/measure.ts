import { invariant } from '#record';

/** Returns the quantile of the values by the nearest-rank method. `share` is from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  invariant(value !== undefined, 'there is something to take a quantile of');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the duration of a function in milliseconds. */
export async function milliseconds(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The functions whose rates are compared. Each returns the amount of work that it did. */
export type Works<Name extends string> = Readonly<Record<Name, () => number | Promise<number>>>;

/**
 * Returns the median rate of each function, per second. Runs the functions alternately, so that other load on the
 * machine affects all of them equally. The first turns only warm up and are not counted.
 */
export async function rates<Name extends string>(
  repetitions: number,
  works: Works<Name>,
  warmUps = 1,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const taken = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < warmUps + repetitions; turn++)
    for (const name of names) {
      const from = performance.now();
      const amount = await works[name]();
      const seconds = (performance.now() - from) / 1000;
      if (turn >= warmUps) taken.get(name)?.push(amount / seconds);
    }
  return Object.fromEntries([...taken].map(([name, values]) => [name, median(values)])) as Record<
    Name,
    number
  >;
}
