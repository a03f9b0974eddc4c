import type { Locale } from '../generated/graphql.js';
import type { Words } from './words.js';

/** The texts of an area, also inside each other. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** A key without the ending of a plural. */
type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key;

type KeysOf<Areas, Before extends string = ''> = {
  [Name in keyof Areas & string]: Areas[Name] extends string
    ? `${Before}${Singular<Name>}`
    : KeysOf<Areas[Name], `${Before}${Name}.`>;
}[keyof Areas & string];

/** The key of a text, as in `log.search`. */
export type TextKey = KeysOf<Words>;

/** Values for the gaps of a text. `count` also chooses the plural. */
export type Gaps = Readonly<Record<string, string | number | null | undefined>>;

/** Returns a text of the interface in the reader's language by its key: `say('log.search')`. */
export type Say = (key: TextKey, gaps?: Gaps) => string;

const plurals = new Map<Locale, Intl.PluralRules>();

function pluralOf(locale: Locale, count: number): string {
  let rules = plurals.get(locale);
  if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules.select(count);
}

function found(catalogue: Texts, key: string): string | null {
  let at: string | Texts | undefined = catalogue;
  for (const name of key.split('.')) {
    if (at === undefined || typeof at === 'string') return null;
    at = at[name];
  }
  return typeof at === 'string' ? at : null;
}

/** The text of a key in the first catalogue that has it. Null if none has. */
export function textOf(catalogues: readonly Texts[], key: string): string | null {
  for (const catalogue of catalogues) {
    const text = found(catalogue, key);
    if (text !== null) return text;
  }
  return null;
}

/** A gap, as in `{{name}}`, or `{{count, number}}` for a number as readers of the language write it. */
const GAP = /\{\{(\w+)(, number)?\}\}/g;

/** Returns a function that returns texts of a language with filled gaps. A key without a text is returned unchanged. */
export const sayFrom =
  (catalogues: readonly Texts[], locale: Locale): Say =>
  (key, gaps = {}) => {
    const { count } = gaps;
    const plural = typeof count === 'number' ? textOf(catalogues, `${key}_${pluralOf(locale, count)}`) : null;
    return (plural ?? textOf(catalogues, key) ?? key).replaceAll(GAP, (_, name: string, number?: string) => {
      const value = gaps[name] ?? '';
      return number !== undefined && typeof value === 'number' ? value.toLocaleString(locale) : `${value}`;
    });
  };
