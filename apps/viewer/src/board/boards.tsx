import { useRef, type ComponentType } from 'react';
import { AlteredBoard } from '../altered/altered-board.js';
import type { BoardProps } from './board-props.js';
import { DescribedBoard } from './described-board.js';
import { PlainBoard } from './plain-board.js';
import { useFlip } from './use-flip.js';

/** The board of each game module; a game without one of its own gets the plain one. */
const boards: Readonly<Record<string, ComponentType<BoardProps>>> = { altered: AlteredBoard };

/** The board of a game at one moment. */
export function Board({
  module,
  stale,
  ...props
}: BoardProps & { readonly module: string; readonly stale: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  useFlip(container, props.state, props.bottom);
  const Drawn = boards[module] ?? PlainBoard;
  return (
    <div
      ref={container}
      className="board"
      data-testid="board"
      data-position={props.state.position}
      aria-busy={stale}
    >
      <Drawn {...props} />
      <DescribedBoard {...props} />
    </div>
  );
}
