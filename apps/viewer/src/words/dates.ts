import type { Locale } from '../generated/graphql.js';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a date and time in a language, with its time zone. */
export function dateAndTime(moment: string, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
    // Hours of one day leave room for the zone in narrow lists.
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
    format = new Intl.DateTimeFormat(locale, { ...date, ...time });
    formats.set(locale, format);
  }
  return format.format(new Date(moment));
}

/** Replaces the hyphen with which a number is formatted by a minus sign. */
export const withMinus = (number: string): string => number.replace('-', '−');

/** A number as readers of the language write it. */
export const inDigits = (value: number, locale: Locale): string => withMinus(value.toLocaleString(locale));

/** Names as a list: `Ada and Bram`. */
export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
