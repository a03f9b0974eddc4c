import type { Locale } from '#record';
import lines from './translations.json' with { type: 'json' };

type Translated = Readonly<Record<Exclude<Locale, 'en'>, string>>;

/** Translations for the lines of the open set and its tokens, by English text. They use the official cards' terms. */
export const openLines: ReadonlyMap<string, Translated> = new Map(Object.entries(lines));

/** Translates a line of the open set. Null for other lines. */
export const openLine = (english: string, locale: Exclude<Locale, 'en'>): string | null =>
  openLines.get(english)?.[locale] ?? null;
