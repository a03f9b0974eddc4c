import type { EditionId } from '#altered/abilities';
import { rulesFrom, type RuleEntry } from '#kernel';
import type { Locale } from '#record';
import chapter1 from './chapter-1.json' with { type: 'json' };
import chapter2 from './chapter-2.json' with { type: 'json' };
import chapter3 from './chapter-3.json' with { type: 'json' };
import chapter4 from './chapter-4.json' with { type: 'json' };
import chapter5 from './chapter-5.json' with { type: 'json' };
import chapter6 from './chapter-6.json' with { type: 'json' };
import chapter7 from './chapter-7.json' with { type: 'json' };
import modes from './modes.json' with { type: 'json' };
import { numbersIn40, rows40 } from './edition-4.0/index.js';

export type { RuleClass, RuleEntry } from '#kernel';

/** All numbered rules of edition 1.0, in reading order. */
export const allRules: readonly RuleEntry[] = rulesFrom(
  [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, chapter7].flat(),
);

const byNumber10: ReadonlyMap<string, RuleEntry> = new Map(allRules.map((entry) => [entry.number, entry]));

/** An edition's numbered rules. */
export interface Rulebook {
  /** Sorted in reading order. */
  readonly rules: readonly RuleEntry[];
  readonly byNumber: ReadonlyMap<string, RuleEntry>;
  /** Converts a rule number of edition 1.0 to this edition's. Null if the edition has no such rule. */
  readonly cites: (number: string) => string | null;
}

/**
 * The additional rules of play modes. They are the same in every edition. Retrace defines their numbers, such as
 * `M2.4`.
 */
export const modeRules: readonly RuleEntry[] = rulesFrom(modes).map((entry) => ({ ...entry, chapter: 0 }));

const byModeNumber: ReadonlyMap<string, RuleEntry> = new Map(modeRules.map((entry) => [entry.number, entry]));

const rules40 = rulesFrom(rows40(byNumber10));
const numbers40 = numbersIn40();

export const rulebooks: Readonly<Record<EditionId, Rulebook>> = {
  '1.0': { rules: allRules, byNumber: byNumber10, cites: (number) => number },
  '4.0': {
    rules: rules40,
    byNumber: new Map(rules40.map((entry) => [entry.number, entry])),
    cites: (number) => numbers40.get(number) ?? null,
  },
};

const rulebookOf = (edition: string): Rulebook =>
  (rulebooks as Readonly<Partial<Record<string, Rulebook>>>)[edition] ?? rulebooks['1.0'];

/** Returns the rule with the given number. Null if neither the edition nor any mode has such a rule. */
export const rule = (number: string, edition = '1.0'): RuleEntry | null =>
  rulebookOf(edition).byNumber.get(number) ?? byModeNumber.get(number) ?? null;

/** Returns the rules of a chapter (1 to 7) in reading order. Empty for other numbers. */
export const rulesOf = (chapter: number, edition = '1.0'): readonly RuleEntry[] =>
  rulebookOf(edition).rules.filter((entry) => entry.chapter === chapter);

/**
 * Returns a one-line summary of a rule in the given language. By default, uses the edition of new games. Null if the
 * edition has no such rule.
 */
export const summaryOf = (number: string, locale: Locale, edition = '4.0'): string | null =>
  rule(number, edition)?.summary[locale] ?? null;
