import type { Locale } from '../generated/graphql.js';

/** The languages of the viewer, as each is called in itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};

export const locales = Object.keys(localeNames) as readonly Locale[];

const isLocale = (word: string): word is Locale => word in localeNames;

/** The first language of a reader that the viewer speaks; English when there is none. */
export function readersLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const locale = language.slice(0, 2).toLowerCase();
    if (isLocale(locale)) return locale;
  }
  return 'en';
}
