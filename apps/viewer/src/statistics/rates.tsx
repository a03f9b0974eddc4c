import type { Locale, WinRatePartsFragment } from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import { withMinus } from '../words/dates.js';
import { IntervalBar } from './interval-bar.js';

/** A share as readers of the language write it. */
export const inPercent = (share: number, locale: Locale): string =>
  withMinus(share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }));

/** Like `inPercent`, for a difference, with its sign. */
export const inPoints = (share: number, locale: Locale): string =>
  withMinus(
    share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  );

/** Shows a win rate, with its probable range. A small sample is grey. */
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
