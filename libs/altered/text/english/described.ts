import type { Selector } from '#altered/abilities';
import { type AnyParts } from '../syntax/phrases.js';
import { beginners, canBegin, firstOf, firstOfAny, remembered } from '../syntax/beginning.js';
import { type Printed, type Parse, type Syntax } from '../syntax/syntax.js';
import type { Scope } from '../syntax/scope.js';
import type { Source } from '../syntax/source.js';
import { build, match, type Template } from '../syntax/template.js';
import { phrase } from '../syntax/phrases.js';
import { iso } from '../syntax/syntax.js';

export type Description = Partial<Selector>;

/** Words that say something about objects: the fields of a description they are about. */
export interface Feature {
  readonly fields: readonly (keyof Selector)[];
  readonly syntax: Syntax<Description>;
}

/** A feature that a phrase says. */
export const feature = (text: string, parts: AnyParts, tree: Template<Description>): Feature => ({
  fields: Object.keys(tree) as (keyof Selector)[],
  syntax: iso(
    phrase<Readonly<Record<string, unknown>>>(text, parts),
    (filled) => build(tree, filled) as Description,
    (value) => {
      const filled: Record<string, unknown> = {};
      return match(tree, value, filled) ? filled : undefined;
    },
  ),
});

const take = (value: Description, fields: readonly (keyof Selector)[]): Description =>
  Object.fromEntries(Object.entries(value).filter(([key]) => fields.includes(key as keyof Selector)));
const without = (value: Description, fields: readonly (keyof Selector)[]): Description =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key as keyof Selector)));
const disjoint = (one: Description, other: Description): boolean =>
  Object.keys(one).every((key) => !Object.hasOwn(other, key));

/** Whose objects are stands before the target Expedition they are in, which can be somebody's as well. */
function firstSaid(value: Description): keyof Selector | undefined {
  // What follows a description inside of this one would be said of that.
  const keys = Object.keys(value) as (keyof Selector)[];
  const first = keys.find((key) => key !== 'sameName') ?? keys[0];
  const isInTarget = first === 'expedition' && typeof value.expedition === 'object';
  return isInTarget && value.controller !== undefined ? 'controller' : first;
}

/** Features said one after the other, each at most once and in any order; printed in the order the description has them. */
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
        .flatMap((one) => more(source, { ...one, value: { ...before.value, ...one.value } })),
    ),
  ];
  const printMore = (value: Description, said: Printed): Printed | null => {
    const first = firstSaid(value);
    if (first === undefined) return said;
    for (const { fields, syntax } of features) {
      if (!fields.includes(first) || !fields.every((field) => Object.hasOwn(value, field))) continue;
      const printed = syntax.print(take(value, fields), said.scope);
      if (printed === null) continue;
      const rest = printMore(without(value, fields), {
        tokens: [...said.tokens, ...printed.tokens],
        scope: printed.scope,
      });
      if (rest !== null) return rest;
    }
    return null;
  };
  return {
    first: () => firstOf(head),
    parse: (source, at, scope) => head.parse(source, at, scope).flatMap((one) => more(source, one)),
    print: (value, scope) => {
      const printed = head.print(take(value, headFields), scope);
      return printed === null ? null : printMore(without(value, headFields), printed);
    },
  };
}

/** Features said before the word for the kind of object, each at most once, in this order. */
export function preceding(features: readonly Feature[], head: Syntax<Description>): Syntax<Description> {
  return features.reduceRight<Syntax<Description>>(
    (rest, { fields, syntax }) => ({
      first: remembered(() => firstOfAny([rest, syntax])),
      parse: (source: Source, at: number, scope: Scope) => [
        ...rest.parse(source, at, scope),
        ...(canBegin(syntax, source, at) ? syntax.parse(source, at, scope) : []).flatMap((one) =>
          rest
            .parse(source, one.end, one.scope)
            .filter(({ value }) => disjoint(one.value, value))
            .map((after) => ({ ...after, value: { ...one.value, ...after.value } })),
        ),
      ],
      print: (value, scope) => {
        const mine = take(value, fields);
        const said = Object.keys(mine).length === 0 ? null : syntax.print(mine, scope);
        if (said === null) return rest.print(value, scope);
        const printed = rest.print(without(value, fields), said.scope);
        return printed === null
          ? null
          : { tokens: [...said.tokens, ...printed.tokens], scope: printed.scope };
      },
    }),
    head,
  );
}
