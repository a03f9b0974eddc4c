import { same, type Effect } from '#altered/abilities';
import { saying } from './scope.js';
import { beginners, firstOfAny, remembered } from './beginning.js';
import { iso, type Parse, type Syntax } from './syntax.js';

/** A tree that can store the name of its wording, such as "unless first". The rules ignore the name. */
type Worded = Pick<Effect, 'said'>;

const bare = <T extends Worded>({ said: _said, ...value }: T): T => value as unknown as T;

/** Prefers the usual wording if the same words match several wordings. */
const usualFirst = <T extends object>(readings: readonly Parse<T>[]): readonly Parse<T>[] =>
  readings.filter(
    (variant, index) =>
      !readings.some(
        (other, place) =>
          place !== index &&
          other.end === variant.end &&
          same(bare(other.value as Worded), bare(variant.value as Worded)) &&
          ((variant.value as Worded).said === undefined
            ? false
            : (other.value as Worded).said === undefined || place < index),
      ),
  );

/**
 * Parses several wordings of one meaning. Prints a value in the first wording that can express it. A tree from any
 * other wording stores that wording's name.
 */
export function worded<T extends object>(wordings: Readonly<Record<string, Syntax<T>>>): Syntax<T> {
  const all = Object.entries(wordings);
  const printed = (value: T, scope: Parameters<Syntax<T>['print']>[1], name: string | undefined) => {
    for (const [wording, syntax] of all) {
      if (name !== undefined && name !== wording) continue;
      const words = syntax.print(value, scope);
      if (words !== null) return { words, name: wording };
    }
    return null;
  };
  const some = beginners(all, ([, syntax]) => syntax);
  return {
    first: remembered(() => firstOfAny(Object.values(wordings))),
    parse: (source, at, scope) => {
      const readings = some(source, at).flatMap(([name, syntax]) =>
        syntax.parse(source, at, scope).flatMap((reading): readonly Parse<T>[] => {
          // Printing visits the parsed tokens again, so they count as further steps.
          source.step(reading.end - at);
          const before = saying(scope, { declared: reading.scope.targets });
          const usual = printed(reading.value, before, undefined);
          if (usual === null || usual.name === name) return [reading];
          const again = syntax.print(reading.value, before);
          return again === null ? [] : [{ ...reading, value: { ...reading.value, said: name } }];
        }),
      );
      source.step(readings.length * readings.length);
      return usualFirst(readings);
    },
    print: (value, scope) => {
      const { said: wording } = value as Worded;
      return printed(bare(value as Worded) as unknown as T, scope, wording)?.words ?? null;
    },
  };
}

/** A wording whose name is always stored in the tree, because another production prints the usual wording. */
export const marked = <T extends object>(name: string, syntax: Syntax<T>): Syntax<T> =>
  iso(
    syntax,
    (value): T => ({ ...value, said: name }),
    (value) => ((value as Worded).said === name ? (bare(value as Worded) as unknown as T) : undefined),
  );
