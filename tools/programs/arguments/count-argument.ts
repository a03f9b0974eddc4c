import { InvalidArgumentError } from 'commander';

/** Parses a number of repetitions from the command line. */
export function countArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('Give a whole number of 1 or more.');
  return count;
}

/** Parses a number of items to skip from the command line. */
export function wholeArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw new InvalidArgumentError('Give a whole number of 0 or more.');
  return count;
}
