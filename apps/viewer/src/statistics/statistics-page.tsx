import { useDeferredValue, useMemo, useState } from 'react';
import { ModuleChoice } from '../games/module-choice.js';
import type { StatisticsFilter } from '../generated/graphql.js';
import { PageFrame } from '../shell/page-frame.js';
import { useSay } from '../words/language.js';
import { Overview } from './overview.js';
import { ReviewedPlayers } from './reviewed-players.js';
import { CardTable, CurveTable, MatchupTable, PlayerTable } from './statistics-tables.js';
import '../games/games.css';
import './statistics.css';

const tables = ['cards', 'heroes', 'factions', 'players', 'reviews', 'curve'] as const;
type Table = (typeof tables)[number];

const fields = ['edition', 'format', 'player', 'from', 'to'] as const;
type Typed = Readonly<Record<'module' | (typeof fields)[number], string>>;
const anything: Typed = { module: '', edition: '', format: '', player: '', from: '', to: '' };

/** What is given; a field that is empty asks for nothing. */
const filterOf = (typed: Typed): StatisticsFilter =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** What finished games come to, in tables. */
export function StatisticsPage() {
  const say = useSay();
  const [table, setTable] = useState<Table>('cards');
  const [typed, setTyped] = useState(anything);
  const asked = useDeferredValue(typed);
  const filter = useMemo(() => filterOf(asked), [asked]);
  const [error, setError] = useState<unknown>(null);
  return (
    <PageFrame className="statistics-page" title={say('statistics.title')} error={error}>
      <div className="games-intro">
        <h1>{say('statistics.title')}</h1>
        <p>{say('statistics.counted')}</p>
      </div>
      <Filters typed={typed} change={setTyped} />
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
      <Shown table={table} filter={filter} failed={setError} />
    </PageFrame>
  );
}

interface ShownProps {
  readonly table: Table;
  readonly filter: StatisticsFilter;
  /** Hears what went wrong; null: nothing. */
  readonly failed: (error: unknown) => void;
}

function Shown({ table, ...props }: ShownProps) {
  switch (table) {
    case 'cards':
      return <CardTable {...props} />;
    case 'heroes':
      return <MatchupTable {...props} by="HERO" />;
    case 'factions':
      return <MatchupTable {...props} by="FACTION" />;
    case 'players':
      return <PlayerTable {...props} />;
    case 'reviews':
      return <ReviewedPlayers {...props} />;
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
        <ModuleChoice
          testId="statistics-module"
          module={typed.module}
          choose={(module) => change({ ...typed, module })}
        />
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
