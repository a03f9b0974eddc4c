/**
 * Adapts Italian and French words to the name or noun that follows. This happens at run time, because names of players
 * and cards are not known earlier. A noun includes its article ("la Riserva").
 */

/**
 * Matches an initial vowel, or an initial y that is pronounced as a vowel: "d’Yves", but "de Yoann". An initial h is
 * treated as aspirated.
 */
const opens = /^(?:[aeiouàâäéèêëîïôöùûœæ]|y[^aeiouy])/i;

const french: Readonly<Record<string, readonly [of: string, to: string]>> = {
  'le ': ['du ', 'au '],
  'les ': ['des ', 'aux '],
};

const articled = /^(les |le )/;

/** Puts the French "de" before the name or noun: "d’Odile", "de Bea", "du deck", "des Repères". */
export function deOf(what: string): string {
  const [article = ''] = articled.exec(what) ?? [];
  const joined = french[article];
  if (joined !== undefined) return joined[0] + what.slice(article.length);
  return (opens.test(what) ? 'd’' : 'de ') + what;
}

/** Puts the French "à" before the name or noun: "à Bea", "au joueur", "aux Créatures". */
export function aTo(what: string): string {
  const [article = ''] = articled.exec(what) ?? [];
  const joined = french[article];
  return joined === undefined ? `à ${what}` : joined[1] + what.slice(article.length);
}

const stems = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' } as const;
const ends: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
};

/**
 * Combines an Italian preposition with the noun's article: "della Riserva", "all’avversario", "nel Mazzo". Before a
 * name, only "a" can change ("ad Ada").
 */
export function contracted(preposition: keyof typeof stems, what: string): string {
  const [article = ''] = /^(?:il |lo |la |l’|i |gli |le )/.exec(what) ?? [];
  const end = ends[article];
  if (end !== undefined) return stems[preposition] + end + what.slice(article.length);
  return `${preposition === 'a' && /^a/i.test(what) ? 'ad' : preposition} ${what}`;
}

/** Puts the Italian article before the percentage: "il 59%", but "l’82%", "l’11%" and "lo 0%". */
export function ilNumber(number: string): string {
  const article = /^(?:8|11?(?!\d))/.test(number) ? 'l’' : number.startsWith('0') ? 'lo ' : 'il ';
  return article + number;
}

/** Puts the Italian "and" before the word: "e Bea", but "ed Elena". */
export const eAnd = (what: string): string => `${/^[eèé]/i.test(what) ? 'ed' : 'e'} ${what}`;
