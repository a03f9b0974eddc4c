import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type {
  CardStatisticsQuery,
  CurveStatisticsQuery,
  MatchupStatisticsQuery,
  PlayerStatisticsQuery,
  StatisticsFilter,
} from '../generated/graphql.js';
import {
  CardStatisticsDocument,
  CurveStatisticsDocument,
  MatchupStatisticsDocument,
  PlayerStatisticsDocument,
} from '../generated/statistics.js';
import { useLocale, useSay } from '../words/language.js';
import { CurveChart } from './curve-chart.js';
import { differenceColumn, meanColumn, rateColumn, shareColumn } from './columns.js';
import { useFailure } from './failure.js';
import { inPercent, RateCell } from './rates.js';
import { PlayerLink } from './player-link.js';
import { SortableTable } from './sortable-table.js';
import type { SortableColumn } from './sorting.js';

/** The days that the user can choose. Only cards drawn on or before the chosen day count as drawn. */
const days = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The maximum number of rows per table. */
const MOST = 200;

interface Props {
  readonly filter: StatisticsFilter;
  /** Called with an error, or with null if there is none. */
  readonly failed: (error: unknown) => void;
}

type Card = CardStatisticsQuery['statistics']['cards'][number];
type Matchup = MatchupStatisticsQuery['statistics']['matchups'][number];
type Player = PlayerStatisticsQuery['statistics']['players'][number];
type Day = CurveStatisticsQuery['statistics']['curve'][number];

/** Shown while waiting for a response, and instead of an empty table. */
function NoRows({ isWaiting }: { readonly isWaiting: boolean }) {
  const say = useSay();
  return <p data-testid="statistics-none">{say(isWaiting ? 'app.loading' : 'statistics.none')}</p>;
}

export function CardTable({ filter, failed }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [day, setDay] = useState('');
  const byDay = day === '' ? null : Number(day);
  const variables = { filter, orderBy: 'GAMES' as const, byDay, first: MOST };
  const { data, previousData, error } = useQuery(CardStatisticsDocument, { variables });
  useFailure(error, failed);
  const columns: readonly SortableColumn<Card>[] = [
    {
      id: 'name',
      title: say('statistics.card'),
      value: ({ name }) => name,
      cell: ({ name, reference }) => (
        <>
          {name} <small>{reference}</small>
        </>
      ),
    },
    { id: 'decks', title: say('statistics.decks'), value: ({ inDeck }) => inDeck.games },
    rateColumn('rate', say('statistics.won'), ({ inDeck }) => inDeck),
    { id: 'decks-drawn', title: say('statistics.drawn'), value: ({ drawn }) => drawn.games },
    rateColumn('drawn', say('statistics.won-drawn'), ({ drawn }) => drawn),
    { id: 'decks-played', title: say('statistics.played'), value: ({ played }) => played.games },
    rateColumn('played', say('statistics.won-played'), ({ played }) => played),
    shareColumn('opening', say('statistics.opening-mana'), locale, ({ opening, openingMana }) =>
      opening.games === 0 ? null : openingMana.games / opening.games,
    ),
    differenceColumn(
      'impact',
      say('statistics.impact'),
      { say, locale },
      ({ impact }) => impact,
      ({ inDeck }) => inDeck.isSmall,
    ),
  ];
  const shown = data ?? previousData;
  const rows = shown?.statistics.cards ?? [];
  if (rows.length === 0) return <NoRows isWaiting={shown === undefined} />;
  return (
    <>
      <div className="games-filters">
        <label>
          <span>{say('statistics.by-day')}</span>
          <select
            data-testid="statistics-by-day"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          >
            <option value="">{say('statistics.any-day')}</option>
            {days.map((each) => (
              <option key={each} value={each}>
                {say('statistics.first-day', { day: each })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="statistics-note">{say('statistics.unidentified')}</p>
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

export function MatchupTable({
  filter,
  failed,
  by,
  words,
}: Props & { readonly by: 'HERO' | 'FACTION'; readonly words: (word: string) => string }) {
  const say = useSay();
  const written = by === 'FACTION' ? words : String;
  const { data, error } = useQuery(MatchupStatisticsDocument, { variables: { filter, by, first: MOST } });
  useFailure(error, failed);
  const columns: readonly SortableColumn<Matchup>[] = [
    { id: 'own', title: say('statistics.own'), value: ({ own }) => written(own) },
    {
      id: 'rival',
      title: say('statistics.rival'),
      value: ({ rival }) => written(rival),
      cell: ({ rival, isMirror }) =>
        isMirror ? `${written(rival)} · ${say('statistics.mirror')}` : written(rival),
    },
    { id: 'games', title: say('statistics.games'), value: ({ all }) => all.games },
    rateColumn('rate', say('statistics.won'), ({ all }) => all),
    rateColumn('first', say('statistics.won-first'), ({ first }) => first),
    meanColumn('days', say('statistics.days'), ({ days }) => days),
  ];
  const rows = data?.statistics.matchups ?? [];
  if (data === undefined || rows.length === 0) return <NoRows isWaiting={data === undefined} />;
  return (
    <SortableTable
      caption={say('statistics.matchups')}
      testId="matchup-statistics"
      columns={columns}
      rows={rows}
      rowKey={({ own, rival }) => `${own}\n${rival}`}
    />
  );
}

export function PlayerTable({ filter, failed }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(PlayerStatisticsDocument, { variables: { filter, first: MOST } });
  useFailure(error, failed);
  const columns: readonly SortableColumn<Player>[] = [
    {
      id: 'player',
      title: say('statistics.player'),
      value: ({ player }) => player,
      cell: ({ player }) => <PlayerLink player={player} module={filter.module ?? ''} />,
    },
    {
      id: 'games',
      title: say('statistics.games'),
      value: ({ all }) => all.games,
      cell: ({ all, selfPlay }) => (
        <>
          {all.games} {selfPlay > 0 && <small>{say('statistics.self-play', { count: selfPlay })}</small>}
        </>
      ),
    },
    rateColumn('rate', say('statistics.won'), ({ all }) => all),
    shareColumn('unspent', say('statistics.unspent'), locale, ({ unspent }) => unspent),
    meanColumn('reactions', say('statistics.reactions'), ({ reactions }) => reactions),
    {
      id: 'trend',
      title: say('statistics.trend'),
      value: ({ trend }) => trend.at(-1)?.all.rate ?? null,
      cell: ({ trend }) => (
        <ol className="statistics-trend">
          {trend.slice(-6).map(({ period, all, unspent }) => (
            <li key={period}>
              {period} <RateCell rate={all} />
              {unspent !== null && (
                <small>{say('statistics.unspent-of', { value: inPercent(unspent, locale) })}</small>
              )}
            </li>
          ))}
        </ol>
      ),
    },
  ];
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
  useFailure(error, failed);
  const means = ['played', 'playedByWinners', 'mana', 'unspent'] as const;
  const columns: readonly SortableColumn<Day>[] = [
    { id: 'day', title: say('statistics.day'), value: ({ day }) => day },
    { id: 'sides', title: say('statistics.sides'), value: ({ sides }) => sides },
    ...means.map((name) => meanColumn<Day>(name, say(`statistics.mean-${name}`), (row) => row[name])),
  ];
  const rows = data?.statistics.curve ?? [];
  if (rows.length === 0) return <NoRows isWaiting={data === undefined} />;
  return (
    <>
      <CurveChart days={rows} />
      <SortableTable
        caption={say('statistics.curve')}
        testId="curve-statistics"
        columns={columns}
        rows={rows}
        rowKey={({ day }) => `${day}`}
      />
    </>
  );
}
