import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of source code that cites a rule. */
export interface RulePlace {
  /** The path within the checkout, with forward slashes, and the line number, counting from 1. */
  readonly at: string;
  readonly line: string;
}

export interface RulePlaces {
  readonly scenarios: readonly RulePlace[];
  readonly sources: readonly RulePlace[];
}

/** The folders in which rules are implemented and tested. */
const folders = ['libs/altered', 'libs/contracts', 'tools/house'];

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Returns a predicate for lines that cite a rule, either by its number or within a range such as `6.2.h-k`. */
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

/**
 * Returns the source checkout that contains a folder. Null if there is none. A build is not a checkout, because it has
 * no `tsconfig.json`.
 */
function checkoutAround(folder: string): string | null {
  const isCheckout = ['tsconfig.json', ...folders].every((part) => existsSync(path.join(folder, part)));
  if (isCheckout) return folder;
  const above = path.dirname(folder);
  return above === folder ? null : checkoutAround(above);
}

/** Returns every line of the rules' source code that cites a rule. Null if the source code is unavailable. */
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
