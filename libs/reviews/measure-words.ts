import type { GameWords, Locale } from '#record';

/** Whether a noun is countable. If its singular and plural are equal, English uses "less" instead of "fewer". */
const isCounted = ([singular, plural]: readonly [string, string]): boolean => singular !== plural;

/** Formats a difference in a measure with two significant digits, as in `0.5 more regions travelled`. */
export function moreOf(
  measures: GameWords['measures'],
  name: string,
  difference: number,
  locale: Locale,
): string {
  const amount = Number(Math.abs(difference).toPrecision(2));
  const words = measures[name] ?? [name, name];
  const noun = words[new Intl.PluralRules(locale).select(amount) === 'one' ? 0 : 1];
  const formatted = new Intl.NumberFormat(locale).format(amount);
  const isMore = difference > 0;
  switch (locale) {
    case 'en':
      return `${formatted} ${isMore ? 'more' : isCounted(words) ? 'fewer' : 'less'} ${noun}`;
    case 'it':
      return `${formatted} ${noun} in ${isMore ? 'più' : 'meno'}`;
    case 'fr':
      return `${formatted} ${noun} de ${isMore ? 'plus' : 'moins'}`;
  }
}
