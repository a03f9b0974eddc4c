import type { Comparison, Condition, Quantity, Selector } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, oneOf, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $, build, match, type Template } from '../syntax/template.js';
import { inDigits, inWords } from './numbers.js';
import { orMore } from './words-for.js';

/** A limit on a number that is counted: "three or more", "less than eight", "no". */
export interface Limit {
  readonly is: Comparison;
  readonly right: Quantity;
}

const limit = (number: Syntax<number>): Syntax<Limit> =>
  oneOf<Limit>(
    iso(
      phrase<{ right: number; is: Comparison }>('<right> <is>', { right: number, is: orMore }),
      (value): Limit => value,
      ({ is, right }) =>
        typeof right === 'number' && (is === 'at-least' || is === 'at-most') ? { is, right } : undefined,
    ),
    form<Limit>('less than <right>', { right: number }, { is: 'less-than', right: $('right') }),
    form<Limit>('more than <right>', { right: number }, { is: 'more-than', right: $('right') }),
    form<Limit>('no', {}, { is: 'exactly', right: 0 }),
    form<Limit>('exactly <right>', { right: number }, { is: 'exactly', right: $('right') }),
    synonym(form<Limit>('at least <right>', { right: number }, { is: 'at-least', right: $('right') })),
    synonym(form<Limit>('at most <right>', { right: number }, { is: 'at-most', right: $('right') })),
  );

/** Of cards and objects, which are counted in words. */
export const inWordsLimit = limit(inWords);
/** Of boosts and counters, which are counted in digits. */
export const inDigitsLimit = limit(inDigits);

/** "two or more Plants", as a comparison with how many there are. */
export const counted = (text: string, like: Syntax<Selector>): Syntax<Condition> =>
  then(
    iso(
      phrase<{ limit: Limit; like: Selector }>(text, { limit: inWordsLimit, like }),
      ({ limit: { is, right }, like: those }): Condition => ({
        kind: 'compare',
        left: { count: those },
        is,
        right,
      }),
      (value) =>
        value.kind === 'compare' && typeof value.left === 'object' && 'count' in value.left
          ? { limit: { is: value.is, right: value.right }, like: value.left.count }
          : undefined,
    ),
    (scope, value) =>
      value.kind === 'compare' && typeof value.left === 'object' && 'count' in value.left
        ? saying(scope, { those: value.left.count })
        : scope,
  );

/** A comparison of a number that the words around the limit describe. */
export const comparing = (text: string, parts: AnyParts, left: unknown): Syntax<Condition> =>
  iso(
    phrase<{ readonly limit: Limit } & Readonly<Record<string, unknown>>>(text, parts as never),
    ({ limit: { is, right }, ...filled }): Condition => ({
      kind: 'compare',
      left: build(left, filled) as Quantity,
      is,
      right,
    }),
    (value) => {
      if (value.kind !== 'compare') return undefined;
      const filled: Record<string, unknown> = {};
      return match(left, value.left, filled)
        ? { ...filled, limit: { is: value.is, right: value.right } }
        : undefined;
    },
  );

/** As `comparing`, for conditions of a kind of their own that have a limit. */
export const comparingTo = (
  text: string,
  by: Syntax<Limit>,
  parts: AnyParts,
  tree: Template<Condition>,
): Syntax<Condition> =>
  iso(
    phrase<{ readonly limit: Limit } & Readonly<Record<string, unknown>>>(text, {
      ...parts,
      limit: by,
    }),
    ({ limit: { is, right }, ...filled }): Condition =>
      ({ ...(build(tree, filled) as object), is, number: right }) as Condition,
    (value) => {
      const { is, number, ...rest } = value as { is?: Comparison; number?: Quantity };
      const filled: Record<string, unknown> = {};
      return is !== undefined && number !== undefined && match(tree, rest, filled)
        ? { ...filled, limit: { is, right: number } }
        : undefined;
    },
  );
