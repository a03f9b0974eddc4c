import type { ReactNode } from 'react';
import type { Perspective } from '../cursor/address.js';
import { formatPosition, type Position } from '../cursor/position.js';

interface Props {
  readonly at: Position;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  readonly className: string;
  /** Whether the Tab key reaches the link. If not, only the arrow keys reach it. True by default. */
  readonly isStop?: boolean;
  readonly children: ReactNode;
}

/** A link to a position in this game. Clicking it moves the cursor. It can also be opened in another tab. */
export function PositionLink({ at, as, go, className, isStop = true, children }: Props) {
  return (
    <a
      href={`?at=${formatPosition(at)}&as=${as}`}
      className={className}
      tabIndex={isStop ? undefined : -1}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(at);
      }}
    >
      {children}
    </a>
  );
}
