import { InvalidArgumentError, Option } from 'commander';
import { isPlain, isShown, recordBounds } from '#record';

/** Returns a parser for an option whose value is a whole number in a range. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Use a whole number from ${least} to ${most}.`);
  };

/** Parses an option whose value is a date such as `2025-09-01`. */
export function dayText(text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (time !== null && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('Write the day in the format 2025-09-01.');
}

/** Collects the values of an option that can be given several times. */
export const repeated = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];

/** Creates an option for the language of the output. */
export const localeOption = (does: string, flags = '--locale <locale>'): Option =>
  new Option(flags, does).choices(['en', 'it', 'fr']).default('en');

/** Splits a list such as `Ada,Ben` into names without surrounding spaces. */
export function nameList(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const most = recordBounds.playerName;
  if (names.some((name) => name === '' || name.length > most || !isShown(name)))
    throw new InvalidArgumentError(
      `Separate the names with commas, as in Ada,Ben. Use 1 to ${most} printable characters for each.`,
    );
  return names;
}

/** Parses a seed. The seed must be short enough for a game's number to be appended. */
export function seedText(text: string): string {
  const most = recordBounds.seed - 20;
  if (text.length <= most && isPlain(text)) return text;
  throw new InvalidArgumentError(`Use a seed of at most ${most} printable characters.`);
}

/** Formats examples for the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
