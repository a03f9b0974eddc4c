import { invariant, type Locale } from '#record';

/**
 * The subject of a rule.
 *
 * - `behaviour`: actions of a rules engine, which tests can check.
 * - `definition`: the meaning of a term or wording.
 * - `physical`: cards, dice, tables and printed symbols.
 * - `format`: decks and events.
 */
export const ruleClasses = ['behaviour', 'definition', 'physical', 'format'] as const;
export type RuleClass = (typeof ruleClasses)[number];

/** A numbered rule with a one-line summary for players. */
export interface RuleEntry {
  /** The rule's number in the rulebook, such as `4.2.1.d`, or `2.4.2` for a rule without a letter. */
  readonly number: string;
  readonly chapter: number;
  readonly class: RuleClass;
  readonly summary: Readonly<Record<Locale, string>>;
}

/** Returns a rule's chapter, which is the first part of its number. */
export const chapterOf = (number: string): number => Number(number.slice(0, number.indexOf('.')));

/** Returns a rule's section, such as `4.2` for `4.2.1.d`. A section is the first two parts of the rule's number. */
export const sectionOf = (number: string): string => number.split('.').slice(0, 2).join('.');

/**
 * Compares rule numbers in rulebook order: a heading precedes its lettered rules, which precede its numbered
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
 * A rule in a data file. The class is a plain string because JSON imports have no union types. `rulesFrom` checks it.
 */
export interface RuleRow {
  readonly number: string;
  readonly class: string;
  readonly summary: Readonly<Record<Locale, string>>;
}

const isRuleClass = (word: string): word is RuleClass => ruleClasses.some((known) => known === word);

/** Builds an index of the rules in a data file, in the order of the file. */
export const rulesFrom = (rows: readonly RuleRow[]): readonly RuleEntry[] =>
  rows.map((row) => {
    invariant(isRuleClass(row.class), `rule ${row.number} has a class that is none: ${row.class}`);
    return { number: row.number, chapter: chapterOf(row.number), class: row.class, summary: row.summary };
  });
