import { isName } from '../../card-names.js';
import { oneOf, token, type Syntax } from '../../syntax/syntax.js';
import { shapes } from '../../syntax/tokens.js';

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function singular(name: string): string | undefined {
  const candidates = [name.replace(/ies$/, 'y'), name.replace(/es$/, ''), name.replace(/s$/, '')];
  return candidates.find((candidate) => candidate !== name && plural(candidate) === name);
}

/** Whether a value is a non-empty string. Other values are printed by other productions. */
const isWord = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** A sub-type, which is in lower case in trees and capitalised in text. Unknown sub-types are accepted too. */
export const name = (label: string): Syntax<string> =>
  token(
    label,
    [shapes.name, shapes.names],
    (text) => (isName(text) ? text.toLowerCase() : undefined),
    (value) => (isWord(value) ? capital(value) : undefined),
  );

const special: Readonly<Record<string, string>> = { companion: 'Companion' };
const companion = (many: boolean): Syntax<string> =>
  token(
    'Companion',
    [many ? 'companions' : 'companion'],
    (text) => (text === (many ? 'Companions' : 'Companion') ? 'companion' : undefined),
    (value) => {
      const word = isWord(value) ? special[value] : undefined;
      return word === undefined ? undefined : many ? `${word}s` : word;
    },
  );

/** The name of a sub-type: any capitalised word that the rules do not use for something else. */
export const subtype: Syntax<string> = oneOf(companion(false), name('a sub-type'));
/** The plural of a sub-type: "Robots". */
export const subtypes: Syntax<string> = oneOf(
  companion(true),
  token(
    'a sub-type in the plural',
    [shapes.names],
    (text) => (isName(text) ? singular(text.toLowerCase()) : undefined),
    (value) => (isWord(value) ? capital(plural(value)) : undefined),
  ),
);

/** The name of a kind of counter, such as "Kelon" in "Kelon counters". */
export const counterName: Syntax<string> = token(
  'the name of counters',
  [shapes.name, shapes.names, shapes.small],
  (text) => (isName(text) || /^\p{Ll}{3,}$/u.test(text) ? text : undefined),
  (value) => (isWord(value) ? value : undefined),
);
