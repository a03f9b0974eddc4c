import type { GameLine } from './game-line.js';
import { isKnown, move } from './move.js';
import { samePosition, type Position } from './position.js';

/** The number of steps to load in advance in each direction. */
const STEPS = 8;

/** The positions that the user is likely to open next. */
export interface Ahead {
  /**
   * Two lists. The first contains the positions of the next steps, and the second those of the previous steps. Both are
   * sorted nearest first.
   */
  readonly steps: readonly (readonly Position[])[];
  /** The positions of the next and previous atomic actions and turns. */
  readonly others: readonly Position[];
}

export const nothingAhead: Ahead = { steps: [], others: [] };

/** Returns the positions to load around a position, as far as the game's events are loaded. */
export function aheadOf(line: GameLine, at: Position): Ahead {
  const others = (['action', 'turn'] as const).flatMap((unit) => [
    move(line, at, unit, 'forward'),
    move(line, at, unit, 'back'),
  ]);
  return {
    steps: [stepsFrom(line, at, 'forward'), stepsFrom(line, at, 'back')],
    others: others.filter(
      (position, index) =>
        !samePosition(position, at) && others.findIndex((other) => samePosition(other, position)) === index,
    ),
  };
}

function stepsFrom(line: GameLine, at: Position, direction: 'forward' | 'back'): readonly Position[] {
  const steps: Position[] = [];
  for (let here = at; steps.length < STEPS && isKnown(line, here, 'step', direction);) {
    const next = move(line, here, 'step', direction);
    if (samePosition(next, here)) break;
    steps.push(next);
    here = next;
  }
  return steps;
}
