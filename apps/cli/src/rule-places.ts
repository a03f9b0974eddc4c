import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of the sources that names a rule. */
export interface RulePlace {
  /** Path in the checkout, with forward slashes, and the line, counted from 1. */
  readonly at: string;
  readonly line: string;
}

export interface RulePlaces {
  readonly scenarios: readonly RulePlace[];
  readonly sources: readonly RulePlace[];
}

/** The folders with rules: the games and their tests. */
const folders = ['libs/altered', 'libs/contracts', 'tools/house'];

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Whether a line names a rule by its number, or in a range such as `6.2.h-k`. */
export function namesRule(number: string): (line: string) => boolean {
  const exact = new RegExp(String.raw`(?<![\w.])${escaped(number)}(?![\w]|\.\w)`);
  const [, section, letter] = /^(.*)\.([a-z])$/.exec(number) ?? [];
  if (section === undefined || letter === undefined) return (line) => exact.test(line);
  const range = new RegExp(
    String.raw`(?<![\w.])${escaped(section)}\.([a-z])[-–](?:${escaped(section)}\.)?([a-z])(?!\w)`,
    'g',
  );
  return (line) =>
    exact.test(line) ||
    [...line.matchAll(range)].some(([, first = '', last = '']) => first <= letter && letter <= last);
}

function* sourcesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesUnder(place);
    else if (entry.name.endsWith('.ts')) yield place;
  }
}

/** The checkout with sources that a folder is in. Null if there is none: a build has no `tsconfig.json`. */
function checkoutAround(folder: string): string | null {
  const isCheckout = ['tsconfig.json', ...folders].every((part) => existsSync(path.join(folder, part)));
  if (isCheckout) return folder;
  const above = path.dirname(folder);
  return above === folder ? null : checkoutAround(above);
}

/** Every line of the rules' sources that names a rule. Null without sources. */
export function placesOfRule(number: string): RulePlaces | null {
  const root = checkoutAround(import.meta.dirname);
  if (root === null) return null;
  const names = namesRule(number);
  const scenarios: RulePlace[] = [];
  const sources: RulePlace[] = [];
  for (const folder of folders)
    for (const file of sourcesUnder(path.join(root, folder))) {
      const found = file.endsWith('.spec.ts') ? scenarios : sources;
      for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
        if (names(line)) {
          const at = `${path.relative(root, file).split(path.sep).join('/')}:${index + 1}`;
          found.push({ at, line: line.trim() });
        }
    }
  return { scenarios, sources };
}
