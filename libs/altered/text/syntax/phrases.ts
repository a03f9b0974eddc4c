import { same } from '#altered/abilities';
import { saying, type Scope } from './scope.js';
import { wordOf, type Source } from './source.js';
import { firstOf, firstOfAll, remembered } from './beginning.js';
import { iso, words, type Printed, type Parse, type Syntax } from './syntax.js';
import { build, match, type Parts, type Template } from './template.js';
import { wordsOf } from './tokens.js';

const none: readonly never[] = [];

/** The parts of a phrase, by name. */
export type AnyParts = Readonly<Record<string, Syntax<unknown>>>;

/** One or more, parted by separators; the last two by another one, if given. */
export const list = <T>(item: Syntax<T>, separator: string, last = separator): Syntax<readonly T[]> => {
  const between = words(separator);
  const final = words(last);
  const rest = (source: Source, before: Parse<readonly T[]>): readonly Parse<readonly T[]>[] => {
    const next = (said: Syntax<null>): readonly Parse<readonly T[]>[] =>
      said
        .parse(source, before.end, before.scope)
        .flatMap(({ end, scope }) => item.parse(source, end, scope))
        .map((one) => ({ ...one, value: [...before.value, one.value] }));
    if (last === separator) return next(between).flatMap((more) => [more, ...rest(source, more)]);
    return [...next(final), ...next(between).flatMap((more) => rest(source, more))];
  };
  return {
    first: () => firstOf(item),
    parse: (source, at, scope) =>
      item.parse(source, at, scope).flatMap((one) => {
        const first = { ...one, value: [one.value] };
        return [first, ...rest(source, first)];
      }),
    print: (values, scope) => {
      const tokens: string[] = [];
      let now = scope;
      for (const [index, value] of values.entries()) {
        const printed = item.print(value, now);
        if (printed === null) return null;
        if (index > 0) tokens.push(...wordsOf(index === values.length - 1 ? last : separator));
        tokens.push(...printed.tokens);
        now = printed.scope;
      }
      return values.length === 0 ? null : { tokens, scope: now };
    },
  };
};

/** What is said after one of several things of which only some happen: it speaks of nothing that the others named, but for what a token is. */
const apart = (before: Scope, { targets, noted, tokens }: Scope): Scope =>
  saying(before, { targets, noted, tokens });

/** One or more, each of which can happen without the others. */
export const choices = <T>(item: Syntax<T>): Syntax<readonly T[]> => {
  const rest = (source: Source, start: Scope, before: Parse<readonly T[]>): readonly Parse<readonly T[]>[] =>
    item
      .parse(source, before.end, apart(start, before.scope))
      .map((one) => ({ ...one, value: [...before.value, one.value] }))
      .flatMap((more) => [more, ...rest(source, start, more)]);
  return {
    first: () => firstOf(item),
    parse: (source, at, scope) =>
      item
        .parse(source, at, scope)
        .map((one) => ({ ...one, value: [one.value] }))
        .flatMap((first) => [first, ...rest(source, scope, first)]),
    print: (values, scope) => {
      const tokens: string[] = [];
      let now = scope;
      for (const value of values) {
        const printed = item.print(value, apart(scope, now));
        if (printed === null) return null;
        tokens.push(...printed.tokens);
        now = printed.scope;
      }
      return values.length === 0 ? null : { tokens, scope: now };
    },
  };
};

type Segment = { readonly said: Syntax<null> } | { readonly part: string };

function segmentsOf(text: string): readonly Segment[] {
  return text
    .split(/(<\w+>)/)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => (piece.startsWith('<') ? { part: piece.slice(1, -1) } : { said: words(piece) }));
}

interface PhraseSoFar {
  readonly parts: Parts;
  readonly end: number;
  readonly scope: Scope;
}

/** The parts of a phrase, `Draw <count> from <where>`, as a record. */
export function phrase<P extends Parts>(
  text: string,
  parts: { readonly [K in keyof P]: Syntax<P[K]> },
): Syntax<P> {
  const segments = segmentsOf(text);
  const said = wordsOf(text.replace(/<\w+>/g, ' ')).map(wordOf);
  const syntaxOf = (name: string): Syntax<unknown> => {
    const syntax = (parts as Readonly<Record<string, Syntax<unknown> | undefined>>)[name];
    if (syntax === undefined) throw new Error(`“${text}” has no part ${name}`);
    return syntax;
  };
  const part = (name: string, value: P, scope: Scope): Printed | null => {
    const syntax = syntaxOf(name);
    return value[name] === undefined && syntax.optional !== true ? null : syntax.print(value[name], scope);
  };
  return {
    first: remembered(() =>
      firstOfAll(segments.map((one) => ('said' in one ? one.said : syntaxOf(one.part)))),
    ),
    parse: (source, at, scope) => {
      if (!source.hasAhead(said, at)) return none;
      let readings: readonly PhraseSoFar[] = [{ parts: {}, end: at, scope }];
      for (const segment of segments) {
        const further: PhraseSoFar[] = [];
        for (const one of readings)
          if ('said' in segment)
            for (const { end } of segment.said.parse(source, one.end, one.scope))
              further.push({ parts: one.parts, end, scope: one.scope });
          else
            for (const { value, end, scope: after } of syntaxOf(segment.part).parse(
              source,
              one.end,
              one.scope,
            ))
              if (!Object.hasOwn(one.parts, segment.part) || same(one.parts[segment.part], value))
                further.push({ parts: { ...one.parts, [segment.part]: value }, end, scope: after });
        if (further.length === 0) return none;
        readings = further;
      }
      return readings.map(({ parts: value, end, scope: after }) => ({
        value: value as P,
        end,
        scope: after,
      }));
    },
    print: (value, scope) => {
      const tokens: string[] = [];
      let now = scope;
      for (const segment of segments) {
        const printed = 'said' in segment ? segment.said.print(null, now) : part(segment.part, value, now);
        if (printed === null) return null;
        tokens.push(...printed.tokens);
        now = printed.scope;
      }
      return { tokens, scope: now };
    },
  };
}

/** A phrase and the tree it stands for, whose holes its parts fill. */
export const form = <T>(text: string, parts: AnyParts, tree: Template<T>): Syntax<T> =>
  iso(
    phrase<Parts>(text, parts),
    (filled) => build(tree, filled) as T,
    (value) => {
      const filled: Record<string, unknown> = {};
      return match(tree, value, filled) ? filled : undefined;
    },
  );

/** A production between words: `around('controlled by <it>', player)`. */
export const around = <T>(text: string, syntax: Syntax<T>): Syntax<T> =>
  iso(
    phrase<{ readonly it: T }>(text, { it: syntax }),
    ({ it }) => it,
    (it) => ({ it }),
  );
