import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { forgetToken } from '../api/credentials.js';
import { errorCode, errorMessage } from '../api/problems.js';
import { SearchIcon } from '../design/icons.js';
import { drawnGames } from '../looks.js';
import { GamesDocument } from '../generated/games.js';
import type { GamesQuery } from '../generated/graphql.js';
import { OwnGames } from './own-games.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { Mark } from '../shell/mark.js';
import { PageLink } from '../shell/page-link.js';
import { Places } from '../shell/places.js';
import { showResults, useResults } from '../shell/results.js';
import { Account } from '../sign-in/account.js';
import { SignInLink } from '../sign-in/sign-in-link.js';
import { ThemeButton } from '../shell/theme-button.js';
import { useSay } from '../words/language.js';
import { EmptyGames } from './empty-games.js';
import { anyGame, isFiltered, filterOf, type GameQuery } from './game-query.js';
import { GameRow } from './game-row.js';
import { ImportGame, importInput } from './import-game.js';
import { ModuleChoice } from './module-choice.js';
import { useLiveGames } from './use-live-games.js';
import { Welcome } from './welcome.js';
import { useReached } from './use-reached.js';
import './games.css';

const GameFilters = lazy(async () => ({ default: (await import('./game-filters.js')).GameFilters }));

const PAGE = 20;

/**
 * Lists the games, newest first. Loads more games when the user scrolls. Results are hidden until the user turns them
 * on.
 */
export function GamesPage() {
  const say = useSay();
  const [query, setQuery] = useState(anyGame);
  const [filtering, setFiltering] = useState(false);
  const results = useResults();
  const deferred = useDeferredValue(query);
  const variables = useMemo(() => ({ first: PAGE, filter: filterOf(deferred) }), [deferred]);
  const { data, previousData, error, fetchMore, refetch, networkStatus } = useQuery(GamesDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  useLiveGames(variables, data?.games.edges.length ?? 0, PAGE);
  const filtered = isFiltered(deferred);
  const fetching = networkStatus === NetworkStatus.fetchMore;
  const more = (): void => {
    if (fetching || !data?.games.pageInfo.hasNextPage) return;
    fetchMore({
      variables: { after: data.games.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult }): GamesQuery => ({
        games: { ...fetchMoreResult.games, edges: [...before.games.edges, ...fetchMoreResult.games.edges] },
      }),
    }).catch(() => undefined);
  };
  const end = useReached(data?.games.pageInfo.hasNextPage === true && !fetching, more);
  return (
    <ImportGame imported={() => void refetch()}>
      {(input, deckBox) => (
        <div className="games-page">
          <title>{say('app.name')}</title>
          <header className="games-header">
            <Mark />
            <Places />
            <div className="replay-tools">
              <PageLink to="/new" className="button button-strong">
                <span data-testid="new-game-link">{say('play.new')}</span>
              </PageLink>
              <label className="button" data-testid="import" htmlFor={importInput}>
                {say('games.import')}
              </label>
              {input}
              <Account />
              <ThemeButton />
              <LanguageChoice />
            </div>
          </header>
          <main>
            <div className="games-intro">
              <h1>{say('games.title')}</h1>
              <p aria-live="polite">
                {shown
                  ? say(filtered ? 'games.found' : 'games.recorded', { count: shown.games.totalCount })
                  : ' '}
              </p>
              <PageLink to="/tournaments" className="games-tournaments">
                <span data-testid="games-tournaments">{say('tournaments.title')}</span>
              </PageLink>
            </div>
            {!filtered && <Welcome sample={sampleIn(shown)} deckBox={deckBox} />}
            <OwnGames />
            <Search query={query} change={setQuery} filtering={filtering} filter={setFiltering} />
            {filtering && (
              <Suspense fallback={null}>
                <GameFilters query={query} change={setQuery} />
              </Suspense>
            )}
            <label className="games-results">
              <input
                type="checkbox"
                role="switch"
                data-testid="results"
                checked={results}
                onChange={(event) => showResults(event.target.checked)}
              />
              {say('app.show-results')}
            </label>
            {error && <NotLoaded error={error} retry={() => void refetch()} />}
            {!shown && !error && (
              <ul className="game-list is-waiting" aria-busy="true">
                {Array.from({ length: 6 }, (_, index) => (
                  <li key={index} />
                ))}
              </ul>
            )}
            {shown?.games.edges.length === 0 && <EmptyGames filtered={filtered} />}
            {shown && shown.games.edges.length > 0 && (
              <ul className="game-list" data-testid="game-list">
                {shown.games.edges.map(({ node }) => (
                  <GameRow key={node.id} game={node} results={results} />
                ))}
              </ul>
            )}
            <div ref={end} className="games-end" data-testid="more" aria-hidden="true" />
          </main>
          <footer className="games-footer">{say('games.footer')}</footer>
        </div>
      )}
    </ImportGame>
  );
}

/** Returns a finished game to watch, preferably of the main game module. Null if there is none. */
function sampleIn(shown: GamesQuery | undefined): string | null {
  const over = (shown?.games.edges ?? []).map(({ node }) => node).filter(({ result }) => result !== null);
  const sample = over.find(({ module }) => module === drawnGames[0].id) ?? over[0];
  return sample?.id ?? null;
}

interface SearchProps {
  readonly query: GameQuery;
  readonly change: (query: GameQuery) => void;
  readonly filtering: boolean;
  readonly filter: (filtering: boolean) => void;
}

const outcomes = [
  { name: 'all', finished: null },
  { name: 'finished', finished: true },
  { name: 'in-progress', finished: false },
] as const;

function Search({ query, change, filtering, filter }: SearchProps) {
  const say = useSay();
  return (
    <div className="games-filter" role="search">
      <label className="search">
        <SearchIcon />
        <span className="visually-hidden">{say('games.search')}</span>
        <input
          type="search"
          placeholder={say('games.search')}
          value={query.text}
          data-testid="search"
          onChange={(event) => change({ ...query, text: event.target.value })}
        />
      </label>
      <ModuleChoice
        testId="filter-module"
        module={query.module}
        choose={(module) => change({ ...query, module })}
      />
      <div className="segments" role="group" aria-label={say('games.which')}>
        {outcomes.map(({ name, finished }) => (
          <button
            key={name}
            type="button"
            aria-pressed={finished === query.finished}
            onClick={() => change({ ...query, finished })}
          >
            {say(`games.outcome.${name}`)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button"
        aria-expanded={filtering}
        data-testid="filters-toggle"
        onClick={() => filter(!filtering)}
      >
        {say('games.filters')}
      </button>
    </div>
  );
}

function NotLoaded({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const say = useSay();
  return (
    <div className="problem" role="alert" data-testid="problem">
      <h2>{say('games.not-loaded')}</h2>
      <p>{errorMessage(error)}</p>
      {errorCode(error) === 'UNAUTHENTICATED' ? (
        <div className="problem-ways">
          <SignInLink />
          <button type="button" className="button" data-testid="forget-token" onClick={forgetToken}>
            {say('app.without-token')}
          </button>
        </div>
      ) : (
        <button type="button" className="button" onClick={retry}>
          {say('app.retry')}
        </button>
      )}
    </div>
  );
}
