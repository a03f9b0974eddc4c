import { InvalidArgumentError } from 'commander';

/** Parses a requested number of repetitions for a long run. */
export function countArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is a whole number from 1.');
  return count;
}

/** Parses the number of items to skip. */
export function wholeArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new InvalidArgumentError('It is a whole number from 0.');
  return count;
}
