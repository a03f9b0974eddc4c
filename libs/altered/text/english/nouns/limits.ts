import type { Comparison, Condition, Quantity, Selector } from '#altered/abilities';
import { saying } from '../../syntax/scope.js';
import { form, phrase, type AnyParts } from '../../syntax/phrases.js';
import { iso, oneOf, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { $, build, fieldsOf, match, type Template } from '../../syntax/template.js';
import { inDigits, inWords } from '../words/numbers.js';
import { orMore } from '../words/words-for.js';

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
    form<Limit>('less than <right>', { right: number }, { is: 'less-than' }),
    form<Limit>('more than <right>', { right: number }, { is: 'more-than' }),
    form<Limit>('no', {}, { is: 'exactly', right: 0 }),
    synonym(form<Limit>('at most <right>', { right: number }, { is: 'at-most' })),
  );

/** Of cards and objects, which are counted in words. */
export const inWordsLimit = limit(inWords);
/** Of boosts and counters, which are counted in digits. */
export const inDigitsLimit = limit(inDigits);

/** "two or more Plants", as a comparison with how many there are. */
export const counted = (text: string, like: Syntax<Selector>, parts: AnyParts = {}): Syntax<Condition> =>
  then(comparing(text, { ...parts, limit: inWordsLimit, like }, { count: $('like') }), (scope, value) =>
    value.kind === 'compare' && typeof value.left === 'object' && 'count' in value.left
      ? saying(scope, { counted: value.left.count })
      : scope,
  );

/** A comparison of a number that the words around the limit describe. */
export const comparing = (text: string, parts: AnyParts, left: Template<Quantity>): Syntax<Condition> =>
  form<Condition>(text, parts, { kind: 'compare', left, ...fieldsOf('limit') });

/** As `comparing`, for conditions of a kind of their own that have a limit. */
export const comparingTo = (
  text: string,
  by: Syntax<Limit>,
  parts: AnyParts,
  tree: Template<Condition>,
): Syntax<Condition> =>
  iso(
    phrase<{ readonly limit: Limit } & Readonly<Record<string, unknown>>>(text, { ...parts, limit: by }),
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
