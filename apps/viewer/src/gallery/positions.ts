import type { Landmark } from '../api/shapes.js';

/** A position whose board the gallery shows. */
export interface GalleryPosition {
  readonly position: string;
  /** The start of a phase at this position. Null for the end of the game. */
  readonly landmark: Landmark | null;
}

/**
 * Returns at most `most` positions, spread evenly over the phases of a game. `most` is at least 2. The first position
 * is the start of the first phase, and the last is the game's last position.
 */
export function galleryPositions(
  phases: readonly Landmark[],
  last: string,
  most: number,
): readonly GalleryPosition[] {
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
