import type { Agreement, Gender } from '../speech/referents.js';

export type { Agreement, Gender };

/** A noun as the dictionary has it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** An adjective in its four forms. */
export interface Adjective {
  readonly m: string;
  readonly f: string;
  readonly mm: string;
  readonly ff: string;
}

/** A noun with what describes it, and the article that goes before it; `all` is "tutti i". */
export interface NounPhrase extends Agreement {
  readonly article: 'the' | 'a' | 'all' | 'none';
  readonly words: string;
}

export const noun = (one: string, many: string, gender: Gender): Noun => ({ one, many, gender });
export const inNumber = (word: Noun, plural: boolean): string => (plural ? word.many : word.one);

/** Adjectives in -o; those in -e have no gender. */
export const adjective = (masculine: string): Adjective => {
  const stem = masculine.slice(0, -1);
  return masculine.endsWith('e')
    ? { m: masculine, f: masculine, mm: `${stem}i`, ff: `${stem}i` }
    : { m: masculine, f: `${stem}a`, mm: `${stem}i`, ff: `${stem}e` };
};
export const agreeing = (word: Adjective, { gender, plural }: Agreement): string =>
  word[plural ? (gender === 'm' ? 'mm' : 'ff') : gender];

const vowel = /^[aeiouàèéìòù]/i;
const impure = /^(s[^aeiou]|z|gn|ps|pn|x|y)/i;

/** The end that article and preposition share: il/del, lo/dello, l'/dell', … */
function definite({ gender, plural, words }: NounPhrase): string {
  const isOpen = vowel.test(words);
  if (plural) return gender === 'f' ? 'le ' : isOpen || impure.test(words) ? 'gli ' : 'i ';
  if (isOpen) return 'l’';
  return gender === 'f' ? 'la ' : impure.test(words) ? 'lo ' : 'il ';
}

function indefinite({ gender, plural, words }: NounPhrase): string {
  if (plural) return '';
  if (gender === 'f') return vowel.test(words) ? 'un’' : 'una ';
  return !vowel.test(words) && impure.test(words) ? 'uno ' : 'un ';
}

/** The noun phrase with its article. */
export function spoken(phrase: NounPhrase): string {
  switch (phrase.article) {
    case 'the':
      return definite(phrase) + phrase.words;
    case 'a':
      return indefinite(phrase) + phrase.words;
    case 'all':
      return `${phrase.gender === 'm' ? 'tutti' : 'tutte'} ${definite(phrase)}${phrase.words}`;
    case 'none':
      return phrase.words;
  }
}

export type Preposition = 'di' | 'a' | 'da' | 'in';
const stems = { di: 'de', a: 'a', da: 'da', in: 'ne' } as const;

/** The noun phrase after a preposition, contracted with its article: del, allo, dall', nelle. */
export function after(preposition: Preposition, phrase: NounPhrase): string {
  if (phrase.article !== 'the') return `${preposition} ${spoken(phrase)}`;
  const article = definite(phrase);
  const joined = { 'il ': 'l ', 'i ': 'i ', 'gli ': 'gli ' }[article] ?? `l${article}`;
  return stems[preposition] + joined + phrase.words;
}

const numbers = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

/** A number before a feminine or masculine noun that is counted; "un" and "una" are the article's business. */
export const numberWord = (value: number): string => numbers[value] ?? String(value);

const ordinals = ['', 'prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim'];
export const ordinal = (value: number, gender: Gender): string => {
  const stem = ordinals[value];
  return stem === undefined || stem === '' ? `${value}ª` : stem + (gender === 'f' ? 'a' : 'o');
};

/** "a, b e c". */
export function listed(parts: readonly string[], last: 'e' | 'o'): string {
  const head = parts.slice(0, -1).join(', ');
  return head === '' ? (parts.at(-1) ?? '') : `${head} ${last} ${parts.at(-1) ?? ''}`;
}
