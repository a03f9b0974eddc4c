import { answersOf } from './answers.js';
import type { Twins } from './twins.js';

/** An answer that tells a viewer which of two twins they are looking at. */
export interface Differing {
  readonly of: string;
  readonly one: string;
  readonly other: string;
}

/** The first answer in which twins differ for their viewer; null: they are the same to the last byte. */
export function differing<State>({ module, viewer, one, other }: Twins<State>): Differing | null {
  const others = answersOf(module, other, viewer);
  for (const [of, answer] of answersOf(module, one, viewer)) {
    const [mine, theirs] = [JSON.stringify(answer), JSON.stringify(others.next().value?.[1])];
    if (mine !== theirs) return { of, ...around(mine, theirs) };
  }
  return null;
}

/** Where two texts part, with what is around. */
function around(one: string, other: string): Pick<Differing, 'one' | 'other'> {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  return { one: part(one), other: part(other) };
}
