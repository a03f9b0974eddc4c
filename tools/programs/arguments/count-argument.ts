import { InvalidArgumentError } from 'commander';

/** Parses a number of repetitions from the command line. */
export function countArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is a whole number from 1.');
  return count;
}

/** Parses a number of items to skip from the command line. */
export function wholeArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new InvalidArgumentError('It is a whole number from 0.');
  return count;
}
