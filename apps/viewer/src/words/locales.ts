import type { Locale } from '../generated/graphql.js';

/** The names of the viewer's languages, each in its own language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};

export const locales = Object.keys(localeNames) as readonly Locale[];

const isLocale = (word: string): word is Locale => word in localeNames;

/** Returns the first of the user's languages that the viewer supports. English if it supports none of them. */
export function readersLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const locale = language.slice(0, 2).toLowerCase();
    if (isLocale(locale)) return locale;
  }
  return 'en';
}
