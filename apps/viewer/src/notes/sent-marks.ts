import type { Arrow, Spot } from '../api/shapes.js';

interface Marks {
  readonly highlights: readonly Spot[];
  readonly arrows: readonly Arrow[];
}

/** Removes the fields that the cache adds. */
const plain = ({ kind, key }: Spot): Spot => ({ kind, key });

/** Marks on the board as they are sent. */
export const marksSent = ({ highlights, arrows }: Marks) => ({
  highlights: highlights.map(plain),
  arrows: arrows.map(({ from, to }) => ({ from: plain(from), to: plain(to) })),
});
