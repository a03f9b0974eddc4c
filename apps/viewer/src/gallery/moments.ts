import type { Landmark } from '../api/shapes.js';

/** A moment whose board is shown. */
export interface Moment {
  readonly position: string;
  /** Its place in the game. Null for the end. */
  readonly landmark: Landmark | null;
}

/**
 * Returns at most `most` moments of a game (2 or more), evenly through its phases: the first is its first phase, the last its
 * last position.
 */
export function momentsOf(phases: readonly Landmark[], last: string, most: number): readonly Moment[] {
  const starts = phases.filter(({ position }) => position !== last);
  const count = Math.min(starts.length, most - 1);
  const spread = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * (starts.length - 1)) / (count - 1)),
  );
  return [
    ...spread
      .flatMap((place) => starts[place] ?? [])
      .map((landmark) => ({ position: landmark.position, landmark })),
    { position: last, landmark: null },
  ];
}
