import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { drawnGames } from '../boards.js';
import type { StatisticsFilter } from '../generated/graphql.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { Mark } from '../shell/mark.js';
import { PageLink } from '../shell/page-link.js';
import { ThemeButton } from '../shell/theme-button.js';
import { useSay } from '../words/language.js';
import { CardTable, CurveTable, MatchupTable, PlayerTable } from './statistics-tables.js';
import '../games/games.css';
import './statistics.css';

const tables = ['cards', 'heroes', 'factions', 'players', 'curve'] as const;
type Table = (typeof tables)[number];

const fields = ['edition', 'format', 'player', 'from', 'to'] as const;
type Typed = Readonly<Record<'module' | (typeof fields)[number], string>>;
const anything: Typed = { module: '', edition: '', format: '', player: '', from: '', to: '' };

/** What is given; a field that is empty asks for nothing. */
const filterOf = (typed: Typed): StatisticsFilter =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );

/** What finished games come to, in tables. */
export function StatisticsPage() {
  const say = useSay();
  const [table, setTable] = useState<Table>('cards');
  const [typed, setTyped] = useState(anything);
  const asked = useDeferredValue(typed);
  const filter = useMemo(() => filterOf(asked), [asked]);
  return (
    <div className="games-page statistics-page">
      <title>{`${say('statistics.title')} · Retrace`}</title>
      <header className="games-header">
        <Mark />
        <div className="replay-tools">
          <PageLink to="/" className="button">
            {say('app.all-games')}
          </PageLink>
          <ThemeButton />
          <LanguageChoice />
        </div>
      </header>
      <main>
        <div className="games-intro">
          <h1>{say('statistics.title')}</h1>
          <p>{say('statistics.counted')}</p>
        </div>
        <Filters typed={typed} change={setTyped} />
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
        <Shown table={table} filter={filter} />
      </main>
    </div>
  );
}

const failed = (error: unknown): ReactNode => <NotAnswered error={error} />;

function Shown({ table, filter }: { readonly table: Table; readonly filter: StatisticsFilter }) {
  const props = { filter, failed };
  switch (table) {
    case 'cards':
      return <CardTable {...props} />;
    case 'heroes':
      return <MatchupTable {...props} by="HERO" />;
    case 'factions':
      return <MatchupTable {...props} by="FACTION" />;
    case 'players':
      return <PlayerTable {...props} />;
    case 'curve':
      return <CurveTable {...props} />;
  }
}

interface FilterProps {
  readonly typed: Typed;
  readonly change: (typed: Typed) => void;
}

function Filters({ typed, change }: FilterProps) {
  const say = useSay();
  return (
    <div className="games-filters" role="search">
      <label>
        <span>{say('statistics.module')}</span>
        <select
          data-testid="statistics-module"
          value={typed.module}
          onChange={(event) => change({ ...typed, module: event.target.value })}
        >
          <option value="">{say('statistics.any-game')}</option>
          {drawnGames.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {fields.map((name) => (
        <label key={name}>
          <span>{say(`statistics.${name}`)}</span>
          <input
            type={name === 'from' || name === 'to' ? 'month' : 'text'}
            data-testid={`statistics-filter-${name}`}
            value={typed[name]}
            onChange={(event) => change({ ...typed, [name]: event.target.value })}
          />
        </label>
      ))}
    </div>
  );
}

function NotAnswered({ error }: { readonly error: unknown }) {
  const say = useSay();
  return (
    <div className="problem" role="alert" data-testid="problem" data-code={errorCode(error) ?? ''}>
      <h2>{problemTitle(errorCode(error), say)}</h2>
      <p>{errorMessage(error)}</p>
    </div>
  );
}
