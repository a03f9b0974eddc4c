import { same } from '#altered/abilities';
import { saying } from './scope.js';
import { beginners, firstOfAny, remembered } from './beginning.js';
import { iso, type Parse, type Syntax } from './syntax.js';

/** A tree that can say which of several wordings it has. The rules do not look at it. */
interface Worded {
  readonly said?: string;
}

const bare = <T extends Worded>({ said: _said, ...value }: T): T => value as unknown as T;

/** The same words can be more than one wording; then they are the usual one. */
const usualFirst = <T extends object>(readings: readonly Parse<T>[]): readonly Parse<T>[] =>
  readings.filter(
    (one, index) =>
      !readings.some(
        (other, place) =>
          place !== index &&
          other.end === one.end &&
          same(bare(other.value as Worded), bare(one.value as Worded)) &&
          ((one.value as Worded).said === undefined
            ? false
            : (other.value as Worded).said === undefined || place < index),
      ),
  );

/**
 * Several wordings of one meaning. The first that can say a value is the one it is printed in; a text in another one
 * leaves its name in the tree.
 */
export function worded<T extends object>(wordings: Readonly<Record<string, Syntax<T>>>): Syntax<T> {
  const all = Object.entries(wordings);
  const printed = (value: T, scope: Parameters<Syntax<T>['print']>[1], name: string | undefined) => {
    for (const [one, syntax] of all) {
      if (name !== undefined && name !== one) continue;
      const said = syntax.print(value, scope);
      if (said !== null) return { said, name: one };
    }
    return null;
  };
  const some = beginners(all, ([, syntax]) => syntax);
  return {
    first: remembered(() => firstOfAny(Object.values(wordings))),
    parse: (source, at, scope) => {
      const readings = some(source, at).flatMap(([name, syntax]) =>
        syntax.parse(source, at, scope).flatMap((one): readonly Parse<T>[] => {
          // Printing goes through what was read once more.
          source.step(one.end - at);
          const before = saying(scope, { declared: one.scope.targets });
          const usual = printed(one.value, before, undefined);
          if (usual === null || usual.name === name) return [one];
          const again = syntax.print(one.value, before);
          return again === null ? [] : [{ ...one, value: { ...one.value, said: name } }];
        }),
      );
      source.step(readings.length * readings.length);
      return usualFirst(readings);
    },
    print: (value, scope) => {
      const { said } = value as Worded;
      return printed(bare(value as Worded) as unknown as T, scope, said)?.said ?? null;
    },
  };
}

/** A wording that leaves its name in every tree it is read into, because another production has the usual one. */
export const marked = <T extends object>(name: string, syntax: Syntax<T>): Syntax<T> =>
  iso(
    syntax,
    (value): T => ({ ...value, said: name }),
    (value) => ((value as Worded).said === name ? (bare(value as Worded) as unknown as T) : undefined),
  );
