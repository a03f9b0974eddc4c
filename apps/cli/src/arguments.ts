import { InvalidArgumentError } from 'commander';

/** Reads a whole number in a range, for an option of the command line. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
  };

/** Collects the values of an option that is given more than once. */
export const repeated = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];

/** `Ada,Ben` → two names; blanks around them are dropped. */
export function nameList(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => name === '' || name.length > 60))
    throw new InvalidArgumentError(
      'Names are separated by commas, as in Ada,Ben; none is empty or longer than 60.',
    );
  return names;
}

/** Examples at the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
