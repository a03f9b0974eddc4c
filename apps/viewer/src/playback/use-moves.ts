import { useCallback, useEffect, useRef } from 'react';
import type { Direction, GameLine, Unit } from '../cursor/game-line.js';
import { isKnown, move } from '../cursor/move.js';
import type { Position } from '../cursor/position.js';
import { amend } from '../shell/location.js';

interface Move {
  readonly unit: Unit;
  readonly direction: Direction;
}

/**
 * Returns a function that moves the cursor by one unit. If a move needs a part of the line that is still loading, the
 * cursor waits for it. The same keys therefore always lead to the same position. If `giveUp` is true, the cursor does
 * not wait and moves by single events.
 */
export function useMoves(
  line: GameLine | null,
  at: Position,
  giveUp: boolean,
): (unit: Unit, direction: Direction) => void {
  const waiting = useRef<readonly Move[]>([]);

  const step = useCallback(
    (unit: Unit, direction: Direction) => {
      if (line && (giveUp || isKnown(line, at, unit, direction)))
        amend({ at: move(line, at, unit, direction) });
      else waiting.current = [...waiting.current, { unit, direction }];
    },
    [line, at, giveUp],
  );
  useEffect(() => {
    const [next, ...later] = waiting.current;
    if (!next) return;
    waiting.current = later;
    step(next.unit, next.direction);
  }, [step]);
  return step;
}
