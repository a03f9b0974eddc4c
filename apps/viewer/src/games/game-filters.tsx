import type { HTMLInputTypeAttribute } from 'react';
import { useSay } from '../words/language.js';
import { anyGame, type GameQuery } from './game-query.js';

interface Props {
  readonly query: GameQuery;
  readonly change: (query: GameQuery) => void;
}

const fields = [
  ['player', 'text'],
  ['hero', 'text'],
  ['faction', 'text'],
  ['card', 'text'],
  ['tag', 'text'],
  ['winner', 'text'],
  ['format', 'text'],
  ['edition', 'text'],
  ['from', 'date'],
  ['until', 'date'],
  ['shortest', 'number'],
  ['longest', 'number'],
] as const satisfies readonly (readonly [keyof GameQuery, HTMLInputTypeAttribute])[];

/** Every way to narrow the list besides words. */
export function GameFilters({ query, change }: Props) {
  const say = useSay();
  return (
    <div className="games-filters" data-testid="filters">
      {fields.map(([name, type]) => (
        <label key={name}>
          <span>{say(`games.${name}`)}</span>
          <input
            type={type}
            min={type === 'number' ? 0 : undefined}
            data-testid={`filter-${name}`}
            value={query[name]}
            onChange={(event) => change({ ...query, [name]: event.target.value })}
          />
        </label>
      ))}
      <button
        type="button"
        className="button button-quiet"
        data-testid="filters-clear"
        onClick={() => change(anyGame)}
      >
        {say('games.clear')}
      </button>
    </div>
  );
}
