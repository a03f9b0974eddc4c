import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { plainLook, useLook, type BoardProps, type GameLook } from './look/game-look.js';
import { DescribedBoard } from './board/described-board.js';
import { PlainBoard } from './board/plain-board.js';
import { TeamsContext, type Teams } from './board/teams.js';
import { useFlip } from './board/use-flip.js';
import { fetchLook, isDrawn } from './looks.js';

/** Imported when dice are first rolled. */
const Dice = lazy(async () => ({ default: (await import('./board/dice.js')).Dice }));

/** The loaded looks of games. If a look fails to load, the next page that needs it tries again. */
const fetched = new Map<string, GameLook>();

/**
 * Returns the look of a game. Null while the look is loading or if no game is given. A game without its own look gets
 * the plain look.
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
        // Throws the error during rendering. It is then handled like the error of any other part of the page that fails
        // to load.
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

export function Board(props: Props) {
  return (
    <Suspense fallback={<div className="board-waiting" aria-busy="true" />}>
      <WholeBoard {...props} />
    </Suspense>
  );
}

/**
 * The board after its code has loaded. The whole board appears at once, because animations need each card's previous
 * position.
 */
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
