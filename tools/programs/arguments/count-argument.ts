import { InvalidArgumentError } from 'commander';

/** Reads how many of something a long run is asked for. */
export function countArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is a whole number from 1.');
  return count;
}

/** Reads how many of something are left out. */
export function wholeArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new InvalidArgumentError('It is a whole number from 0.');
  return count;
}
