import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { plainLook, useLook, type BoardProps, type GameLook } from './look/game-look.js';
import { DescribedBoard } from './board/described-board.js';
import { PlainBoard } from './board/plain-board.js';
import { useFlip } from './board/use-flip.js';

/** Fetched with the first roll. */
const Dice = lazy(async () => ({ default: (await import('./board/dice.js')).Dice }));

/** How each game looks, by the id of its module. The one place of the viewer where games are told apart. */
const looks: Readonly<Record<string, () => Promise<GameLook>>> = {
  altered: async () => (await import('./altered/altered-look.js')).alteredLook,
  contracts: async () => (await import('./contracts/contracts-look.js')).contractsLook,
};

/** What draws the board of each game: fetched with its look, which asks for it only when there is something to draw. */
const drawings: Readonly<Record<string, () => Promise<unknown>>> = {
  altered: () => import('./altered/altered-board.js'),
  contracts: () => import('./contracts/contracts-board.js'),
};

/** The games that are drawn, by the id of their module; what they are called is the same in every language. */
export const drawnGames = [
  { id: 'altered', name: 'Altered' },
  { id: 'contracts', name: 'Contracts' },
] as const;

/** The looks that are there; one that could not be fetched is asked for again with the next page. */
const fetched = new Map<string, GameLook>();

/** How a game looks, once its look is fetched: null until then, and without a game. One that nobody has drawn is plain. */
export function useLookOf(module: string | undefined): GameLook | null {
  const fetchLook = module === undefined ? undefined : looks[module];
  const [, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (module === undefined || !fetchLook || fetched.has(module)) return;
    let isGone = false;
    // Who needs it and does not get it says so.
    drawings[module]?.().catch(() => undefined);
    fetchLook().then(
      (look) => {
        fetched.set(module, look);
        if (!isGone) setArrived(module);
      },
      (error: unknown) => {
        // As other parts of a page that cannot be loaded.
        if (!isGone)
          setArrived(() => {
            throw error;
          });
      },
    );
    return () => {
      isGone = true;
    };
  }, [module, fetchLook]);
  if (module === undefined) return null;
  return fetchLook ? (fetched.get(module) ?? null) : plainLook;
}

interface Props extends BoardProps {
  readonly stale: boolean;
  readonly id?: string;
}

/** The board of a game at one moment. */
export function Board(props: Props) {
  return (
    <Suspense fallback={<div className="board-waiting" aria-busy="true" />}>
      <WholeBoard {...props} />
    </Suspense>
  );
}

/** The board once what draws it is there: cards fly from where they lay, so it may not come in parts. */
function WholeBoard({ stale, id = 'board', ...props }: Props) {
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
      {Drawn ? <Drawn {...props} /> : <PlainBoard {...props} />}
      <Suspense>{rolls.length > 0 && <Dice rolls={rolls} position={props.state.position} />}</Suspense>
      <DescribedBoard {...props} />
    </div>
  );
}
