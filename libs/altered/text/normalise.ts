import rows from './synonyms.json' with { type: 'json' };

import { withoutReminders } from './printed-text.js';
import { layout, tokensOf } from './syntax/tokens.js';
import { isName } from './card-names.js';

/** Words of a card that mean the same as others, which the grammar reads. */
export interface Synonym {
  readonly from: RegExp;
  readonly to: string;
  /** A line in which they stand. */
  readonly example: string;
  /** The card that has it, or the number of the text of unique cards. */
  readonly card: string;
}

interface Row extends Omit<Synonym, 'from'> {
  readonly from: string;
  readonly anyCase?: boolean;
}

/** In any order: none of them changes what another one has made. */
export const synonyms: readonly Synonym[] = (rows as readonly Row[]).map(({ from, anyCase, ...row }) => ({
  ...row,
  from: new RegExp(from, anyCase === true ? 'gi' : 'g'),
}));

/** Typographic variants of one sign. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // The only brackets that are left define a Signature token.
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

/** A most in brackets is no reminder. */
const mostInBrackets = / \((?:up to )?(?:a )?max(?:imum)?\.?(?: of)? (\d+)\)/g;

/** Words before the last of a quotation, from which on it is a sentence and not a name. */
const NAME = 3;

/** A quoted sentence has its full stop inside. Each quotation mark is looked at once. */
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
    // The mark that closes a quotation opens no other.
    index++;
  }
  return pieces.join('"');
}

/** Within a sentence a word is small, but for the name of a kind of objects: "If you can't: Robots you control …". */
const small = (word: string): string =>
  isName(word) && /[^s]s$/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** A colon after a condition stands for its comma; after a cost or before modes it does not. */
const withCommas = (line: string): string =>
  line.replace(
    /((?:^|— |[}:.] )(?:[Ii]f|[Uu]nless) [^:,."•\n]*): (?:([A-Za-z][\w-]+)(?!')|(?=I['\s]))/g,
    (_all, condition: string, word: string | undefined) =>
      `${condition}, ${word === undefined ? '' : small(word)}`,
  );

/** The line in the words that the grammar reads; what an ability says is the same in Reserve. */
export function inTodaysWords(line: string): string {
  const [mark = ''] = /^\{I\} /.exec(line) ?? [];
  return mark + synonyms.reduce((text, { from, to }) => text.replace(from, to), line.slice(mark.length));
}

/** Words of the rules, as they are written within a sentence. */
const written = new Map(
  [
    'Character Characters Permanent Permanents Spell Spells Expedition Expeditions Reserve Hero Companion',
    'Landmark Landmarks Mana Orb Orbs Boosted Fleeting Anchored Asleep Ascended Defender Eternal Gigantic',
    'Seasoned Tough Scout Cooldown Resupply Resupplies Sabotage Rush Augment Noon Dusk Night Morning',
    'Afternoon Day Rest Cost Base Hand Feat Feats Gear Gift Terrain Marker Plant Plants After You',
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
const within = new Set([
  'deck',
  'discard',
  'pile',
  'turn',
  'player',
  'opponent',
  'draw',
  'if',
  'then',
  'choose',
  'when',
  'create',
  'put',
  'return',
  'send',
  'target',
  'you',
  'up',
  'it',
  'each',
  'the',
  'all',
]);
/** First words of costs, which have a capital after a symbol. */
const paid = new Set(['discard', 'sacrifice', 'spend', 'put', 'return', 'send', 'target', 'each']);
/** These are also ordinary words, and capitals only in company. */
const inCompany: Readonly<Record<string, RegExp>> = {
  hand: /^costs?$/i,
  base: /^costs?$/i,
  cost: /^\{|^was$|^is$|^or$|^than$/i,
  rest: /^$/,
  after: /^you$/i,
  you: /^\.$/,
  rush: /./,
};

function cased(word: string, next: string, before: string, earlier: string): string {
  const lower = word.toLowerCase();
  if (before === ',' && /^\{(?:[TD]|\d+|X)\}$/.test(earlier) && paid.has(lower))
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  if (lower === 'draw' && /^after$/i.test(before)) return 'Draw';
  if (lower === 'you') return /^after$/i.test(before) ? 'You' : 'you';
  if (lower === 'rest') return /^(?:after|until)$/i.test(before) ? 'Rest' : 'rest';
  if (lower === 'hand' && /^your$/i.test(before)) return 'hand';
  if (lower === 'cost' && /^your$/i.test(earlier)) return 'cost';
  if (lower === 'cost')
    return /^(hand|base|reserve)$/i.test(before) && !/^from$/i.test(earlier) ? 'Cost' : 'cost';
  if (lower === 'hand' && /^from$/i.test(before)) return 'hand';
  const needs = inCompany[lower];
  if (needs !== undefined && !needs.test(next)) return lower;
  return written.get(lower) ?? (within.has(lower) ? lower : word);
}

/**
 * A line as the grammar reads and prints it: marks and reminders gone, one sign for each meaning, older wordings
 * replaced by today's, capitals and blanks where they belong.
 */
export function normalise(line: string): string {
  let text = withoutReminders(line.replace(mostInBrackets, ', up to a max of $1'));
  for (const [spelling, canonical] of spellings) text = text.replace(spelling, canonical);
  text = inTodaysWords(withCommas(stopsInside(text)));
  const tokens = tokensOf(text.trim()).map(({ text: token }) => token);
  return layout(
    tokens.map((token, index) =>
      cased(token, tokens[index + 1] ?? '', tokens[index - 1] ?? '', tokens[index - 2] ?? ''),
    ),
  );
}
