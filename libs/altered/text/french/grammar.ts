import type { Agreement, Gender } from '../speech/referents.js';

export type { Agreement, Gender };

/** A noun as the dictionary has it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** An adjective in its two genders; the plural adds an s. */
export interface Adjective {
  readonly m: string;
  readonly f: string;
}

/** A noun with what describes it, and the article that goes before it; `all` is "tous les". */
export interface NounPhrase extends Agreement {
  readonly article: 'the' | 'a' | 'all' | 'none';
  readonly words: string;
}

export const noun = (one: string, gender: Gender, many = `${one}s`): Noun => ({ one, many, gender });
export const inNumber = (word: Noun, plural: boolean): string => (plural ? word.many : word.one);

export const adjective = (masculine: string, feminine = masculine.replace(/e?$/, 'e')): Adjective => ({
  m: masculine,
  f: feminine,
});
export const agreeing = (word: Adjective, { gender, plural }: Agreement): string => {
  const form = word[gender];
  return plural && !/[sx]$/.test(form) ? `${form}s` : form;
};

/** The h of "Héros" is aspirated, and so are the few others that occur. */
const vowel = /^[aeiouàâäéèêëîïôöùûœæ]/i;
export const beginsOpen = (words: string): boolean => vowel.test(words);

function definite({ gender, plural, words }: NounPhrase): string {
  if (plural) return 'les ';
  if (vowel.test(words)) return 'l’';
  return gender === 'f' ? 'la ' : 'le ';
}

/** The noun phrase with its article. */
export function spoken(phrase: NounPhrase): string {
  switch (phrase.article) {
    case 'the':
      return definite(phrase) + phrase.words;
    case 'a':
      return (phrase.plural ? 'des ' : phrase.gender === 'f' ? 'une ' : 'un ') + phrase.words;
    case 'all':
      return `${phrase.gender === 'f' ? 'toutes' : 'tous'} les ${phrase.words}`;
    case 'none':
      return phrase.words;
  }
}

const contracted = {
  de: { 'le ': 'du ', 'les ': 'des ' },
  à: { 'le ': 'au ', 'les ': 'aux ' },
} as const;

/** The noun phrase after a preposition; "de" and "à" take the article into themselves. */
export function after(
  preposition: 'de' | 'à' | 'dans' | 'par' | 'depuis' | 'parmi',
  phrase: NounPhrase,
): string {
  if (preposition !== 'de' && preposition !== 'à') return `${preposition} ${spoken(phrase)}`;
  if (phrase.article === 'a' && phrase.plural) return `${preposition} ${phrase.words}`;
  if (phrase.article !== 'the') return `${preposition} ${spoken(phrase)}`;
  const article = definite(phrase);
  const forms: Readonly<Record<string, string>> = contracted[preposition];
  return (forms[article] ?? `${preposition} ${article}`) + phrase.words;
}

/** Small words lose their vowel before another one: d'un, qu'un, j'ai, s'il; not after a hyphen ("-le en Réserve"). */
export const elided = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}\d’-])([Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Ss]e|[Mm]e|[Ll]e|[Ll]a|[Ll]orsque|[Pp]uisque) (?=[aeiouàâäéèêëîïôöùûœæ])/gu,
      (_, word: string) => `${word.slice(0, -1)}’`,
    )
    .replace(/(?<![\p{L}])([Ss])i (?=ils?\b)/gu, '$1’');

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

export const numberWord = (value: number, gender: Gender = 'm'): string =>
  value === 1 && gender === 'f' ? 'une' : (numbers[value] ?? String(value));

const ordinals = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
export const ordinal = (value: number): string => ordinals[value] ?? `${value}e`;

/** "a, b et c". */
export function listed(parts: readonly string[], last: 'et' | 'ou'): string {
  const head = parts.slice(0, -1).join(', ');
  return head === '' ? (parts.at(-1) ?? '') : `${head} ${last} ${parts.at(-1) ?? ''}`;
}
