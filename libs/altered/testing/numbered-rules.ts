import { compareNumbers } from '#kernel';

const rulePattern = /^([1-7]\.\d+(?:\.\d+)*(?:\.[a-z])?)(?=\s|$)/;

/** Returns the rule numbers at the beginnings of a document's lines, sorted and without duplicates. */
export function numberedRules(text: string): readonly string[] {
  const numbers = text.split(/\r?\n/).flatMap((line) => rulePattern.exec(line)?.[1] ?? []);
  return [...new Set(numbers)].sort(compareNumbers);
}
