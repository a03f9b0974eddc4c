import { useId } from 'react';
import { useLookOf } from '../boards.js';
import { drawnGames } from '../looks.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { useLocale, useSay, type Say } from '../words/language.js';
import { anyGame, type GameQuery } from './game-query.js';
import { useChoices } from './use-choices.js';
import { ValueChoice } from './value-choice.js';

interface Props {
  readonly query: GameQuery;
  readonly change: (query: GameQuery) => void;
}

/** The length ranges, in events. An empty string means no limit. */
const lengths = [
  ['', '300'],
  ['300', '600'],
  ['600', ''],
] as const;

/** Shows all filters of the games list except the search text. */
export function GameFilters({ query, change }: Props) {
  const say = useSay();
  const locale = useLocale();
  const choices = useChoices(query.module);
  const words = wordsOf(
    useLookOf(query.module === '' ? drawnGames[0].id : query.module) ?? plainLook,
    locale,
  );
  const choice = (name: 'hero' | 'faction' | 'format' | 'edition', values: readonly string[]) => (
    <ValueChoice
      label={say(`games.${name}`)}
      testId={`filter-${name}`}
      value={query[name]}
      any={say('games.any')}
      values={values}
      written={name === 'format' || name === 'faction' ? words : String}
      choose={(value) => change({ ...query, [name]: value })}
    />
  );
  const typed = (name: 'player' | 'winner' | 'card' | 'tag', any: string, known?: readonly string[]) => (
    <TypedFilter
      name={name}
      any={any}
      known={known}
      value={query[name]}
      change={(value) => change({ ...query, [name]: value })}
    />
  );
  return (
    <div className="games-filters" data-testid="filters">
      {typed('player', say('games.any-player'), choices.players)}
      {typed('winner', say('games.any-player'), choices.players)}
      {choice('hero', choices.heroes)}
      {choice('faction', choices.factions)}
      {typed('card', say('games.any-card'))}
      {typed('tag', say('games.any-tag'))}
      {choice('format', choices.formats)}
      {choice('edition', choices.editions)}
      <ValueChoice
        label={say('games.length')}
        testId="filter-length"
        value={query.shortest === '' && query.longest === '' ? '' : `${query.shortest} ${query.longest}`}
        any={say('games.any')}
        values={lengths.map((range) => range.join(' '))}
        written={(range) => lengthOf(range, say)}
        choose={(range) => {
          const [shortest = '', longest = ''] = range.split(' ');
          change({ ...query, shortest, longest });
        }}
      />
      {(['from', 'until'] as const).map((name) => (
        <label key={name}>
          <span>{say(`games.${name}`)}</span>
          <input
            type="date"
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

interface TypedProps {
  readonly name: 'player' | 'winner' | 'card' | 'tag';
  readonly any: string;
  /** The known values. They are suggested while the user types. */
  readonly known: readonly string[] | undefined;
  readonly value: string;
  readonly change: (value: string) => void;
}

function TypedFilter({ name, any, known = [], value, change }: TypedProps) {
  const say = useSay();
  const list = useId();
  return (
    <label>
      <span>{say(`games.${name}`)}</span>
      <input
        type="text"
        placeholder={any}
        list={known.length > 0 ? list : undefined}
        data-testid={`filter-${name}`}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {known.length > 0 && (
        <datalist id={list}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </label>
  );
}

function lengthOf(range: string, say: Say): string {
  const [from = '', to = ''] = range.split(' ');
  if (from === '') return say('games.shorter', { count: Number(to) });
  if (to === '') return say('games.longer', { count: Number(from) });
  return say('games.between', { from: Number(from), to: Number(to) });
}
