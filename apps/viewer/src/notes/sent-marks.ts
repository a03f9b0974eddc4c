import type { Arrow, Spot } from '../api/shapes.js';

interface Marks {
  readonly highlights: readonly Spot[];
  readonly arrows: readonly Arrow[];
}

/** Returns a spot without the fields that the cache adds. */
const plain = ({ kind, key }: Spot): Spot => ({ kind, key });

/** Converts marks on the board to the API's input. */
export const marksSent = ({ highlights, arrows }: Marks) => ({
  highlights: highlights.map(plain),
  arrows: arrows.map(({ from, to }) => ({ from: plain(from), to: plain(to) })),
});
