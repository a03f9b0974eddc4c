import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { GameSummary } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { EmptyGames } from '../games/empty-games.js';
import { GamesDocument } from '../generated/games.js';
import { ThemeButton } from '../shell/theme-button.js';
import { useSay } from '../words/language.js';
import { GalleryGame } from './gallery-game.js';
import './gallery.css';

/** The number of recent games of each kind to show. */
const OF_EACH_KIND = 2;
const PAGE = 50;

const perspectives = [
  ['all', 'perspective.all'],
  ['spectator', 'perspective.spectator'],
  ['0', 'gallery.first-seat'],
  ['1', 'gallery.second-seat'],
] as const;

/** Shows boards of recorded games at many positions, for working on the board design. */
export function GalleryPage() {
  const say = useSay();
  const [as, lookAs] = useState<Perspective>('spectator');
  const { data, error } = useQuery(GamesDocument, { variables: { first: PAGE, filter: { finished: true } } });
  const games = data?.games.edges.map(({ node }) => node) ?? [];
  return (
    <div className="gallery">
      <header className="gallery-header">
        <h1>{say('gallery.title')}</h1>
        <div className="segments" role="group" aria-label={say('perspective.title')}>
          {perspectives.map(([perspective, name]) => (
            <button
              key={perspective}
              type="button"
              aria-pressed={perspective === as}
              onClick={() => lookAs(perspective)}
            >
              {say(name)}
            </button>
          ))}
        </div>
        <ThemeButton />
      </header>
      {error && (
        <p className="problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      {data && games.length === 0 && <EmptyGames filtered={false} />}
      {newestOfEachKind(games).map((game) => (
        <GalleryGame key={game.id} id={game.id} as={as} />
      ))}
    </div>
  );
}

function newestOfEachKind(games: readonly GameSummary[]): readonly GameSummary[] {
  const kinds = new Set(games.map(({ module }) => module));
  return [...kinds].flatMap((kind) => games.filter(({ module }) => module === kind).slice(0, OF_EACH_KIND));
}
