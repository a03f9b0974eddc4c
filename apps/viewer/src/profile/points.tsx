import type { GameMeanPartsFragment, Locale } from '../generated/graphql.js';
import { IntervalBar } from '../statistics/interval-bar.js';
import { useLocale, useSay } from '../words/language.js';

/** Formats a change in win probability as percentage points, in the number format of the user's language. */
export const inPoints = (share: number, locale: Locale): string =>
  (100 * share).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Like `inPoints`, but with a sign. */
export const inSignedPoints = (share: number, locale: Locale): string =>
  (100 * share).toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });

interface Props {
  readonly mean: GameMeanPartsFragment;
  /** The value that fills the bar completely. Null if there is no bar. */
  readonly most: number | null;
}

/** Shows the points lost per game with a confidence interval. Small samples are grey. */
export function Points({ mean: { value, low, high, isSmall }, most }: Props) {
  const say = useSay();
  const locale = useLocale();
  if (value === null) return <>–</>;
  const hasBounds = low !== null && high !== null;
  return (
    <span className={isSmall ? 'profile-points is-small-sample' : 'profile-points'}>
      {inPoints(value, locale)}{' '}
      {hasBounds && (
        <small>{say('profile.bounds', { low: inPoints(low, locale), high: inPoints(high, locale) })}</small>
      )}
      {most !== null && most > 0 && (
        <IntervalBar value={value} low={low ?? value} high={high ?? value} range={[0, most]} />
      )}
    </span>
  );
}
