import type { Selector } from '#altered/abilities';
import { type AnyParts, form, type Template, withOwnFields } from '../../syntax/phrases.js';
import { beginners, canBegin, firstOf, firstOfAny, remembered } from '../../syntax/beginning.js';
import type { Parse, Printed, Syntax } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import type { Source } from '../../syntax/source.js';

export type Description = Partial<Selector>;

/** A phrase about objects, such as "in your Reserve", and the properties of a description that it sets. */
export interface Feature {
  readonly fields: readonly (keyof Selector)[];
  readonly syntax: Syntax<Description>;
}

export const feature = (text: string, parts: AnyParts, tree: Template<Description> = {}): Feature => ({
  fields: Object.keys(withOwnFields(tree, text)).filter(
    (name) => parts[name]?.optional !== true,
  ) as (keyof Selector)[],
  syntax: form<Description>(text, parts, tree),
});

const take = (value: Description, fields: readonly (keyof Selector)[]): Description =>
  Object.fromEntries(Object.entries(value).filter(([key]) => fields.includes(key as keyof Selector)));
const without = (value: Description, fields: readonly (keyof Selector)[]): Description =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key as keyof Selector)));
const disjoint = (left: Description, right: Description): boolean =>
  Object.keys(left).every((key) => !Object.hasOwn(right, key));

/**
 * Returns the field to print first. The objects' controller precedes their target expedition, because the expedition
 * can have a controller too.
 */
function firstField(value: Description): keyof Selector | undefined {
  // `sameName` is printed last, because it contains a description. Words after it would be parsed as part of this
  // description.
  const keys = Object.keys(value) as (keyof Selector)[];
  const first = keys.find((key) => key !== 'sameName') ?? keys[0];
  const isInTarget = first === 'expedition' && typeof value.expedition === 'object';
  return isInTarget && value.controller !== undefined ? 'controller' : first;
}

/** Parses features after `head`, each at most once and in any order. Prints features in their stored order. */
export function followedBy(
  head: Syntax<Description>,
  headFields: readonly (keyof Selector)[],
  features: readonly Feature[],
): Syntax<Description> {
  const some = beginners(features, ({ syntax }) => syntax);
  const more = (source: Source, before: Parse<Description>): readonly Parse<Description>[] => [
    before,
    ...some(source, before.end).flatMap(({ syntax }) =>
      syntax
        .parse(source, before.end, before.scope)
        .filter(({ value }) => disjoint(before.value, value))
        .flatMap((reading) => more(source, { ...reading, value: { ...before.value, ...reading.value } })),
    ),
  ];
  const printMore = (value: Description, before: Printed): Printed | null => {
    const first = firstField(value);
    if (first === undefined) return before;
    for (const { fields, syntax } of features) {
      if (!fields.includes(first) || !fields.every((field) => Object.hasOwn(value, field))) continue;
      const printed = syntax.print(take(value, fields), before.scope);
      if (printed === null) continue;
      const rest = printMore(without(value, fields), {
        tokens: [...before.tokens, ...printed.tokens],
        scope: printed.scope,
      });
      if (rest !== null) return rest;
    }
    return null;
  };
  return {
    first: () => firstOf(head),
    parse: (source, at, scope) => head.parse(source, at, scope).flatMap((reading) => more(source, reading)),
    print: (value, scope) => {
      const printed = head.print(take(value, headFields), scope);
      return printed === null ? null : printMore(without(value, headFields), printed);
    },
  };
}

/** Parses features before the noun, each at most once, in this order. */
export function preceding(features: readonly Feature[], head: Syntax<Description>): Syntax<Description> {
  return features.reduceRight<Syntax<Description>>(
    (rest, { fields, syntax }) => ({
      first: remembered(() => firstOfAny([rest, syntax])),
      parse: (source: Source, at: number, scope: Scope) => [
        ...rest.parse(source, at, scope),
        ...(canBegin(syntax, source, at) ? syntax.parse(source, at, scope) : []).flatMap((reading) =>
          rest
            .parse(source, reading.end, reading.scope)
            .filter(({ value }) => disjoint(reading.value, value))
            .map((after) => ({ ...after, value: { ...reading.value, ...after.value } })),
        ),
      ],
      print: (value, scope) => {
        const mine = take(value, fields);
        const own = Object.keys(mine).length === 0 ? null : syntax.print(mine, scope);
        if (own === null) return rest.print(value, scope);
        const printed = rest.print(without(value, fields), own.scope);
        return printed === null ? null : { tokens: [...own.tokens, ...printed.tokens], scope: printed.scope };
      },
    }),
    head,
  );
}
