import { useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { csvOf } from '../charts/chart-lines.js';
import type { OpeningTableSubscription } from '../generated/graphql.js';
import { OpeningTableDocument } from '../generated/openings.js';
import { save } from '../picture/saved-files.js';
import { inSignedPoints } from '../profile/points.js';
import { IntervalBar } from '../statistics/interval-bar.js';
import { SortableTable } from '../statistics/sortable-table.js';
import type { SortableColumn } from '../statistics/sorting.js';
import { useLocale, useSay } from '../words/language.js';
import { usePercent, usePlusMinus } from '../words/use-percent.js';
import type { OpeningDecks } from './opening-decks.js';
import '../statistics/statistics.css';

type Table = OpeningTableSubscription['openingTable'];
type Card = Table['cards'][number];

/** Half the width of a 95% confidence interval, in standard errors. */
const LIKELY = 1.96;

interface Props {
  readonly decks: OpeningDecks;
  readonly failed: (problem: unknown) => void;
  readonly cancel: () => void;
}

/**
 * Requests the table of a deck from the server, and shows it while the server is still computing it. Leaving the page
 * cancels the computation.
 */
export function OpeningTableView({ decks, failed, cancel }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useSubscription(OpeningTableDocument, { variables: { ...decks, locale } });
  useEffect(() => {
    if (error) failed(error);
  }, [error, failed]);
  const table = data?.openingTable;
  const isWhole = table !== undefined && table.done === table.hands;
  return (
    <section className="opening-table" aria-busy={!isWhole}>
      {table && <h2>{say('openings.table', { deck: table.deck })}</h2>}
      <div className="opening-progress">
        {!isWhole && (
          <progress
            aria-label={say('openings.make-table')}
            max={table?.hands ?? 1}
            value={table?.done ?? 0}
            data-testid="opening-progress"
          />
        )}
        {table && (
          <span data-testid="opening-done" data-whole={isWhole}>
            {say('openings.made', { done: table.done, count: table.hands })}
          </span>
        )}
        {!isWhole && (
          <button type="button" className="button" data-testid="opening-cancel" onClick={cancel}>
            {say('openings.cancel')}
          </button>
        )}
      </div>
      {table && table.cards.length > 0 && <Cards table={table} isWhole={isWhole} />}
    </section>
  );
}

interface CardsProps {
  readonly table: Table;
  readonly isWhole: boolean;
}

function Cards({ table, isWhole }: CardsProps) {
  const say = useSay();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  const { cards, first, second, deck } = table;
  const most = Math.max(...cards.map(({ worth, error }) => Math.abs(worth) + LIKELY * error));
  const columns: readonly SortableColumn<Card>[] = [
    {
      id: 'card',
      title: say('openings.card'),
      value: ({ name }) => name,
      cell: ({ name, reference }) => (
        <>
          {name} <small>{reference}</small>
        </>
      ),
    },
    {
      id: 'worth',
      title: say('openings.worth'),
      value: ({ worth }) => worth,
      cell: (card) => <Worth worth={card} most={most} />,
    },
    ...(['first', 'second'] as const).map((turn) => ({
      id: turn,
      title: say(`openings.worth-${turn}`),
      value: (card: Card) => card[turn]?.worth ?? null,
      cell: (card: Card) => {
        const worth = card[turn];
        return worth === null ? '–' : <Worth worth={worth} most={null} />;
      },
    })),
    { id: 'hands', title: say('openings.hands'), value: ({ hands }) => hands },
    { id: 'copies', title: say('openings.copies'), value: ({ copies }) => copies },
  ];
  return (
    <>
      {first && (
        <p>{say('openings.chance-first', { value: percent(first.value), error: plusMinus(first.error) })}</p>
      )}
      {second && (
        <p>
          {say('openings.chance-second', { value: percent(second.value), error: plusMinus(second.error) })}
        </p>
      )}
      <SortableTable
        caption={say('openings.table', { deck })}
        testId="opening-cards"
        columns={columns}
        rows={cards}
        rowKey={({ reference }) => reference}
      />
      <p className="lessons-about">{say('openings.method')}</p>
      {isWhole && (
        <div className="choice-send">
          <button
            type="button"
            className="button"
            data-testid="opening-csv"
            onClick={() =>
              save('opening-hands.csv', new Blob([csvIn(cards)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            {say('openings.csv')}
          </button>
          <button
            type="button"
            className="button"
            data-testid="opening-ndjson"
            onClick={() =>
              save('opening-hands.ndjson', new Blob([ndjsonIn(cards)], { type: 'application/x-ndjson' }))
            }
          >
            {say('openings.ndjson')}
          </button>
        </div>
      )}
    </>
  );
}

interface WorthProps {
  readonly worth: Pick<Card, 'worth' | 'error'>;
  /** The value that fills the bar completely. Null if there is no bar. */
  readonly most: number | null;
}

/** Shows the percentage points gained by keeping a card, with a confidence interval. */
function Worth({ worth: { worth, error }, most }: WorthProps) {
  const say = useSay();
  const locale = useLocale();
  const [low, high] = [worth - LIKELY * error, worth + LIKELY * error];
  const ends = { low: inSignedPoints(low, locale), high: inSignedPoints(high, locale) };
  return (
    <span className="profile-points">
      {inSignedPoints(worth, locale)} <small>{say('openings.range', ends)}</small>
      {most !== null && <IntervalBar value={worth} low={low} high={high} range={[-most, most]} />}
    </span>
  );
}

/** Returns a row of a saved table, as values by column name. */
const savedRow = ({ reference, name, copies, hands, worth, error, first, second }: Card) => ({
  ...{ reference, name, copies, hands, worth, error },
  firstWorth: first?.worth ?? null,
  firstError: first?.error ?? null,
  secondWorth: second?.worth ?? null,
  secondError: second?.error ?? null,
});

const csvIn = (cards: readonly Card[]): string => {
  const rows = cards.map(savedRow);
  return csvOf([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
};

const ndjsonIn = (cards: readonly Card[]): string =>
  cards.map((card) => `${JSON.stringify(savedRow(card))}\n`).join('');
