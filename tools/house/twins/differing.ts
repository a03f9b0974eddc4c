import { answersOf } from './answers.js';
import type { Twins } from './twins.js';

/** An answer that lets a viewer distinguish two twins. */
export interface Differing {
  readonly of: string;
  readonly left: string;
  readonly right: string;
}

/**
 * Returns the first answer for the twins' viewer that differs between the two games. Null if all answers are equal byte
 * for byte.
 */
export function differing<State>({ module, viewer, left, right }: Twins<State>): Differing | null {
  const others = answersOf(module, right, viewer);
  for (const [of, answer] of answersOf(module, left, viewer)) {
    const [mine, theirs] = [JSON.stringify(answer), JSON.stringify(others.next().value?.[1])];
    if (mine !== theirs) return { of, ...around(mine, theirs) };
  }
  return null;
}

/** Returns the first difference between two texts, with 120 characters of context on each side. */
function around(left: string, right: string): Pick<Differing, 'left' | 'right'> {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  return { left: part(left), right: part(right) };
}
