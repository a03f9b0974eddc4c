import type { Locale } from '../generated/graphql.js';
import type { Words } from './words.js';

/** The texts of an area. They can be nested. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** A key without its plural suffix. */
type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key;

type KeysOf<Areas, Before extends string = ''> = {
  [Name in keyof Areas & string]: Areas[Name] extends string
    ? `${Before}${Singular<Name>}`
    : KeysOf<Areas[Name], `${Before}${Name}.`>;
}[keyof Areas & string];

/** The key of a text, such as `log.search`. */
export type TextKey = KeysOf<Words>;

/** The values for the placeholders of a text. `count` also selects the plural form. */
export type Gaps = Readonly<Record<string, string | number | null | undefined>>;

/** Returns the interface text for a key in the user's language. For example, `say('log.search')`. */
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

/** Returns the text for a key from the first catalogue that contains it. Null if none does. */
export function textOf(catalogues: readonly Texts[], key: string): string | null {
  for (const catalogue of catalogues) {
    const text = found(catalogue, key);
    if (text !== null) return text;
  }
  return null;
}

/**
 * Matches a placeholder, such as `{{name}}`. `{{count, number}}` is a placeholder for a number in the format of the
 * user's language.
 */
const GAP = /\{\{(\w+)(, number)?\}\}/g;

/**
 * Returns a function that looks up a text in a language and fills in its placeholders. If there is no text for a key,
 * the function returns the key.
 */
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
