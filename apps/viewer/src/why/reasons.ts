import type { Explanation, Rule } from '../api/shapes.js';
import type { Say } from '../words/language.js';

type Compared = NonNullable<Explanation['notActivated'][number]['compared']>[number];

/** The text of a reaction, and how many reactions have the same text. */
export interface Reason {
  readonly name: string;
  readonly text: string | null;
  readonly numbers: readonly string[];
  readonly rule: Rule;
  readonly times: number;
}

/** Formats an explanation as lines of text. Reactions with the same text share a line. */
export function reasonsOf(
  { activated, notActivated }: Explanation,
  say: Say,
): {
  readonly activated: readonly Reason[];
  readonly notActivated: readonly Reason[];
} {
  return {
    activated: together(activated.map(({ name, text, rule }) => ({ name, text, numbers: [], rule }))),
    notActivated: together(
      notActivated.map(({ name, text, rule, compared }) => ({
        name,
        text,
        numbers: (compared ?? []).map((numbers) => inNumbers(numbers, say)),
        rule,
      })),
    ),
  };
}

/** The API's kinds of comparisons between two numbers. */
const comparisons = ['at-least', 'at-most', 'exactly', 'more-than', 'less-than'] as const;

/** Formats a comparison, such as `2 is not at least 3`. */
function inNumbers({ left, is, right, holds }: Compared, say: Say): string {
  const how = comparisons.find((comparison) => comparison === is);
  if (how === undefined) return `${left} ${is.replaceAll('-', ' ')} ${right}`;
  return say(`why.${holds ? 'is' : 'is-not'}.${how}`, { left, right });
}

function together(reasons: readonly Omit<Reason, 'times'>[]): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const reason of reasons) {
    const key = JSON.stringify([reason.name, reason.text, reason.numbers, reason.rule.number]);
    found.set(key, { ...reason, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}
