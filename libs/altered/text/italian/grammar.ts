import {
  agreeing,
  type Forms,
  type Gender,
  type Grammar,
  type Noun,
  type NounPhrase,
  type Possessor,
  type Preposition,
} from '../romance/grammar.js';

export const noun = (one: string, many: string, gender: Gender): Noun => ({ one, many, gender });

/** Adjectives in -o; those in -e have no gender. */
export function adjective(masculine: string): Forms {
  const stem = masculine.slice(0, -1);
  return masculine.endsWith('e')
    ? { m: masculine, f: masculine, mm: `${stem}i`, ff: `${stem}i` }
    : { m: masculine, f: `${stem}a`, mm: `${stem}i`, ff: `${stem}e` };
}
export const unchanging = (word: string): Forms => ({ m: word, f: word, mm: word, ff: word });

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

const prepositions: Readonly<Record<Preposition, string>> = {
  of: 'di',
  on: 'su',
  to: 'a',
  in: 'in',
  within: 'in',
  from: 'da',
  out: 'da',
  by: 'da',
  among: 'tra',
};
const stems: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** Contracted with the article: del, allo, dall', nelle. */
export function after(preposition: Preposition, phrase: NounPhrase): string {
  const word = prepositions[preposition];
  const stem = stems[word];
  if (phrase.article !== 'the' || stem === undefined) return `${word} ${spoken(phrase)}`;
  const article = definite(phrase);
  const joined = { 'il ': 'l ', 'i ': 'i ', 'gli ': 'gli ' }[article] ?? `l${article}`;
  return stem + joined + phrase.words;
}

const possessives: Readonly<Record<Possessor, Forms>> = {
  me: { m: 'mio', f: 'mia', mm: 'miei', ff: 'mie' },
  you: { m: 'tuo', f: 'tua', mm: 'tuoi', ff: 'tue' },
  it: { m: 'suo', f: 'sua', mm: 'suoi', ff: 'sue' },
  each: adjective('proprio'),
  they: unchanging('loro'),
};
export const possessed = (by: Possessor, what: NounPhrase): NounPhrase => ({
  ...what,
  article: 'the',
  words: `${agreeing(possessives[by], what)} ${what.words}`,
});

/** "quel", "quell’", "quei": they follow the sound as the article does. */
const those: Readonly<Record<string, string>> = {
  'il ': 'quel ',
  'lo ': 'quello ',
  'la ': 'quella ',
  'l’': 'quell’',
  'i ': 'quei ',
  'gli ': 'quegli ',
  'le ': 'quelle ',
};

const numbers = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
export const number = (value: number, gender: Gender): string =>
  value === 1 && gender === 'f' ? 'una' : (numbers[value] ?? String(value));

const ordinals = ['', 'prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim'];
export function ordinal(value: number, gender: Gender): string {
  const stem = ordinals[value];
  return stem === undefined || stem === '' ? `${value}ª` : stem + (gender === 'f' ? 'a' : 'o');
}

/** "scartarla", "farmi". */
const leaned = (infinitive: string, clitic: string): string =>
  clitic === '' ? infinitive : infinitive.replace(/e$/, '') + clitic;

export const grammar: Grammar = {
  spoken,
  after,
  that: ({ gender, plural, noun: words }) => {
    const phrase: NounPhrase = { gender, plural, article: 'none', words };
    return { ...phrase, words: (those[definite(phrase)] ?? '') + words };
  },
  isThat: (words) => words.startsWith('quel') || words.startsWith('quegli') || words.startsWith('quei'),
  possessed,
  number,
  ordinal,
  isPlural: (count) => count !== 1,
  pronouns: { me: '', you: '', ...unchanging('') },
  clitics: { me: 'mi', m: 'lo', f: 'la', mm: 'li', ff: 'le' },
  denied: (subject, form, { clitic } = {}) =>
    `${subject}non ${clitic === undefined ? '' : `${clitic} `}${form}`,
  and: 'e',
  or: 'o',
  then: 'poi',
  semicolon: '; ',
  ordered: (verb, clitic) => verb.imperative + clitic,
  toDo: (verb, clitic) => leaned(verb.infinitive, clitic),
  toMake: (verb, clitic) => `${leaned('far', clitic)} ${verb.infinitive}`,
  finished: (text) => text,
};
