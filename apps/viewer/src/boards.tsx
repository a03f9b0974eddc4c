import { useRef } from 'react';
import { alteredLook } from './altered/altered-look.js';
import { contractsLook } from './contracts/contracts-look.js';
import { plainLook, useLook, type BoardProps, type GameLook } from './look/game-look.js';
import { DescribedBoard } from './board/described-board.js';
import { PlainBoard } from './board/plain-board.js';
import { useFlip } from './board/use-flip.js';

/** How each game looks, by the id of its module. The one place of the viewer where games are told apart. */
const looks: Readonly<Record<string, GameLook>> = { altered: alteredLook, contracts: contractsLook };

/** The games that are drawn, by the id of their module; what they are called is the same in every language. */
export const drawnGames = [
  { id: 'altered', name: 'Altered' },
  { id: 'contracts', name: 'Contracts' },
] as const;

/** How a game looks; one that nobody has drawn is plain. */
export const lookOf = (module: string): GameLook => looks[module] ?? plainLook;

/** The board of a game at one moment. */
export function Board({ stale, ...props }: BoardProps & { readonly stale: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const { name, origins, Board: Drawn } = useLook();
  useFlip(container, props.state, props.bottom, origins);
  return (
    <div
      ref={container}
      className={`board ${name}`}
      data-testid="board"
      data-position={props.state.position}
      aria-busy={stale}
    >
      {Drawn ? <Drawn {...props} /> : <PlainBoard {...props} />}
      <DescribedBoard {...props} />
    </div>
  );
}
