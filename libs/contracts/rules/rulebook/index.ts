import { rulesFrom, type RuleEntry } from '#kernel';
import type { Locale } from '#record';
import chapter1 from './chapter-1.json' with { type: 'json' };
import chapter2 from './chapter-2.json' with { type: 'json' };
import chapter3 from './chapter-3.json' with { type: 'json' };
import chapter4 from './chapter-4.json' with { type: 'json' };
import chapter5 from './chapter-5.json' with { type: 'json' };
import chapter6 from './chapter-6.json' with { type: 'json' };
import chapter7 from './chapter-7.json' with { type: 'json' };
import chapter8 from './chapter-8.json' with { type: 'json' };
import chapter9 from './chapter-9.json' with { type: 'json' };

/** Every rule of the game in reading order, with the numbers that Retrace assigns. */
export const allRules: readonly RuleEntry[] = rulesFrom(
  [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, chapter7, chapter8, chapter9].flat(),
);

const byNumber: ReadonlyMap<string, RuleEntry> = new Map(allRules.map((entry) => [entry.number, entry]));

/** Returns a one-line summary of a rule in the user's language. Null if the rule does not exist. */
export const summaryOf = (number: string, locale: Locale): string | null =>
  byNumber.get(number)?.summary[locale] ?? null;
