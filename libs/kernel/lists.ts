/*
 * Array functions as loops, for every step of a game: `flatMap` and `flat` take several times as long.
 */

/** The results of a function for each member of a list, concatenated. */
export function gather<T, U>(list: readonly T[], of: (member: T, index: number) => readonly U[]): U[] {
  const all: U[] = [];
  for (let index = 0; index < list.length; index++) {
    const found = of(list[index] as T, index);
    for (const member of found) all.push(member);
  }
  return all;
}

/** Concatenates lists. */
export function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const [only] = lists;
  return lists.length === 1 && only !== undefined ? only : gather(lists, (list) => list);
}

/** The members of a short list, each once. */
export const once = <T>(list: readonly T[]): readonly T[] =>
  list.every((member, index) => list.indexOf(member) === index) ? list : [...new Set(list)];
