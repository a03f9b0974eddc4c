import type { Locale } from '../generated/graphql.js';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a date and time in a language, including the time zone. */
export function dateAndTime(moment: string, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
    // A 24-hour clock leaves space for the time zone in narrow lists.
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
    format = new Intl.DateTimeFormat(locale, { ...date, ...time });
    formats.set(locale, format);
  }
  return format.format(new Date(moment));
}

/** Replaces the hyphen in a formatted number with a minus sign. */
export const withMinus = (number: string): string => number.replace('-', '−');

/** Formats a number in the number format of a language. */
export const inDigits = (value: number, locale: Locale): string => withMinus(value.toLocaleString(locale));

/** Formats names as a list, such as `Ada and Bram`. */
export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
