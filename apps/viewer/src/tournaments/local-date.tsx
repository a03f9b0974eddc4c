import { useLocale } from '../words/language.js';

/** Shows a date such as `2026-11-05`, formatted in the user's language. */
export function LocalDate({ date }: { readonly date: string }) {
  const locale = useLocale();
  return (
    <time dateTime={date}>
      {new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
