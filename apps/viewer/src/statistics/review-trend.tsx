import type { ReviewStatisticsQuery } from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import { inPercent, inPoints } from './rates.js';

type Player = ReviewStatisticsQuery['statistics']['reviews']['players'][number];
type Period = Player['trend'][number];
type Play = Period['play'];

/** The maximum number of trend periods in a cell. The latest ones are shown. */
const PARTS = 6;

/** Shows how a player's results change over time, period by period. */
export function ReviewTrend({ trend }: Pick<Player, 'trend'>) {
  const say = useSay();
  const when = ({ month, from, to }: Period): string =>
    month ?? say('statistics.games-between', { from, to });
  return (
    <ol className="statistics-trend">
      {trend.slice(-PARTS).map((period) => (
        <li key={period.from}>
          {when(period)}: <PlayInShort play={period.play} />
        </li>
      ))}
    </ol>
  );
}

/** Compares a player's first games with the player's latest games. */
export function FirstAndLast({ firstGames, lastGames }: Pick<Player, 'firstGames' | 'lastGames'>) {
  const say = useSay();
  if (firstGames === null || lastGames === null) return <>–</>;
  return (
    <ol className="statistics-trend">
      <li>
        {say('statistics.first-games', { count: firstGames.games })}: <PlayInShort play={firstGames} />
      </li>
      <li>
        {say('statistics.last-games', { count: lastGames.games })}: <PlayInShort play={lastGames} />
      </li>
    </ol>
  );
}

function PlayInShort({ play: { accuracy, errorRate, luck, adjusted, unspent } }: { readonly play: Play }) {
  const say = useSay();
  const locale = useLocale();
  const percent = (value: number | null): string => (value === null ? '–' : inPercent(value, locale));
  const parts = [
    say('statistics.accuracy-of', { value: percent(accuracy.value) }),
    say('statistics.errors-of', { value: percent(errorRate) }),
    say('statistics.luck-of', { value: luck.value === null ? '–' : inPoints(luck.value, locale) }),
    say('statistics.adjusted-of', { value: percent(adjusted.value) }),
    ...(unspent === null ? [] : [say('statistics.unspent-of', { value: percent(unspent) })]),
  ];
  return <span className={luck.isSmall ? 'is-small-sample' : undefined}>{parts.join(' · ')}</span>;
}
