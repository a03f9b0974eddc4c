import { formatAddress, newAddress } from '../cursor/address.js';
import { dayName } from '../design/word-labels.js';
import type { PrepareQuery, ProfileFilter } from '../generated/graphql.js';
import { useLookOf } from '../boards.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { ThemeList, type Profile } from '../profile/theme-list.js';
import { PageLink } from '../shell/page-link.js';
import { rateColumn } from '../statistics/columns.js';
import { GameMean, gameMeanColumn } from '../statistics/game-mean.js';
import { SortableTable } from '../statistics/sortable-table.js';
import type { SortableColumn } from '../statistics/sorting.js';
import { dateAndTime, inDigits } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { TurningPoints } from './turning-points.js';

type Preparation = PrepareQuery['prepare'];
type Deck = Preparation['decks'][number];
type Card = Deck['cards'][number];
type Day = Preparation['days'][number];

/** The days for which the table counts cards. */
const days = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  readonly found: Preparation;
  /** The player's losses in the games against the selected opponent or Hero. Null while loading. */
  readonly turned: Profile | null;
  readonly filter: ProfileFilter;
}

/** Shows an opponent's results, habits and cards, and the player's worst decisions against that opponent. */
export function Prepared({ found, turned, filter }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { module, games, counted } = found;
  if (module === null) return <p data-testid="prepare-none">{say('prepare.none')}</p>;
  return (
    <>
      <p data-testid="prepare-games">
        {say('prepare.games', { count: games })}{' '}
        {games > counted && say('prepare.counted', { count: counted })}
      </p>
      <Results found={found} />
      {turned !== null && turned.playouts !== null && <TurningPoints player={found.player} filter={filter} />}
      {turned !== null && (
        <section className="profile-part">
          <h2>{say('prepare.turned')}</h2>
          {turned.playouts === null ? (
            <p data-testid="prepare-no-reviews">{say('prepare.no-reviews')}</p>
          ) : (
            <ThemeList profile={turned} beside={null} filter={filter} />
          )}
        </section>
      )}
      <Habits found={found} module={module} />
      {found.decks.map((deck) => (
        <DeckCards key={deck.hero} deck={deck} module={module} />
      ))}
      <section className="profile-part">
        <h2>{say('prepare.latest')}</h2>
        <ul data-testid="prepare-latest">
          {found.latest.map(({ game, seat, opponent, startedAt, won }) => (
            <li key={game}>
              <PageLink to={formatAddress({ ...newAddress(game), bottom: seat })}>
                {`${opponent}, ${dateAndTime(startedAt, locale)}`}
              </PageLink>{' '}
              {say(won ? 'prepare.win' : 'prepare.loss')}
            </li>
          ))}
        </ul>
      </section>
      <p className="statistics-note">{say('prepare.small')}</p>
    </>
  );
}

function Results({ found: { player, all, first, second } }: { readonly found: Preparation }) {
  const say = useSay();
  const rows = [
    { name: say('prepare.all'), rate: all },
    { name: say('prepare.first'), rate: first },
    { name: say('prepare.second'), rate: second },
  ];
  type Row = (typeof rows)[number];
  const columns: readonly SortableColumn<Row>[] = [
    { id: 'name', title: say('prepare.results'), value: ({ name }) => name },
    { id: 'games', title: say('prepare.number'), value: ({ rate }) => rate.games },
    rateColumn('rate', say('prepare.wins', { player }), ({ rate }) => rate),
  ];
  return (
    <section className="profile-part">
      <h2>{say('prepare.results')}</h2>
      <SortableTable
        caption={say('prepare.results')}
        testId="prepare-results"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </section>
  );
}

function Habits({ found, module }: { readonly found: Preparation; readonly module: string }) {
  const say = useSay();
  const locale = useLocale();
  const words = wordsOf(useLookOf(module) ?? plainLook, locale);
  const written = (value: number): string => inDigits(Math.round(10 * value) / 10, locale);
  const dayColumn: SortableColumn<Day> = {
    id: 'day',
    title: words('day'),
    value: ({ day }) => day,
    cell: ({ day }) => dayName(day, words),
  };
  const named = new Map(
    found.days.flatMap(({ habits }) => habits.map(({ habit, name }) => [habit, name] as const)),
  );
  const acts = [
    dayColumn,
    ...[...named].map(([habit, name]) =>
      gameMeanColumn(habit, name, written, ({ habits, played: { games } }: Day) =>
        timesOf(habits, habit, games),
      ),
    ),
  ];
  const columns: readonly SortableColumn<Day>[] = [
    dayColumn,
    { id: 'games', title: say('prepare.number'), value: ({ played }) => played.games },
    gameMeanColumn('played', say('prepare.played'), written, ({ played }) => played),
    gameMeanColumn('mana', say('prepare.mana'), written, ({ mana }) => mana),
    gameMeanColumn('unspent', say('prepare.unspent'), written, ({ unspent }) => unspent),
  ];
  return (
    <section className="profile-part">
      <h2>{say('prepare.habits')}</h2>
      <p>
        {say('prepare.length')}: <GameMean mean={found.length} written={written} /> ·{' '}
        {say('prepare.reactions')}: <GameMean mean={found.reactions} written={written} />
      </p>
      {found.days.length > 0 && (
        <SortableTable
          caption={say('prepare.habits')}
          testId="prepare-days"
          columns={columns}
          rows={found.days}
          rowKey={({ day }) => `${day}`}
        />
      )}
      {named.size > 0 && (
        <>
          <h3>{say('prepare.acts')}</h3>
          <SortableTable
            caption={say('prepare.acts')}
            testId="prepare-habits"
            columns={acts}
            rows={found.days.filter(({ habits }) => habits.length > 0)}
            rowKey={({ day }) => `${day}`}
          />
        </>
      )}
    </section>
  );
}

/**
 * Returns how often a habit was observed on a day. If the day's data omits the habit, returns 0, because it was never
 * observed.
 */
const timesOf = (habits: Day['habits'], habit: string, games: number) =>
  habits.find((each) => each.habit === habit)?.times ?? {
    ...{ games, value: 0, low: null, high: null },
    isSmall: true,
  };

function DeckCards({
  deck: { hero, counted, cards },
  module,
}: {
  readonly deck: Deck;
  readonly module: string;
}) {
  const say = useSay();
  const locale = useLocale();
  const words = wordsOf(useLookOf(module) ?? plainLook, locale);
  const by = ({ firstDays }: Card, day: number): number =>
    firstDays.reduce((sum, each) => sum + (each.day <= day ? each.games : 0), 0);
  const columns: readonly SortableColumn<Card>[] = [
    { id: 'name', title: say('prepare.card'), value: ({ name }) => name },
    { id: 'seen', title: say('prepare.seen'), value: ({ games }) => games },
    { id: 'played', title: say('prepare.times-played'), value: ({ played }) => played },
    ...(cards.some(({ inMana }) => inMana > 0)
      ? [{ id: 'mana', title: say('prepare.in-mana'), value: ({ inMana }: Card) => inMana }]
      : []),
    ...days.map((day) => ({
      id: `by-${day}`,
      title: `≤ ${dayName(day, words)}`,
      value: (card: Card) => by(card, day),
    })),
  ];
  const title = hero === '' ? say('prepare.cards') : say('prepare.deck', { hero });
  return (
    <section className="profile-part">
      <h2>{title}</h2>
      <p>{say('prepare.seen-in', { count: counted })}</p>
      {cards.length === 0 ? (
        <p>{say('prepare.no-cards')}</p>
      ) : (
        <SortableTable
          caption={title}
          testId="prepare-cards"
          columns={columns}
          rows={cards}
          rowKey={({ reference }) => reference}
        />
      )}
    </section>
  );
}
