import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { errorMessage } from '../api/problems.js';
import type { Game } from '../api/shapes.js';
import { Board, useLookOf } from '../boards.js';
import { Inspector } from '../cards/inspector.js';
import { bottomSeat, formatAddress, newAddress, type Perspective } from '../cursor/address.js';
import { parsePosition } from '../cursor/position.js';
import { GameDocument } from '../generated/replay.js';
import { LookContext, useWords } from '../look/game-look.js';
import { useStateAt } from '../playback/use-state-at.js';
import { useStarts } from '../playback/use-starts.js';
import { useSay } from '../words/language.js';
import { galleryPositions, type GalleryPosition } from './positions.js';

/** The number of boards per game. */
const MOMENTS = 8;

/** Shows a recorded game from one perspective, as a row of boards. */
export function GalleryGame({ id, as }: { readonly id: string; readonly as: Perspective }) {
  const { data, error: gameError } = useQuery(GameDocument, { variables: { id } });
  const { starts, error: startsError } = useStarts(id);
  const error = gameError ?? startsError;
  const game = data?.game;
  const look = useLookOf(game?.module);
  const names = useMemo(() => game?.players.map(({ name }) => name) ?? [], [game]);
  if (error) return <p className="problem">{errorMessage(error)}</p>;
  if (!game || !starts || !look) return null;
  return (
    <LookContext value={look}>
      <Inspector players={names}>
        <section className={`gallery-game ${look.name}`}>
          <h2>{`${game.moduleName}: ${names.join(' – ')}`}</h2>
          <ol>
            {galleryPositions(starts.phase, game.lastPosition, MOMENTS).map((moment) => (
              <GalleryBoard key={moment.position} game={game} moment={moment} as={as} />
            ))}
          </ol>
        </section>
      </Inspector>
    </LookContext>
  );
}

function GalleryBoard({
  game,
  moment: { position, landmark },
  as,
}: {
  readonly game: Game;
  readonly moment: GalleryPosition;
  readonly as: Perspective;
}) {
  const say = useSay();
  const words = useWords();
  const at = useMemo(() => parsePosition(position), [position]);
  const { state, stale, error } = useStateAt(game.id, at, as);
  const bottom = bottomSeat(as, null);
  return (
    <li>
      <a href={formatAddress({ ...newAddress(game.id), at, as })}>
        {landmark ? `${words('day')} ${landmark.day}, ${words(landmark.phase)}` : say('gallery.end')}
        <small>{position}</small>
      </a>
      <div className="gallery-board">
        {state && (
          <Board state={state} players={game.players} teams={game.teams} bottom={bottom} stale={stale} />
        )}
        {error != null && <p className="problem">{errorMessage(error)}</p>}
      </div>
    </li>
  );
}
