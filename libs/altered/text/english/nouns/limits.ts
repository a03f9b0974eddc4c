import type { Comparison, Condition, Effect, Quantity, Selector, TableRow } from '#altered/abilities';
import { saying } from '../../syntax/scope.js';
import { $, choices, fieldsOf, form, type AnyParts, type Template } from '../../syntax/phrases.js';
import { furthest, iso, oneOf, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { inDigits, inWords, mana } from '../words/numbers.js';
import { orMore } from '../words/rule-words.js';

/** A limit on a count: "three or more", "less than eight", "no". */
export interface Limit {
  readonly is: Comparison;
  readonly right: Quantity;
}

const limit = (number: Syntax<number>): Syntax<Limit> =>
  oneOf<Limit>(
    form<Limit>('<right> <is>', { right: number, is: orMore }),
    form<Limit>('less than <right>', { right: number }, { is: 'less-than' }),
    form<Limit>('more than <right>', { right: number }, { is: 'more-than' }),
    form<Limit>('no', {}, { is: 'exactly', right: 0 }),
    synonym(form<Limit>('at most <right>', { right: number }, { is: 'at-most' })),
  );

/** A limit written in words, as for cards and objects. */
export const inWordsLimit = limit(inWords);
/** A limit written in digits, as for boosts and counters. */
export const inDigitsLimit = limit(inDigits);

/** Conditions on the number of objects. A later "one" refers to one of those objects. */
export const counting = (condition: Syntax<Condition>): Syntax<Condition> =>
  then(condition, (scope, value) =>
    value.kind === 'compare' && typeof value.left === 'object' && 'count' in value.left
      ? saying(scope, { counted: value.left.count })
      : scope,
  );

/** A limit on the number of certain objects. */
export interface Amount extends Limit {
  readonly count: Selector;
}

/** Phrases such as "two or more Plants". */
export const amountOf = (like: Syntax<Selector>): Syntax<Amount> =>
  form<Amount>(
    '<limit> <like>',
    { limit: inWordsLimit, like },
    { count: $('like'), ...fieldsOf('limit', 'is', 'right') },
  );

/** Conditions on the number of objects, with phrases such as "two or more Plants". */
export const counted = (text: string, like: Syntax<Selector>): Syntax<Condition> =>
  counting(
    form<Condition>(
      text,
      { amount: amountOf(like) },
      { kind: 'compare', left: fieldsOf('amount', 'count'), ...fieldsOf('amount', 'is', 'right') },
    ),
  );

/** Conditions that require an object to exist. A later "one" refers to that object. */
export const existing = (
  text: string,
  parts: AnyParts,
  like: Template<Selector> = $('like'),
): Syntax<Condition> =>
  then(form<Condition>(text, parts, { kind: 'exists', like }), (scope, value) =>
    value.kind === 'exists' ? saying(scope, { counted: value.like }) : scope,
  );

/** Conditions that compare the number `left` with a limit. */
export const comparing = (text: string, parts: AnyParts, left: Template<Quantity>): Syntax<Condition> =>
  form<Condition>(text, parts, { kind: 'compare', left, ...fieldsOf('limit') });

/** Like `comparing`, but for other kinds of conditions that store the limit in a field. */
export const comparingTo = (
  text: string,
  by: Syntax<Limit>,
  parts: AnyParts,
  tree: Template<Condition>,
  field: 'number' | 'than' = 'number',
): Syntax<Condition> => {
  const limit = iso(
    by,
    ({ is, right }): object => ({ is, [field]: right }),
    (fields) => ({ is: (fields as Limit).is, right: (fields as Record<string, Quantity>)[field] ?? 0 }),
  );
  return form<Condition>(
    text,
    { ...parts, limit },
    { ...(tree as object), ...fieldsOf('limit', 'is', field) },
  );
};

export type Range = Pick<TableRow, 'from' | 'to'>;

/** Ranges of numbers: "4+", "1-3", "1". */
export const range: Syntax<Range> = oneOf<Range>(
  form<Range>('<from>+', { from: inDigits }),
  form<Range>('<one>', { one: inDigits }, { from: $('one'), to: $('one') }),
  form<Range>('<from>-<to>', { from: inDigits, to: inDigits }),
);

/** Ranges of costs: "{4} or more", "{1} or less", "{2}". */
export const rangeOfMana: Syntax<Range> = oneOf<Range>(
  form<Range>('<from> or more', { from: mana }),
  form<Range>('<to> or less', { to: mana }, { from: 0 }),
  form<Range>('<one>', { one: mana }, { from: $('one'), to: $('one') }),
);

/** The rows of a table. `text` is the phrase for one row. */
export const rows = (
  text: string,
  effect: Syntax<Effect>,
  limits: Syntax<Range> = range,
): Syntax<readonly TableRow[]> =>
  furthest(
    choices(
      form<TableRow>(
        text,
        { range: limits, effect },
        { ...fieldsOf('range', 'from', 'to'), effect: $('effect') },
      ),
    ),
  );
