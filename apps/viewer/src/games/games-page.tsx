import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { errorCode, errorMessage } from '../api/problems.js';
import { forgetToken } from '../api/credentials.js';
import { GamesDocument, type GamesQuery } from '../generated/graphql.js';
import { SearchIcon } from '../design/icons.js';
import { Mark } from '../shell/mark.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { ThemeButton } from '../shell/theme-button.js';
import { useSay } from '../words/language.js';
import { EmptyGames } from './empty-games.js';
import { GameRow } from './game-row.js';
import { ImportGame, importInput } from './import-game.js';
import './games.css';

const PAGE = 20;
const outcomes = [
  { name: 'all', finished: undefined },
  { name: 'finished', finished: true },
  { name: 'in-progress', finished: false },
] as const;

/** All games, newest first. */
export function GamesPage() {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [finished, setFinished] = useState<boolean | undefined>(undefined);
  const player = useDeferredValue(typed.trim());
  const filter = { ...(player ? { player } : {}), ...(finished === undefined ? {} : { finished }) };
  const { data, previousData, error, fetchMore, refetch, networkStatus } = useQuery(GamesDocument, {
    variables: { first: PAGE, filter },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const filtered = player !== '' || finished !== undefined;
  const more = (): void => {
    void fetchMore({
      variables: { after: data?.games.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }): GamesQuery => ({
        games: { ...fetchMoreResult.games, edges: [...before.games.edges, ...fetchMoreResult.games.edges] },
      }),
    });
  };
  return (
    <ImportGame imported={() => void refetch()}>
      <div className="games-page">
        <title>{say('app.name')}</title>
        <header className="games-header">
          <Mark />
          <div className="replay-tools">
            <label className="button" data-testid="import" htmlFor={importInput}>
              {say('games.import')}
            </label>
            <ThemeButton />
            <LanguageChoice />
          </div>
        </header>
        <main>
          <div className="games-intro">
            <h1>{say('games.title')}</h1>
            <p>
              {shown
                ? say(filtered ? 'games.found' : 'games.recorded', { count: shown.games.totalCount })
                : ' '}
            </p>
          </div>
          <div className="games-filter" role="search">
            <label className="search">
              <SearchIcon />
              <span className="visually-hidden">{say('games.search')}</span>
              <input
                type="search"
                placeholder={say('games.search')}
                value={typed}
                data-testid="search"
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <div className="segments" role="group" aria-label={say('games.which')}>
              {outcomes.map((outcome) => (
                <button
                  key={outcome.name}
                  type="button"
                  aria-pressed={outcome.finished === finished}
                  onClick={() => setFinished(outcome.finished)}
                >
                  {say(`games.outcome.${outcome.name}`)}
                </button>
              ))}
            </div>
          </div>
          {error && (
            <div className="problem" role="alert" data-testid="problem">
              <h2>{say('games.not-loaded')}</h2>
              <p>{errorMessage(error)}</p>
              {errorCode(error) === 'UNAUTHENTICATED' ? (
                <button type="button" className="button" data-testid="forget-token" onClick={forgetToken}>
                  {say('app.without-token')}
                </button>
              ) : (
                <button type="button" className="button" onClick={() => void refetch()}>
                  {say('app.retry')}
                </button>
              )}
            </div>
          )}
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
                <GameRow key={node.id} game={node} />
              ))}
            </ul>
          )}
          {shown?.games.pageInfo.hasNextPage && (
            <button
              type="button"
              className="button more"
              data-testid="more"
              disabled={networkStatus === NetworkStatus.fetchMore}
              onClick={more}
            >
              {say('games.more', { shown: shown.games.edges.length, count: shown.games.totalCount })}
            </button>
          )}
        </main>
        <footer className="games-footer">{say('games.footer')}</footer>
      </div>
    </ImportGame>
  );
}
