import type { Locale } from '#record';
import lines from './translations.json' with { type: 'json' };

type Translated = Readonly<Record<Exclude<Locale, 'en'>, string>>;

/** The lines of the open set and its tokens by their English text, each in the other languages, in the words of official cards. */
export const openLines: ReadonlyMap<string, Translated> = new Map(Object.entries(lines));

/** A line of the open set in a language; null for lines that none of its cards has. */
export const openLine = (english: string, locale: Exclude<Locale, 'en'>): string | null =>
  openLines.get(english)?.[locale] ?? null;
