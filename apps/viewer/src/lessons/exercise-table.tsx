import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { GameState, Player } from '../api/shapes.js';
import { Board, useLookOf } from '../boards.js';
import type { Teams } from '../board/teams.js';
import { Inspector } from '../cards/inspector.js';
import { LookContext } from '../look/game-look.js';
import type { Drawing } from '../notes/spots-layer.js';
import { Mark } from '../shell/mark.js';
import { PageTools, type WayBack } from '../shell/page-tools.js';
import { useSay } from '../words/language.js';
import '../notes/notes.css';
import '../replay/replay.css';
import '../play/play.css';
import '../review/review.css';
import './lessons.css';

const SpotsLayer = lazy(async () => ({ default: (await import('../notes/spots-layer.js')).SpotsLayer }));

/** A position in a game, from the perspective of one of the players. */
export interface Exercise {
  readonly module: string;
  readonly seat: number;
  readonly players: readonly Player[];
  readonly teams: Teams;
  readonly state: GameState;
}

interface Props {
  readonly exercise: Exercise;
  readonly title: string;
  /** The link back to the previous page. Null if there is none. */
  readonly back: WayBack | null;
  /** The highlights and arrows on the board. */
  readonly drawings?: readonly Drawing[];
  /** Handles a click on the board. If absent, clicks enlarge cards. */
  readonly draw?: ((element: Element) => void) | undefined;
  /** The question next to the board. */
  readonly children: ReactNode;
}

/** Shows a position on its game's board with a question, and nothing else from the game. */
export function ExerciseTable({ exercise, title, back, drawings = [], draw, children }: Props) {
  const say = useSay();
  const { module, seat, players, teams, state } = exercise;
  const look = useLookOf(module);
  const table = useRef<HTMLElement>(null);
  const names = useMemo(() => players.map(({ name }) => name), [players]);
  if (!look) return <div className="board-waiting" aria-busy="true" />;
  return (
    <LookContext value={look}>
      <Inspector players={names}>
        <title>{`${title}: ${names.join(' – ')} · Retrace`}</title>
        <div className={`play-page ${look.name} ${draw ? 'is-drawing' : ''}`} data-testid="exercise">
          <header className="replay-header">
            <Mark />
            <div className="replay-title">
              <h1>{title}</h1>
              <span className="replay-facts">{names.join(' – ')}</span>
            </div>
            <PageTools back={back} />
          </header>
          <main
            ref={table}
            className="replay-main"
            aria-label={say('board.title')}
            onClickCapture={(event) => {
              if (!draw || !(event.target instanceof Element)) return;
              event.preventDefault();
              event.stopPropagation();
              draw(event.target);
            }}
          >
            <Board state={state} players={players} teams={teams} bottom={seat} stale={false} />
            <Suspense>
              {drawings.length > 0 && (
                <SpotsLayer board={table} drawings={drawings} moment={`${state.position} ${seat}`} />
              )}
            </Suspense>
          </main>
          <aside className="play-panel exercise-panel" aria-label={say('lessons.question')}>
            {children}
          </aside>
        </div>
      </Inspector>
    </LookContext>
  );
}
