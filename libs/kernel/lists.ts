/** Like `flatMap`, but written as a loop, because random games take a fifth longer with `flatMap`. */
export function gather<T, U>(list: readonly T[], of: (member: T, index: number) => readonly U[]): U[] {
  const all: U[] = [];
  for (let index = 0; index < list.length; index++) {
    const found = of(list[index] as T, index);
    for (const member of found) all.push(member);
  }
  return all;
}
