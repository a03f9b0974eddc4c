import { reads, type Condition, type Known } from '#altered/abilities';
import { find, known, type Context } from './context.js';

/** Returns the known objects that have not moved. */
export const present = (context: Context, what: Known): number[] =>
  known(context, what).flatMap((reference) =>
    find(context.state, reference) === null ? [] : [reference.item],
  );

/** Whether an item is a known object that has not moved. */
export const isAmong = (context: Context, what: Known, item: number): boolean =>
  known(context, what).some(
    (reference) => reference.item === item && find(context.state, reference) !== null,
  );

/** 6.5.b of edition 4.0: whether a condition refers to a target or an affected object that does not exist. */
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
    // "If you discarded a card this way" refers to the action. It may not have happened, which is a valid answer.
    if ('kind' in part && part.kind === 'done') return false;
    return Object.entries(part).some(
      ([name, value]) =>
        (subjects.includes(name) && isNothing(value)) || (parts.includes(name) && walk(value)),
    );
  };
  return walk(condition);
}

const isNone = (noted: unknown): boolean => Array.isArray(noted) && noted.length === 0;

/** The fields of conditions and compared numbers that contain their subject. */
const subjects: readonly string[] = ['what', 'of', 'on', 'than'];
/** The fields of composite conditions and numbers that contain their parts. */
const parts: readonly string[] = ['condition', 'left', 'right', 'sum', 'times', 'half', 'of'];
