import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { errorCode, errorMessage } from '../api/client.js';
import { forgetToken } from '../api/credentials.js';
import { GamesDocument, type GamesQuery } from '../generated/graphql.js';
import { SearchIcon } from '../design/icons.js';
import { plural } from '../design/words.js';
import { Mark } from '../shell/mark.js';
import { ThemeButton } from '../shell/theme-button.js';
import { EmptyGames } from './empty-games.js';
import { GameRow } from './game-row.js';
import { ImportGame, importInput } from './import-game.js';
import './games.css';

const PAGE = 20;
const outcomes = [
  { name: 'All', finished: undefined },
  { name: 'Finished', finished: true },
  { name: 'In progress', finished: false },
] as const;

/** All games, newest first. */
export function GamesPage() {
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
        <title>Retrace</title>
        <header className="games-header">
          <Mark />
          <div className="replay-tools">
            <label className="button" data-testid="import" htmlFor={importInput}>
              Import a game
            </label>
            <ThemeButton />
          </div>
        </header>
        <main>
          <div className="games-intro">
            <h1>Games</h1>
            <p>
              {shown
                ? plural(
                    shown.games.totalCount,
                    filtered ? 'game found' : 'recorded game',
                    filtered ? 'games found' : 'recorded games',
                  )
                : ' '}
            </p>
          </div>
          <div className="games-filter" role="search">
            <label className="search">
              <SearchIcon />
              <span className="visually-hidden">Player</span>
              <input
                type="search"
                placeholder="Search by player"
                value={typed}
                data-testid="search"
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <div className="segments" role="group" aria-label="Which games">
              {outcomes.map((outcome) => (
                <button
                  key={outcome.name}
                  type="button"
                  aria-pressed={outcome.finished === finished}
                  onClick={() => setFinished(outcome.finished)}
                >
                  {outcome.name}
                </button>
              ))}
            </div>
          </div>
          {error && (
            <div className="problem" role="alert" data-testid="problem">
              <h2>The games could not be loaded</h2>
              <p>{errorMessage(error)}</p>
              {errorCode(error) === 'UNAUTHENTICATED' ? (
                <button type="button" className="button" data-testid="forget-token" onClick={forgetToken}>
                  Continue without the token
                </button>
              ) : (
                <button type="button" className="button" onClick={() => void refetch()}>
                  Try again
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
              {`More · ${shown.games.edges.length} of ${shown.games.totalCount}`}
            </button>
          )}
        </main>
        <footer className="games-footer">
          Unofficial. Games and their names belong to their owners; all cards here are drawn by Retrace.
        </footer>
      </div>
    </ImportGame>
  );
}
