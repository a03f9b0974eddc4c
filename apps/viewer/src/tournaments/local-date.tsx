import { useLocale } from '../words/language.js';

/** A day, such as `2026-11-05`, as readers of the language write it. */
export function LocalDate({ date }: { readonly date: string }) {
  const locale = useLocale();
  return (
    <time dateTime={date}>
      {new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
