import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ReviewStatisticsQuery, StatisticsFilter } from '../generated/graphql.js';
import { ReviewStatisticsDocument } from '../generated/statistics.js';
import { drawnGames } from '../looks.js';
import { useLocale, useSay } from '../words/language.js';
import { shareColumn } from './columns.js';
import { useFailure } from './failure.js';
import { gameMeanColumn } from './game-mean.js';
import { PlayerLink } from './player-link.js';
import { inPercent, inPoints } from './rates.js';
import { FirstAndLast, ReviewTrend } from './review-trend.js';
import { SortableTable } from './sortable-table.js';
import type { SortableColumn } from './sorting.js';

interface Props {
  readonly filter: StatisticsFilter;
  /** Called with an error, or with null if there is none. */
  readonly failed: (error: unknown) => void;
}

type Reviews = ReviewStatisticsQuery['statistics']['reviews'];
type Player = Reviews['players'][number];

/** The maximum number of rows. */
const MOST = 100;
/** The available periods of a trend: a month, or a number of games. */
const trends = ['month', 5, 10, 20, 50] as const;
type Trend = (typeof trends)[number];
/** The number of first and latest games to compare if the trend is by month. */
const EVERY = 10;

const nameOf = (module: string): string => drawnGames.find(({ id }) => id === module)?.name ?? module;

/** Shows players' accuracy, errors and luck, based on stored reviews. */
export function ReviewedPlayers({ filter, failed }: Props) {
  const say = useSay();
  const [trend, setTrend] = useState<Trend>('month');
  const [playouts, setPlayouts] = useState<number | null>(null);
  const every = trend === 'month' ? EVERY : trend;
  const by = trend === 'month' ? ('MONTH' as const) : ('GAMES' as const);
  const variables = { filter, playouts, by, every, first: MOST };
  const { data, previousData, error } = useQuery(ReviewStatisticsDocument, { variables });
  useFailure(error, failed);
  const reviews = (data ?? previousData)?.statistics.reviews;
  if (reviews === undefined) return <p data-testid="statistics-none">{say('app.loading')}</p>;
  const budgets = [
    ...new Set(reviews.made.filter((review) => review.isCurrent).map((review) => review.playouts)),
  ];
  return (
    <>
      <div className="games-filters">
        <label>
          <span>{say('statistics.trend-by')}</span>
          <select
            data-testid="statistics-trend"
            value={trend}
            onChange={({ target }) =>
              setTrend(trends.find((choice) => `${choice}` === target.value) ?? 'month')
            }
          >
            {trends.map((choice) => (
              <option key={choice} value={choice}>
                {choice === 'month'
                  ? say('statistics.by-month')
                  : say('statistics.by-games', { count: choice })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say('statistics.playouts')}</span>
          <select
            data-testid="statistics-playouts"
            value={playouts ?? reviews.playouts ?? ''}
            onChange={({ target }) => setPlayouts(Number(target.value))}
          >
            {(budgets.length === 0 ? [''] : budgets).map((budget) => (
              <option key={budget} value={budget}>
                {budget === '' ? '–' : budget}
              </option>
            ))}
          </select>
        </label>
      </div>
      <LeftOut made={reviews.made} />
      {reviews.players.length === 0 ? (
        <p data-testid="statistics-none">{say('statistics.no-reviews')}</p>
      ) : (
        <PlayerRows players={reviews.players} />
      )}
    </>
  );
}

/** Lists the reviews that the statistics do not include. */
function LeftOut({ made }: Pick<Reviews, 'made'>) {
  const say = useSay();
  return (
    <ul className="statistics-trend" data-testid="reviews-left-out">
      {made
        .filter(({ isCounted }) => !isCounted)
        .map(({ module, program, model, playouts, games, isCurrent }) => (
          <li key={[module, program, model, playouts].join(' ')}>
            {say(isCurrent ? 'statistics.other-playouts' : 'statistics.earlier-reviews', {
              game: nameOf(module),
              count: games,
              playouts,
            })}
          </li>
        ))}
    </ul>
  );
}

function PlayerRows({ players }: Pick<Reviews, 'players'>) {
  const say = useSay();
  const locale = useLocale();
  const columns: readonly SortableColumn<Player>[] = [
    {
      id: 'player',
      title: say('statistics.player'),
      value: ({ player }) => player,
      cell: ({ player, module }) => <PlayerLink player={player} module={module} />,
    },
    {
      id: 'reviewed',
      title: say('statistics.reviewed'),
      value: ({ all }) => all.games,
      cell: ({ all, games }) => say('statistics.reviewed-of', { reviewed: all.games, games }),
    },
    gameMeanColumn('accuracy', say('statistics.accuracy'), inPercent, ({ all }) => all.accuracy),
    {
      ...shareColumn<Player>('errors', say('statistics.errors'), locale, ({ all }) => all.errorRate),
      cell: ({ all }) => <Errors play={all} />,
    },
    gameMeanColumn('luck', say('statistics.luck'), inPoints, ({ all }) => all.luck),
    gameMeanColumn('adjusted', say('statistics.adjusted'), inPercent, ({ all }) => all.adjusted),
    shareColumn('unspent', say('statistics.unspent'), locale, ({ all }) => all.unspent),
    {
      id: 'ends',
      title: say('statistics.first-and-last'),
      value: ({ firstGames, lastGames }) =>
        firstGames?.accuracy.value == null || lastGames?.accuracy.value == null
          ? null
          : lastGames.accuracy.value - firstGames.accuracy.value,
      cell: (row) => <FirstAndLast {...row} />,
    },
    {
      id: 'trend',
      title: say('statistics.over-time'),
      value: ({ trend }) => trend.at(-1)?.play.accuracy.value ?? null,
      cell: (row) => <ReviewTrend {...row} />,
    },
  ];
  return (
    <SortableTable
      caption={say('statistics.reviews')}
      testId="review-statistics"
      columns={columns}
      rows={players}
      rowKey={({ player }) => player}
    />
  );
}

/** Shows the number of errors among the evaluated decisions, by grade. */
function Errors({
  play: { errorRate, judged, inaccuracies, mistakes, blunders },
}: {
  readonly play: Player['all'];
}) {
  const say = useSay();
  const locale = useLocale();
  if (errorRate === null) return <>–</>;
  return (
    <>
      {inPercent(errorRate, locale)}{' '}
      <small>{say('statistics.errors-among', { inaccuracies, mistakes, blunders, judged })}</small>
    </>
  );
}
