import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useLookOf } from '../boards.js';
import { useChoices } from '../games/use-choices.js';
import { ValueChoice } from '../games/value-choice.js';
import type { StatisticsFilter } from '../generated/graphql.js';
import { MeDocument } from '../generated/sign-in.js';
import { drawnGames } from '../looks.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { profilePath } from './profile-address.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { useLocale, useSay } from '../words/language.js';
import { Overview } from './overview.js';
import { ReviewedPlayers } from './reviewed-players.js';
import { CardTable, CurveTable, MatchupTable, PlayerTable } from './statistics-tables.js';
import '../games/games.css';
import './statistics.css';

const tables = ['cards', 'heroes', 'factions', 'players', 'reviews', 'curve'] as const;
type Table = (typeof tables)[number];

type Module = (typeof drawnGames)[number]['id'];
interface Narrowed {
  /** `mine` restricts the statistics to the games of the user's account. */
  readonly whose: '' | 'mine';
  readonly edition: string;
  readonly format: string;
  readonly player: string;
  readonly from: string;
  readonly to: string;
}
const anything: Narrowed = { whose: '', edition: '', format: '', player: '', from: '', to: '' };

/** Returns the filter for the API, without empty fields. */
const filterOf = (module: string, { whose, ...narrowed }: Narrowed): StatisticsFilter => ({
  module,
  ...(whose === 'mine' && { mine: true }),
  ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== '')),
});

/** Shows statistics about finished games of one kind, in tables and charts. */
export function StatisticsPage() {
  const say = useSay();
  const locale = useLocale();
  const [table, setTable] = useState<Table>('cards');
  const [chosen, setChosen] = useState<Module | null>(null);
  const [narrowed, setNarrowed] = useState(anything);
  const [error, setError] = useState<unknown>(null);
  const { modules } = useChoices('');
  const module = chosen ?? drawnGames.find(({ id }) => modules.includes(id))?.id ?? drawnGames[0].id;
  const filter = useMemo(() => filterOf(module, narrowed), [module, narrowed]);
  const words = wordsOf(useLookOf(module) ?? plainLook, locale);
  return (
    <PageFrame className="statistics-page" title={say('statistics.title')} error={error}>
      <div className="games-intro">
        <h1>{say('statistics.title')}</h1>
        <p>{say('statistics.counted')}</p>
        <PageLink to={profilePath(null)} className="button">
          <span data-testid="statistics-profile">{say('profile.open')}</span>
        </PageLink>
        <PageLink to="/prepare" className="button">
          <span data-testid="statistics-prepare">{say('prepare.open')}</span>
        </PageLink>
      </div>
      <div className="segments" role="group" aria-label={say('statistics.module')}>
        {drawnGames.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === module}
            data-testid={`statistics-module-${id}`}
            onClick={() => {
              setChosen(id);
              setNarrowed(anything);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <Filters module={module} narrowed={narrowed} words={words} change={setNarrowed} />
      <Overview filter={filter} />
      <div className="segments" role="group" aria-label={say('statistics.which')}>
        {tables.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === table}
            data-testid={`statistics-${name}`}
            onClick={() => setTable(name)}
          >
            {say(`statistics.${name}`)}
          </button>
        ))}
      </div>
      <Shown table={table} filter={filter} words={words} failed={setError} />
      <p className="statistics-note" data-testid="statistics-small">
        {say('statistics.small-note')}
      </p>
    </PageFrame>
  );
}

interface ShownProps {
  readonly table: Table;
  readonly filter: StatisticsFilter;
  readonly words: (word: string) => string;
  /** Called with an error, or with null if there is none. */
  readonly failed: (error: unknown) => void;
}

function Shown({ table, words, ...props }: ShownProps) {
  switch (table) {
    case 'cards':
      return <CardTable {...props} />;
    case 'heroes':
      return <MatchupTable {...props} words={words} by="HERO" />;
    case 'factions':
      return <MatchupTable {...props} words={words} by="FACTION" />;
    case 'players':
      return <PlayerTable {...props} />;
    case 'reviews':
      return <ReviewedPlayers {...props} />;
    case 'curve':
      return <CurveTable {...props} />;
  }
}

interface FilterProps {
  readonly module: string;
  readonly narrowed: Narrowed;
  readonly words: (word: string) => string;
  readonly change: (narrowed: Narrowed) => void;
}

function Filters({ module, narrowed, words, change }: FilterProps) {
  const say = useSay();
  const { editions, formats, players, months } = useChoices(module);
  const { data } = useQuery(MeDocument);
  const hasAccount = data !== undefined && !data.me.owner && data.me.name !== null;
  const values = { player: players, format: formats, edition: editions, from: months, to: months } as const;
  return (
    <div className="games-filters" role="search">
      {hasAccount && (
        <ValueChoice
          label={say('statistics.whose')}
          testId="statistics-filter-whose"
          value={narrowed.whose}
          any={say('statistics.everybody')}
          values={['mine']}
          written={() => say('statistics.mine')}
          choose={(whose) => change({ ...narrowed, whose: whose === 'mine' ? whose : '' })}
        />
      )}
      {(['player', 'format', 'edition', 'from', 'to'] as const).map((name) => (
        <ValueChoice
          key={name}
          label={say(`statistics.${name}`)}
          testId={`statistics-filter-${name}`}
          value={narrowed[name]}
          any={say(name === 'player' ? 'statistics.everybody' : 'statistics.any')}
          values={values[name]}
          written={name === 'format' ? words : String}
          choose={(value) => change({ ...narrowed, [name]: value })}
        />
      ))}
    </div>
  );
}
