import rows from './synonyms.json' with { type: 'json' };

import { withoutReminders } from './printed-text.js';
import { layout, tokensOf } from './syntax/tokens.js';
import { isName } from './card-names.js';

/** A wording on cards, and an equivalent wording that the grammar accepts. */
export interface Synonym {
  readonly from: RegExp;
  readonly to: string;
  /** A printed line with this wording. */
  readonly example: string;
  /**
   * The card with the line. If the line is from a list of texts for unique cards, this is the name of the list and the
   * line number instead, such as `effect 572`.
   */
  readonly card: string;
}

interface Row extends Omit<Synonym, 'from'> {
  readonly from: string;
  readonly anyCase?: boolean;
}

/** The synonyms. Their order does not matter, because none affects the result of another. */
export const synonyms: readonly Synonym[] = (rows as readonly Row[]).map(({ from, anyCase, ...row }) => ({
  ...row,
  from: new RegExp(from, anyCase === true ? 'gi' : 'g'),
}));

/** Typographic variants, each with its replacement. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Reminders are already removed, so these parentheses contain the definition of a Signature token.
  [/\.? \((It's [^()]*)\)/g, '. $1'],
  [/[#[\]]/g, ''],
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/…/g, '...'],
  [/ [–-] /g, ' — '],
  [/–/g, '-'],
  [/[^\S\n]+/g, ' '],
  [/\.{2}(?!\.)/g, '.'],
];

/** Matches a maximum in parentheses, such as "(max 3)", which is not a reminder. */
const mostInBrackets = / \((?:up to )?(?:a )?max(?:imum)?\.?(?: of)? (\d+)\)/g;

/** The minimum number of spaces in a quotation that is a sentence, not a name. */
const NAME = 3;

/** Moves the full stop after a quoted sentence inside the quotation marks. Visits each quotation mark once. */
function stopsInside(text: string): string {
  const pieces = text.split('"');
  for (let index = 1; index < pieces.length - 1; index++) {
    const quoted = pieces[index] ?? '';
    const after = pieces[index + 1] ?? '';
    const blanks = quoted.slice(0, -1).match(/\s/g)?.length ?? 0;
    const isTimed = quoted.includes(' — ') && /^ (?:this|until) /.test(after);
    if (blanks < NAME || !(after.startsWith('.') || isTimed) || /[.:—]$/.test(quoted)) continue;
    pieces[index] = `${quoted}.`;
    if (!isTimed) pieces[index + 1] = after.slice(1);
    // Skips the closing quotation mark, which does not open another quotation.
    index++;
  }
  return pieces.join('"');
}

/**
 * Converts a word's first letter to lower case. Exceptions are words that name a kind of object: "If you can't: Robots
 * you control …".
 */
const small = (word: string): string =>
  isName(word) && /[^s]s$/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** Replaces the colon after a condition with a comma. Keeps colons after costs and before modes. */
const withCommas = (line: string): string =>
  line.replace(
    /((?:^|— |[}:.] )(?:[Ii]f|[Uu]nless) [^:,."•\n]*): (?:([A-Za-z][\w-]+)(?!')|(?=I['\s]))/g,
    (_all, condition: string, word: string | undefined) =>
      `${condition}, ${word === undefined ? '' : small(word)}`,
  );

/** Rewrites a line in the wording that the grammar accepts. */
export function inTodaysWords(line: string): string {
  const [mark = ''] = /^\{I\} /.exec(line) ?? [];
  return mark + synonyms.reduce((text, { from, to }) => text.replace(from, to), line.slice(mark.length));
}

/**
 * The correct capitalisation of rules terms and sub-types that some card texts write in lower case. The keys are in
 * lower case.
 */
const capitals = new Map(
  'Character Characters Permanent Permanents Spell Spells Fleeting Anchored Asleep Boosted Terrain Augment Resupply Sabotage Landmark Landmarks Companion Feat Feats Gear Plant Plants'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** Returns a word with the capitalisation that it has inside a sentence. */
function cased(word: string, next: string): string {
  const lower = word.toLowerCase();
  if (lower === 'deck' || (lower === 'hand' && !/^costs?$/i.test(next))) return lower;
  if (lower === 'after' && /^you$/i.test(next)) return 'After';
  return capitals.get(lower) ?? word;
}

/**
 * Returns a line in the form that the grammar parses and prints. Removes markup and reminders, replaces older wordings,
 * and unifies punctuation, capitals and spaces.
 */
export function normalise(line: string): string {
  let text = withoutReminders(line.replace(mostInBrackets, ', up to a max of $1'));
  for (const [spelling, canonical] of spellings) text = text.replace(spelling, canonical);
  text = inTodaysWords(withCommas(stopsInside(text)));
  const tokens = tokensOf(text.trim()).map(({ text: token }) => token);
  return layout(tokens.map((token, index) => cased(token, tokens[index + 1] ?? '')));
}
