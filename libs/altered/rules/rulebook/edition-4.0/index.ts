import type { RuleEntry, RuleRow } from '#kernel';
import { invariant } from '#record';
import chapter1 from './chapter-1.json' with { type: 'json' };
import chapter2 from './chapter-2.json' with { type: 'json' };
import chapter3 from './chapter-3.json' with { type: 'json' };
import chapter4 from './chapter-4.json' with { type: 'json' };
import chapter5 from './chapter-5.json' with { type: 'json' };
import chapter6 from './chapter-6.json' with { type: 'json' };
import chapter7 from './chapter-7.json' with { type: 'json' };

/**
 * A row of edition 4.0's rule index. `as` is the number of the same rule in edition 1.0. If the rule replaces rules of
 * edition 1.0 but has different content, `for` contains their numbers.
 */
type Row = { readonly number: string; readonly for?: readonly string[] } & (
  { readonly as: string } | Omit<RuleRow, 'number'>
);

const rows: readonly Row[] = [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, chapter7].flat();

/** Returns the rules of edition 4.0 in reading order. Shared rules use the summaries of edition 1.0. */
export const rows40 = (rules10: ReadonlyMap<string, RuleEntry>): readonly RuleRow[] =>
  rows.map((row) => {
    if (!('as' in row)) return { number: row.number, class: row.class, summary: row.summary };
    const same = rules10.get(row.as);
    invariant(same !== undefined, `edition 1.0 has no rule ${row.as}`);
    return { number: row.number, class: same.class, summary: same.summary };
  });

/** Maps rule numbers of edition 1.0 to those of edition 4.0. */
export function numbersIn40(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of rows) {
    if ('as' in row) found.set(row.as, row.number);
    for (const replaced of row.for ?? []) if (!found.has(replaced)) found.set(replaced, row.number);
  }
  return found;
}

/**
 * The rules with the same wording in both editions. Each pair contains the number in edition 4.0 and the number in
 * edition 1.0.
 */
export const shared: readonly (readonly [string, string])[] = rows.flatMap((row) =>
  'as' in row ? [[row.number, row.as] as const] : [],
);
