import { invariant, type Locale } from '#record';

/**
 * The subject of a rule. `behaviour`: actions of a rules engine, which a test can check. `definition`: the meaning of a
 * term or a wording. `physical`: cards, dice, tables and printed symbols. `format`: decks and events.
 */
export const ruleClasses = ['behaviour', 'definition', 'physical', 'format'] as const;
export type RuleClass = (typeof ruleClasses)[number];

/** A numbered rule, summarised in one line for players. */
export interface RuleEntry {
  /** The number in the rulebook, such as `4.2.1.d`, or `2.4.2` for a rule without letters. */
  readonly number: string;
  readonly chapter: number;
  readonly class: RuleClass;
  readonly summary: Readonly<Record<Locale, string>>;
}

/** Returns the chapter of a rule, which is the first part of its number. */
export const chapterOf = (number: string): number => Number(number.slice(0, number.indexOf('.')));

/** Returns the section of a rule, which is the first two parts of its number, such as `4.2` for `4.2.1.d`. */
export const sectionOf = (number: string): string => number.split('.').slice(0, 2).join('.');

/**
 * Compares rule numbers in rulebook order: a heading comes first, then its lettered rules, then its numbered
 * subsections.
 */
export function compareNumbers(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const order = comparePart(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function comparePart(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? -1 : 1;
  if (Number.isNaN(left)) return a < b ? -1 : a > b ? 1 : 0;
  return left - right;
}

/**
 * A rule in a data file. Its class is only a string because JSON imports have no union types, and `rulesFrom` checks
 * it.
 */
export interface RuleRow {
  readonly number: string;
  readonly class: string;
  readonly summary: Readonly<Record<Locale, string>>;
}

const isRuleClass = (word: string): word is RuleClass => ruleClasses.some((known) => known === word);

/** Builds an index of rules from a data file, in its order. */
export const rulesFrom = (rows: readonly RuleRow[]): readonly RuleEntry[] =>
  rows.map((row) => {
    invariant(isRuleClass(row.class), `rule ${row.number} has a class that is none: ${row.class}`);
    return { number: row.number, chapter: chapterOf(row.number), class: row.class, summary: row.summary };
  });
