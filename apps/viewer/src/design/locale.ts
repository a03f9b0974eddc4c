import type { Locale } from '../generated/graphql.js';

const known: Readonly<Record<string, Locale>> = { en: 'en', fr: 'fr', it: 'it' };

/** The first language of a reader that cards are told in; English when there is none. */
export function readersLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const locale = known[language.slice(0, 2).toLowerCase()];
    if (locale !== undefined) return locale;
  }
  return 'en';
}
