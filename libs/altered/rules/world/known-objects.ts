import type { Known } from '#altered/abilities';
import { find, type Context } from './context.js';
import type { Reference } from '../state/objects.js';

/** The objects that words for known things stand for. */
export function known(context: Context, what: Known): readonly Reference[] {
  if (what === 'me') return [context.bound.me];
  if (what === 'it') return context.bound.it;
  if ('target' in what)
    return (context.bound.targets[what.target] ?? []).flatMap((target) =>
      target.kind === 'object' ? [target] : [],
    );
  const noted = context.bound.noted[what.noted];
  return noted === undefined || typeof noted === 'number' ? [] : noted;
}

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
