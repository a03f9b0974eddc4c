import type { Known } from '#altered/abilities';
import { find, known, type Context } from './context.js';

/** Known objects that still are where they were meant. */
export const present = (context: Context, what: Known): number[] =>
  known(context, what).flatMap((reference) =>
    find(context.state, reference) === null ? [] : [reference.item],
  );

/** Whether an item is one of known objects, still where it was meant. */
export const isAmong = (context: Context, what: Known, item: number): boolean =>
  known(context, what).some(
    (reference) => reference.item === item && find(context.state, reference) !== null,
  );
