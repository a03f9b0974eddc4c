/**
 * Matches the verb of a second statement about the same objects: "Robots you control are Seasoned and have Tough 1".
 */
const verb = /^(?:are|have|lose|gain|cost|can't|am|get|don't) /;

/** Matches the subject of a statement, including a condition before it: "If you control a Robot, I". */
const subject =
  /^((?:(?:If|As long as|Unless|During) [^,]*, )?(?:I(?='m| )|[A-Za-z][^.,]*?))(?: ?)('m|have|are|lose|gain|cost|can't|am) /;

interface Keywords {
  readonly keywords: readonly string[];
  readonly rest: readonly string[];
}

/**
 * Returns the possible ways to read a line as keyword abilities, alone or before another ability: "Gigantic, Tough 1.",
 * "Fleeting. Draw a card.".
 */
export function keywordsOf(text: string): readonly Keywords[] {
  const listed = (words: string): readonly string[] => words.split(', ').map((word) => `${word}.`);
  const all = listed(text.replace(/\.$/, ''));
  const [, words, rest] =
    /^((?:[A-Z]\w+(?: \d| \{\d\})?, )*[A-Z]\w+(?: \d| \{\d\})?)\. (.+)$/s.exec(text) ?? [];
  return [
    ...(all.length > 1 ? [{ keywords: all, rest: [] }] : []),
    ...(words === undefined || rest === undefined ? [] : [{ keywords: listed(words), rest: [rest] }]),
  ];
}

/**
 * Splits a line into sentences with one statement each. "X are A and have B" contains two statements about the same
 * objects. A condition before them applies to both. Empty for other lines.
 */
export function statementsOf(text: string): readonly (readonly string[])[] {
  if (!text.endsWith('.') || /[—"•:]/.test(text)) return [];
  const sentences = text.slice(0, -1).split(/\. (?=[A-Z])/);
  if (sentences.length > 1) return [sentences.map((sentence) => `${sentence}.`)];
  const whole = sentences[0] ?? '';
  const found = subject.exec(whole);
  if (found === null) return [];
  const [, about = ''] = found;
  const parts = whole.split(' and ');
  return parts.slice(1).flatMap((_, index) => {
    const first = parts.slice(0, index + 1).join(' and ');
    const second = parts.slice(index + 1).join(' and ');
    return verb.test(second) ? [[`${first}.`, `${about} ${second}.`]] : [];
  });
}
