import { numberIn } from '#kernel';
import type { Choice, Option } from '#record';
import { LINE } from '../state/state.js';

/** The places between `count` creatures, and at both ends. */
export const placesIn = (count: number): readonly Option[] => places[count] ?? [];

const places: readonly (readonly Option[])[] = Array.from({ length: LINE + 1 }, (_, count) =>
  Array.from({ length: count + 1 }, (__, index) => ({ key: `place-${index}`, about: { index } })),
);

/** The place in the line that was chosen. */
export const placeIn = ([key = '']: Choice): number => numberIn(key.slice('place-'.length));
