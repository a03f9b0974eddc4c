import { numberIn } from '#kernel';
import type { Choice, Option } from '#record';
import { LINE } from '../state/state.js';

/**
 * Returns the positions at which a creature can enter a line of `count` creatures. These are both ends and the gaps
 * between the creatures.
 */
export const placesIn = (count: number): readonly Option[] => places[count] ?? [];

const places: readonly (readonly Option[])[] = Array.from({ length: LINE + 1 }, (_, count) =>
  Array.from({ length: count + 1 }, (__, index) => ({ key: `place-${index}`, about: { index } })),
);

/** Returns the chosen index in the line. */
export const placeIn = ([key = '']: Choice): number => numberIn(key.slice('place-'.length));
