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

export const noun = (one: string, gender: Gender, many = `${one}s`): Noun => ({ one, many, gender });

const plural = (word: string): string => (/[sx]$/.test(word) ? word : `${word}s`);
export const adjective = (masculine: string, feminine = masculine.replace(/e?$/, 'e')): Forms => ({
  m: masculine,
  f: feminine,
  mm: plural(masculine),
  ff: plural(feminine),
});

/** The h of "Héros" is aspirated, and so are the few others that occur. */
const vowel = /^[aeiouàâäéèêëîïôöùûœæ]/i;

function definite({ gender, plural: isPlural, words }: NounPhrase): string {
  if (isPlural) return 'les ';
  if (vowel.test(words)) return 'l’';
  return gender === 'f' ? 'la ' : 'le ';
}

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

const prepositions: Readonly<Record<Preposition, string>> = {
  of: 'de',
  on: 'sur',
  to: 'à',
  in: 'dans',
  within: 'de',
  from: 'depuis',
  out: 'de',
  by: 'par',
  among: 'parmi',
};
const contracted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { 'le ': 'du ', 'les ': 'des ' },
  à: { 'le ': 'au ', 'les ': 'aux ' },
};

/** "de" and "à" take the article into themselves. */
export function after(preposition: Preposition, phrase: NounPhrase): string {
  const word = prepositions[preposition];
  const forms = contracted[word];
  if (forms === undefined) return `${word} ${spoken(phrase)}`;
  if (phrase.article === 'a' && phrase.plural) return `${word} ${phrase.words}`;
  if (phrase.article !== 'the') return `${word} ${spoken(phrase)}`;
  const article = definite(phrase);
  return (forms[article] ?? `${word} ${article}`) + phrase.words;
}

const possessives: Readonly<Record<Possessor, Forms>> = {
  me: { m: 'mon', f: 'ma', mm: 'mes', ff: 'mes' },
  you: { m: 'votre', f: 'votre', mm: 'vos', ff: 'vos' },
  it: { m: 'son', f: 'sa', mm: 'ses', ff: 'ses' },
  each: { m: 'son', f: 'sa', mm: 'ses', ff: 'ses' },
  they: { m: 'leur', f: 'leur', mm: 'leurs', ff: 'leurs' },
};

/** Before a vowel the feminine is as the masculine: "mon Expédition". */
export function possessed(by: Possessor, what: NounPhrase): NounPhrase {
  const gender = vowel.test(what.words) ? 'm' : what.gender;
  const word = agreeing(possessives[by], { gender, plural: what.plural });
  return { ...what, article: 'none', words: `${word} ${what.words}` };
}

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
export const number = (value: number, gender: Gender): string =>
  value === 1 && gender === 'f' ? 'une' : (numbers[value] ?? String(value));

const ordinals = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
export const ordinal = (value: number, gender: Gender): string =>
  value === 1 && gender === 'f' ? 'première' : (ordinals[value] ?? `${value}e`);

/** Small words lose their vowel before another one: d'un, qu'un, j'ai, s'il; not after a hyphen ("-le en Réserve"). */
const elided = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}\d’-])([Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Ss]e|[Mm]e|[Ll]e|[Ll]a|[Ll]orsque|[Pp]uisque) (?=[aeiouàâäéèêëîïôöùûœæAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛŒÆ])/gu,
      (_, word: string) => `${word.slice(0, -1)}’`,
    )
    .replace(/(?<![\p{L}])([Ss])i (?=ils?\b)/gu, '$1’');

const before = (clitic: string): string => (clitic === '' ? '' : `${clitic} `);

export const grammar: Grammar = {
  spoken,
  after,
  that: ({ gender, plural: isPlural, noun: words }) => {
    const word = isPlural ? 'ces' : gender === 'f' ? 'cette' : vowel.test(words) ? 'cet' : 'ce';
    return { gender, plural: isPlural, article: 'none', words: `${word} ${words}` };
  },
  isThat: (words) => /^(ce|cet|cette|ces) /.test(words),
  possessed,
  number,
  ordinal,
  isPlural: (count) => count > 1,
  pronouns: { me: 'je ', you: 'vous ', m: 'il ', f: 'elle ', mm: 'ils ', ff: 'elles ' },
  clitics: { me: 'me', m: 'le', f: 'la', mm: 'les', ff: 'les' },
  denied: (subject, form, { clitic, bare } = {}) =>
    `${subject === 'c’' ? 'ce ' : subject}ne ${before(clitic ?? '')}${form}${bare ? '' : ' pas'}`,
  and: 'et',
  or: 'ou',
  then: 'puis',
  semicolon: ' ; ',
  ordered: (verb, clitic) => {
    const [first = '', ...more] = verb.imperative.split(' ');
    return [clitic === '' ? first : `${first}-${clitic === 'me' ? 'moi' : clitic}`, ...more].join(' ');
  },
  toDo: (verb, clitic) => before(clitic) + verb.infinitive,
  toMake: (verb, clitic) => `${before(clitic)}faire ${verb.infinitive}`,
  finished: elided,
};
