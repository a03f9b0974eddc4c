import type { Locale, WinRatePartsFragment } from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import { withMinus } from '../words/dates.js';
import { IntervalBar } from './interval-bar.js';

/** Formats a proportion as a percentage, in the number format of the user's language. */
export const inPercent = (share: number, locale: Locale): string =>
  withMinus(share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }));

/** Like `inPercent`, but for a difference, in percentage points with a sign. */
export const inPoints = (share: number, locale: Locale): string =>
  withMinus(
    share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  );

/** Shows a win rate with its confidence interval. Small samples are grey. */
export function RateCell({ rate }: { readonly rate: WinRatePartsFragment }) {
  const say = useSay();
  const locale = useLocale();
  if (rate.rate === null) return <>–</>;
  const bounds = say('statistics.bounds', {
    low: inPercent(rate.low, locale),
    high: inPercent(rate.high, locale),
  });
  return (
    <span className={rate.isSmall ? 'is-small-sample' : undefined}>
      {inPercent(rate.rate, locale)} <small>{bounds}</small>
      <IntervalBar value={rate.rate} low={rate.low} high={rate.high} range={[0, 1]} />
    </span>
  );
}
