import type { Scope } from './scope.js';
import { wordOf, type Source } from './source.js';
import { build, match, same, type Parts, type Template } from './template.js';
import { wordsOf } from './tokens.js';

/** One way to read some tokens. */
export interface Reading<T> {
  readonly value: T;
  readonly end: number;
  readonly scope: Scope;
}

/** What a value is in words. */
export interface Printed {
  readonly tokens: readonly string[];
  readonly scope: Scope;
}

/** A production. It exists once and does both: it gives all readings of a text, and the text of a value. */
export interface Syntax<T> {
  /** Set for productions that can mean nothing. */
  readonly optional?: true;
  parse(source: Source, at: number, scope: Scope): readonly Reading<T>[];
  print(value: T, scope: Scope): Printed | null;
}

/** The parts of a phrase, by name. */
export type AnyParts = Readonly<Record<string, Syntax<unknown>>>;

const none: readonly never[] = [];

/** These very words; letters may be capitals. */
export function words(text: string): Syntax<null> {
  const tokens = wordsOf(text);
  const lower = tokens.map(wordOf);
  return {
    parse: (source, at, scope) => {
      for (const [index, word] of lower.entries())
        if (source.words[at + index] !== word) {
          source.miss(at + index, `“${tokens.slice(index).join(' ')}”`);
          return none;
        }
      return [{ value: null, end: at + lower.length, scope }];
    },
    print: (_value, scope) => ({ tokens, scope }),
  };
}

/** One token that means something. */
export function token<T>(
  label: string,
  read: (text: string) => T | undefined,
  write: (value: T) => string | undefined,
): Syntax<T> {
  return {
    parse: (source, at, scope) => {
      const text = source.tokens[at]?.text;
      const value = text === undefined ? undefined : read(text);
      if (value !== undefined) return [{ value, end: at + 1, scope }];
      source.miss(at, label);
      return none;
    },
    print: (value, scope) => {
      const text = write(value);
      return text === undefined ? null : { tokens: [text], scope };
    },
  };
}

/** No words, always this value. */
export const pure = <const T>(constant: T): Syntax<T> => ({
  ...(constant === undefined && { optional: true as const }),
  parse: (_source, at, scope) => [{ value: constant, end: at, scope }],
  print: (value, scope) => (same(value, constant) ? { tokens: [], scope } : null),
});

/** These words for this value. */
export const means = <const T>(text: string, constant: T): Syntax<T> => {
  const said = words(text);
  return {
    parse: (source, at, scope) => said.parse(source, at, scope).map((one) => ({ ...one, value: constant })),
    print: (value, scope) => (same(value, constant) ? said.print(null, scope) : null),
  };
};

/** Any of these; printed as the first that can say it. */
export const oneOf = <T>(...alternatives: readonly Syntax<T>[]): Syntax<T> => ({
  parse: (source, at, scope) => alternatives.flatMap((one) => one.parse(source, at, scope)),
  print: (value, scope) => {
    for (const one of alternatives) {
      const printed = one.print(value, scope);
      if (printed !== null) return printed;
    }
    return null;
  },
});

/** Nothing said for nothing meant. */
export const maybe = <T>(syntax: Syntax<T>): Syntax<T | undefined> => ({
  ...oneOf<T | undefined>(
    {
      parse: (source, at, scope) => syntax.parse(source, at, scope),
      print: (value, scope) => (value === undefined ? null : syntax.print(value, scope)),
    },
    pure(undefined),
  ),
  optional: true,
});

/** A production seen as another value: `to` and `from` undo each other, and say undefined for what they do not know. */
export const iso = <A, B>(
  syntax: Syntax<A>,
  to: (value: A, scope: Scope) => B | undefined,
  from: (value: B, scope: Scope) => A | undefined,
): Syntax<B> => ({
  parse: (source, at, scope) =>
    syntax.parse(source, at, scope).flatMap((one): readonly Reading<B>[] => {
      const value = to(one.value, one.scope);
      return value === undefined ? none : [{ ...one, value }];
    }),
  print: (value, scope) => {
    const inner = from(value, scope);
    return inner === undefined ? null : syntax.print(inner, scope);
  },
});

/** Only values of a production that pass. */
export const only = <T>(syntax: Syntax<T>, passes: (value: T) => boolean): Syntax<T> =>
  iso(
    syntax,
    (value) => (passes(value) ? value : undefined),
    (value) => (passes(value) ? value : undefined),
  );

/** What it says changes what words stand for after it. */
export const then = <T>(syntax: Syntax<T>, change: (scope: Scope, value: T) => Scope): Syntax<T> => ({
  parse: (source, at, scope) =>
    syntax.parse(source, at, scope).map((one) => ({ ...one, scope: change(one.scope, one.value) })),
  print: (value, scope) => {
    const printed = syntax.print(value, scope);
    return printed === null ? null : { ...printed, scope: change(printed.scope, value) };
  },
});

/** A production that depends on what has been spoken of. */
export const here = <T>(choose: (scope: Scope) => Syntax<T> | null): Syntax<T> => ({
  parse: (source, at, scope) => choose(scope)?.parse(source, at, scope) ?? none,
  print: (value, scope) => choose(scope)?.print(value, scope) ?? null,
});

/** A production that is defined later, for those that contain each other. */
export const later = <T>(syntax: () => Syntax<T>): Syntax<T> => ({
  parse: (source, at, scope) => syntax().parse(source, at, scope),
  print: (value, scope) => syntax().print(value, scope),
});

function distinct<T>(readings: readonly Reading<T>[]): readonly Reading<T>[] {
  return readings.filter(
    (one, index) =>
      !readings
        .slice(0, index)
        .some(
          (other) =>
            other.end === one.end && other.scope.key === one.scope.key && same(other.value, one.value),
        ),
  );
}

/** A production with a name. It reads a place once, and is named where nothing of it is found. */
export function rule<T>(label: string, syntax: Syntax<T>): Syntax<T> {
  const self: Syntax<T> = {
    parse: (source, at, scope) => {
      const memo = source.memo.get(self) ?? new Map<string, unknown>();
      if (memo.size === 0) source.memo.set(self, memo);
      const key = `${at} ${scope.key}`;
      const known = memo.get(key);
      if (known !== undefined) return known as readonly Reading<T>[];
      const readings = distinct(source.inside(label, at, () => syntax.parse(source, at, scope)));
      memo.set(key, readings);
      return readings;
    },
    print: (value, scope) => syntax.print(value, scope),
  };
  return self;
}

/** One or more, parted by separators; the last two by another one, if given. */
export const list = <T>(item: Syntax<T>, separator: string, last = separator): Syntax<readonly T[]> => {
  const between = words(separator);
  const final = words(last);
  const rest = (source: Source, before: Reading<readonly T[]>): readonly Reading<readonly T[]>[] => {
    const next = (said: Syntax<null>): readonly Reading<readonly T[]>[] =>
      said
        .parse(source, before.end, before.scope)
        .flatMap(({ end, scope }) => item.parse(source, end, scope))
        .map((one) => ({ ...one, value: [...before.value, one.value] }));
    if (last === separator) return next(between).flatMap((more) => [more, ...rest(source, more)]);
    return [...next(final), ...next(between).flatMap((more) => rest(source, more))];
  };
  return {
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
    parse: (source, at, scope) => {
      let readings: readonly PhraseSoFar[] = [{ parts: {}, end: at, scope }];
      for (const segment of segments) {
        if (readings.length === 0) return none;
        readings = readings.flatMap((one): readonly PhraseSoFar[] => {
          if ('said' in segment)
            return segment.said.parse(source, one.end, one.scope).map(({ end }) => ({ ...one, end }));
          return syntaxOf(segment.part)
            .parse(source, one.end, one.scope)
            .map(({ value, end, scope: after }) => ({
              parts: { ...one.parts, [segment.part]: value },
              end,
              scope: after,
            }));
        });
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

/** Of the readings, those that go furthest: for lists that leave nothing of their kind behind. */
export const furthest = <T>(syntax: Syntax<T>): Syntax<T> => ({
  parse: (source, at, scope) => {
    const readings = syntax.parse(source, at, scope);
    const end = Math.max(...readings.map((one) => one.end));
    return readings.filter((one) => one.end === end);
  },
  print: (value, scope) => syntax.print(value, scope),
});
