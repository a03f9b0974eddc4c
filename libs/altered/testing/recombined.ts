import { below, type SeededRandom } from '#record/testing';

/** The parts of a line of card text: trigger, condition and effect. */
interface Parts {
  readonly trigger: string;
  readonly condition: string | null;
  readonly effect: string;
}

/**
 * Matches a line that begins with a trigger or a cost: an icon, text before a dash, or a cost before a colon. Captures
 * this beginning and the rest of the line.
 */
const beginning =
  /^((?:\{[JHR]\}(?: ?\{[JHR]\})*)|(?:\{I\} )?(?:When|At|After)[^—"•:]*—|(?:\{[TD]\}|\{\d\})(?:, [^:—"•.]*)?:)\s+(.*)$/s;

/** Matches phrases that make sense only together with the trigger, cost or condition of their line. */
const depends =
  /\bOtherwise\b|\binstead\b|\b(?:action|ability) costs\b|\bThis costs\b|\bonly activate\b|\bthe Base Cost was\b|\bfailed to move\b|^Sacrifice one\b|\{T\}:/;

/** Matches phrases in which a word such as "it" refers to something outside the phrase. */
const speaks =
  /^(?:it|they|them|its)\b|\b(?:the result|this way|that many|that card|that Character|X)\b|^(?:(?!\b(?:target|a|an|another|each|the|one|top)\b).)*\b(?:it|its|it's|them|that)\b/i;

function partsOf(line: string): Parts | null {
  const [, trigger, rest] = beginning.exec(line) ?? [];
  if (trigger === undefined || rest === undefined) return null;
  const [, condition = null, effect = rest] = /^If ([^,.]*), (.*)$/s.exec(rest) ?? [];
  return { trigger, condition, effect };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Converts the first letter to lower case, except in rule terms and names of kinds of objects. */
const small = (text: string): string =>
  /^(?:I\b|After You|Sabotage|Exhausted|Resupply|Augment|(?:[A-Z]\w+ (?:or|and) )?[A-Z]\w+s (?:you|in|facing)\b)/.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns lines like those of unique cards. Each has a trigger, a condition and an effect from different printed lines.
 * Excludes parts in which a word such as "it" refers to another part of the line.
 */
export function recombined(
  printed: readonly string[],
  random: SeededRandom,
  count: number,
): readonly string[] {
  const parts = printed.map(partsOf).filter((part) => part !== null);
  const pick = <T>(some: readonly T[]): T => some[below(random, some.length)] as T;
  const unique = (some: readonly (string | null)[]): readonly string[] =>
    [...new Set(some)].filter(
      (part) => part !== null && !depends.test(part) && !speaks.test(part),
    ) as readonly string[];
  const triggers = [...new Set(parts.map(({ trigger }) => trigger))];
  const conditions = unique(parts.map(({ condition }) => condition));
  const effects = unique(parts.map(({ effect }) => effect));
  const lines = new Set<string>();
  for (let tries = 0; lines.size < count && tries < count * 10; tries += 1) {
    const [trigger, effect] = [pick(triggers), capital(pick(effects))];
    const first = `${trigger} ${effect}`;
    const condition = below(random, 2) === 0 ? pick(conditions) : null;
    lines.add(condition === null ? first : `${trigger} If ${condition}, ${small(effect)}`);
  }
  return [...lines];
}
