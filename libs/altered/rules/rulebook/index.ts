import { rulesFrom, type RuleEntry } from '#kernel';
import type { Locale } from '#record';
import chapter1 from './chapter-1.json' with { type: 'json' };
import chapter2 from './chapter-2.json' with { type: 'json' };
import chapter3 from './chapter-3.json' with { type: 'json' };
import chapter4 from './chapter-4.json' with { type: 'json' };
import chapter5 from './chapter-5.json' with { type: 'json' };
import chapter6 from './chapter-6.json' with { type: 'json' };
import chapter7 from './chapter-7.json' with { type: 'json' };

export type { RuleClass, RuleEntry } from '#kernel';

/** Every numbered rule of edition 1.0, in reading order. */
export const allRules: readonly RuleEntry[] = rulesFrom(
  [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, chapter7].flat(),
);

const byNumber: ReadonlyMap<string, RuleEntry> = new Map(allRules.map((entry) => [entry.number, entry]));

/** The rule of that number, or null where edition 1.0 has none. */
export const rule = (number: string): RuleEntry | null => byNumber.get(number) ?? null;

/** The rules of a chapter (1 to 7), in reading order; none for another number. */
export const rulesOf = (chapter: number): readonly RuleEntry[] =>
  allRules.filter((entry) => entry.chapter === chapter);

/** One line that says what a rule is about, in the reader's language; null where edition 1.0 has no such rule. */
export const summaryOf = (number: string, locale: Locale): string | null =>
  rule(number)?.summary[locale] ?? null;
