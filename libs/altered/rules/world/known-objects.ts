import { reads, type Condition, type Known } from '#altered/abilities';
import { find, known, type Context } from './context.js';

/** Returns the objects to which a word such as "it" refers, except those that have moved. */
export const present = (context: Context, what: Known): number[] =>
  known(context, what).flatMap((reference) =>
    find(context.state, reference) === null ? [] : [reference.item],
  );

/** Whether a word such as "it" refers to an item that has not moved. */
export const isAmong = (context: Context, what: Known, item: number): boolean =>
  known(context, what).some(
    (reference) => reference.item === item && find(context.state, reference) !== null,
  );

/**
 * 6.5.b of edition 4.0: whether a condition refers to a target that was not chosen, or to noted objects although there
 * are none.
 */
export function isAboutNothing({ state, bound }: Context, condition: Condition): boolean {
  if (!reads(state.started, 'ignored-with-targets')) return false;
  const isNothing = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if ('target' in value && typeof value.target === 'number')
      return bound.targets[value.target]?.length === 0;
    return 'noted' in value && typeof value.noted === 'string' && isNone(bound.noted[value.noted]);
  };
  const walk = (part: unknown): boolean => {
    if (Array.isArray(part)) return part.some(walk);
    if (typeof part !== 'object' || part === null) return false;
    // "If you discarded a card this way" is valid even if no card was discarded.
    if ('kind' in part && part.kind === 'done') return false;
    return Object.entries(part).some(
      ([name, value]) =>
        (subjects.includes(name) && isNothing(value)) || (parts.includes(name) && walk(value)),
    );
  };
  return walk(condition);
}

const isNone = (noted: unknown): boolean => Array.isArray(noted) && noted.length === 0;

/** The fields in which conditions and compared numbers store their subjects. */
const subjects: readonly string[] = ['what', 'of', 'on', 'than'];
/** The fields in which composite conditions and numbers store their parts. */
const parts: readonly string[] = ['condition', 'left', 'right', 'sum', 'times', 'half', 'of'];
