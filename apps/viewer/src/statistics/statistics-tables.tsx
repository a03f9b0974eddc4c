import { useQuery } from '@apollo/client/react';
import { useMemo, type ReactNode } from 'react';
import {
  CardStatisticsDocument,
  CurveStatisticsDocument,
  MatchupStatisticsDocument,
  PlayerStatisticsDocument,
  type CardStatisticsQuery,
  type CurveStatisticsQuery,
  type MatchupStatisticsQuery,
  type PlayerStatisticsQuery,
  type StatisticsFilter,
} from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import { inPercent, inPoints, RateCell } from './rates.js';
import { SortableTable, type SortableColumn } from './sortable-table.js';

/** The most rows of a table. */
const MOST = 200;

interface Props {
  readonly filter: StatisticsFilter;
  /** Hears what went wrong; null: nothing. */
  readonly failed: (error: unknown) => ReactNode;
}

type Card = CardStatisticsQuery['statistics']['cards'][number];
type Matchup = MatchupStatisticsQuery['statistics']['matchups'][number];
type Player = PlayerStatisticsQuery['statistics']['players'][number];
type Day = CurveStatisticsQuery['statistics']['curve'][number];

/** What stands there until an answer comes, or in place of a table without rows. */
function NoRows({ isWaiting }: { readonly isWaiting: boolean }) {
  const say = useSay();
  return <p data-testid="statistics-none">{say(isWaiting ? 'app.loading' : 'statistics.none')}</p>;
}

export function CardTable({ filter, failed }: Props) {
  const say = useSay();
  const locale = useLocale();
  const variables = { filter, orderBy: 'GAMES' as const, first: MOST };
  const { data, error } = useQuery(CardStatisticsDocument, { variables });
  const columns = useMemo(
    (): readonly SortableColumn<Card>[] => [
      { id: 'name', title: say('statistics.card'), value: ({ name }) => name },
      { id: 'reference', title: say('statistics.reference'), value: ({ reference }) => reference },
      { id: 'decks', title: say('statistics.decks'), value: ({ inDeck }) => inDeck.games },
      {
        id: 'rate',
        title: say('statistics.won'),
        value: ({ inDeck }) => inDeck.rate,
        cell: ({ inDeck }) => <RateCell rate={inDeck} />,
      },
      {
        id: 'drawn',
        title: say('statistics.won-drawn'),
        value: ({ drawn }) => drawn.rate,
        cell: ({ drawn }) => <RateCell rate={drawn} />,
      },
      {
        id: 'played',
        title: say('statistics.won-played'),
        value: ({ played }) => played.rate,
        cell: ({ played }) => <RateCell rate={played} />,
      },
      {
        id: 'opening',
        title: say('statistics.opening-mana'),
        value: ({ opening, openingMana }) => (opening.games === 0 ? null : openingMana.games / opening.games),
        cell: ({ opening, openingMana }) =>
          opening.games === 0 ? '–' : inPercent(openingMana.games / opening.games, locale),
      },
      {
        id: 'impact',
        title: say('statistics.impact'),
        value: ({ impact }) => impact?.value ?? null,
        cell: ({ impact }) =>
          impact === null ? (
            '–'
          ) : (
            <>
              {inPoints(impact.value, locale)}{' '}
              <small>
                {say('statistics.bounds', {
                  low: inPoints(impact.low, locale),
                  high: inPoints(impact.high, locale),
                })}
              </small>
            </>
          ),
      },
    ],
    [say, locale],
  );
  if (error) return failed(error);
  const rows = data?.statistics.cards ?? [];
  if (rows.length === 0) return <NoRows isWaiting={data === undefined} />;
  return (
    <>
      {rows.length === MOST && <p>{say('statistics.most', { rows: MOST })}</p>}
      <SortableTable
        caption={say('statistics.cards')}
        testId="card-statistics"
        columns={columns}
        rows={rows}
        rowKey={({ reference }) => reference}
      />
    </>
  );
}

export function MatchupTable({ filter, failed, by }: Props & { readonly by: 'HERO' | 'FACTION' }) {
  const say = useSay();
  const { data, error } = useQuery(MatchupStatisticsDocument, { variables: { filter, by, first: MOST } });
  const columns = useMemo(
    (): readonly SortableColumn<Matchup>[] => [
      { id: 'own', title: say('statistics.own'), value: ({ own }) => own },
      { id: 'rival', title: say('statistics.rival'), value: ({ rival }) => rival },
      { id: 'games', title: say('statistics.games'), value: ({ all }) => all.games },
      {
        id: 'rate',
        title: say('statistics.won'),
        value: ({ all }) => all.rate,
        cell: ({ all }) => <RateCell rate={all} />,
      },
      {
        id: 'first',
        title: say('statistics.won-first'),
        value: ({ first }) => first.rate,
        cell: ({ first }) => <RateCell rate={first} />,
      },
      {
        id: 'days',
        title: say('statistics.days'),
        value: ({ days }) => days,
        cell: ({ days }) => days.toFixed(1),
      },
    ],
    [say],
  );
  if (error) return failed(error);
  const rows = data?.statistics.matchups ?? [];
  if (data === undefined || rows.length === 0) return <NoRows isWaiting={data === undefined} />;
  return (
    <>
      <p data-testid="first-player">
        {say('statistics.first-player')} <RateCell rate={data.statistics.first} />
      </p>
      <SortableTable
        caption={say('statistics.matchups')}
        testId="matchup-statistics"
        columns={columns}
        rows={rows}
        rowKey={({ own, rival }) => `${own}\n${rival}`}
      />
    </>
  );
}

export function PlayerTable({ filter, failed }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(PlayerStatisticsDocument, { variables: { filter, first: MOST } });
  const columns = useMemo(
    (): readonly SortableColumn<Player>[] => [
      { id: 'player', title: say('statistics.player'), value: ({ player }) => player },
      { id: 'games', title: say('statistics.games'), value: ({ all }) => all.games },
      {
        id: 'rate',
        title: say('statistics.won'),
        value: ({ all }) => all.rate,
        cell: ({ all }) => <RateCell rate={all} />,
      },
      {
        id: 'unspent',
        title: say('statistics.unspent'),
        value: ({ unspent }) => unspent,
        cell: ({ unspent }) => (unspent === null ? '–' : inPercent(unspent, locale)),
      },
      {
        id: 'reactions',
        title: say('statistics.reactions'),
        value: ({ reactions }) => reactions,
        cell: ({ reactions }) => reactions.toFixed(1),
      },
      {
        id: 'trend',
        title: say('statistics.trend'),
        value: ({ trend }) => trend.at(-1)?.rate ?? null,
        cell: ({ trend }) => (
          <ol className="statistics-trend">
            {trend.slice(-6).map((month) => (
              <li key={month.period}>
                {month.period} <RateCell rate={month} />
              </li>
            ))}
          </ol>
        ),
      },
    ],
    [say, locale],
  );
  if (error) return failed(error);
  const rows = data?.statistics.players ?? [];
  if (rows.length === 0) return <NoRows isWaiting={data === undefined} />;
  return (
    <SortableTable
      caption={say('statistics.players')}
      testId="player-statistics"
      columns={columns}
      rows={rows}
      rowKey={({ player }) => player}
    />
  );
}

export function CurveTable({ filter, failed }: Props) {
  const say = useSay();
  const { data, error } = useQuery(CurveStatisticsDocument, { variables: { filter } });
  const columns = useMemo((): readonly SortableColumn<Day>[] => {
    const means = ['played', 'playedByWinners', 'mana', 'unspent'] as const;
    return [
      { id: 'day', title: say('statistics.day'), value: ({ day }) => day },
      { id: 'sides', title: say('statistics.sides'), value: ({ sides }) => sides },
      ...means.map((name) => ({
        id: name,
        title: say(`statistics.mean-${name}`),
        value: (row: Day) => row[name],
        cell: (row: Day) => row[name].toFixed(1),
      })),
    ];
  }, [say]);
  if (error) return failed(error);
  const rows = data?.statistics.curve ?? [];
  if (rows.length === 0) return <NoRows isWaiting={data === undefined} />;
  return (
    <SortableTable
      caption={say('statistics.curve')}
      testId="curve-statistics"
      columns={columns}
      rows={rows}
      rowKey={({ day }) => `${day}`}
    />
  );
}
