import type { Explanation, Rule } from '../api/shapes.js';

type Compared = NonNullable<Explanation['notActivated'][number]['compared']>[number];

/** What is said of one reaction, and of how many alike. */
export interface Reason {
  readonly name: string;
  readonly text: string | null;
  readonly numbers: readonly string[];
  readonly rule: Rule;
  readonly times: number;
}

/** An explanation as lines to read; reactions of which the same is said share a line. */
export function reasonsOf({ activated, notActivated }: Explanation): {
  readonly activated: readonly Reason[];
  readonly notActivated: readonly Reason[];
} {
  return {
    activated: together(activated.map(({ name, rule }) => ({ name, text: null, numbers: [], rule }))),
    notActivated: together(
      notActivated.map(({ name, text, rule, compared }) => ({
        name,
        text,
        numbers: (compared ?? []).map(inNumbers),
        rule,
      })),
    ),
  };
}

/** A comparison in words: `2 is not at least 3`. */
const inNumbers = ({ left, is, right, holds }: Compared): string =>
  `${left} is ${holds ? '' : 'not '}${is.replaceAll('-', ' ')} ${right}`;

function together(reasons: readonly Omit<Reason, 'times'>[]): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const reason of reasons) {
    const key = JSON.stringify([reason.name, reason.text, reason.numbers, reason.rule.number]);
    found.set(key, { ...reason, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}
