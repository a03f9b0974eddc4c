import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { plainLook, useLook, type BoardProps, type GameLook } from './look/game-look.js';
import { DescribedBoard } from './board/described-board.js';
import { PlainBoard } from './board/plain-board.js';
import { TeamsContext, type Teams } from './board/teams.js';
import { useFlip } from './board/use-flip.js';
import { fetchLook, isDrawn } from './looks.js';

/** Imported when dice are rolled for the first time. */
const Dice = lazy(async () => ({ default: (await import('./board/dice.js')).Dice }));

/** The loaded looks of games. A look that failed to load is tried again on the next page. */
const fetched = new Map<string, GameLook>();

/**
 * Returns the look of a game. Null until it is loaded, and without a game. Returns the plain look for games that have
 * none.
 */
export function useLookOf(module: string | undefined): GameLook | null {
  const [, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (module === undefined || fetched.has(module)) return;
    let isGone = false;
    fetchLook(module)?.then(
      (look) => {
        fetched.set(module, look);
        if (!isGone) setArrived(module);
      },
      (error: unknown) => {
        // Throws while rendering, so that it is handled like other parts of a page that fail to load.
        if (!isGone)
          setArrived(() => {
            throw error;
          });
      },
    );
    return () => {
      isGone = true;
    };
  }, [module]);
  if (module === undefined) return null;
  return isDrawn(module) ? (fetched.get(module) ?? null) : plainLook;
}

interface Props extends BoardProps {
  readonly teams: Teams;
  readonly stale: boolean;
  readonly id?: string;
}

/** The board of a game at one position. */
export function Board(props: Props) {
  return (
    <Suspense fallback={<div className="board-waiting" aria-busy="true" />}>
      <WholeBoard {...props} />
    </Suspense>
  );
}

/** The board after its code is loaded. Shown as a whole, because cards are animated from their previous place. */
function WholeBoard({ stale, teams, id = 'board', ...props }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { rolls } = props.state;
  const { name, origins, Board: Drawn } = useLook();
  useFlip(container, props.state, props.bottom, origins);
  return (
    <div
      ref={container}
      className={`board ${name}`}
      data-testid={id}
      data-position={props.state.position}
      aria-busy={stale}
    >
      <TeamsContext value={teams}>
        {Drawn ? <Drawn {...props} /> : <PlainBoard {...props} />}
        <Suspense>{rolls.length > 0 && <Dice rolls={rolls} position={props.state.position} />}</Suspense>
        <DescribedBoard {...props} />
      </TeamsContext>
    </div>
  );
}
