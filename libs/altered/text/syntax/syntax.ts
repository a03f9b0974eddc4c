import { same, type Known } from '#altered/abilities';
import {
  beginners,
  beginningWith,
  canBegin,
  firstOf,
  firstOfAny,
  remembered,
  type Beginning,
} from './beginning.js';
import { named } from './productions.js';
import type { Scope } from './scope.js';
import { wordOf, type Source } from './source.js';
import { wordsOf } from './tokens.js';

/** A possible parse of the tokens from a position: its value, the position after it, and the scope there. */
export interface Parse<T> {
  readonly value: T;
  readonly end: number;
  readonly scope: Scope;
}

/** The tokens of a printed value, and the scope after them. */
export interface Printed {
  readonly tokens: readonly string[];
  readonly scope: Scope;
}

/** A production of the grammar. It parses a text in all possible ways, and prints a value. */
export interface Syntax<T> {
  /** Present if the production can be empty. Its value is then undefined. */
  readonly optional?: true;
  /** Returns the possible beginnings of the production. Null or absent if they are unknown. */
  first?(): Beginning | null;
  parse(source: Source, at: number, scope: Scope): readonly Parse<T>[];
  print(value: T, scope: Scope): Printed | null;
}

const none: readonly never[] = [];
const nothing = beginningWith([]);

/** A production for exactly these words, regardless of case. */
export function words(text: string): Syntax<null> {
  const tokens = wordsOf(text);
  const lower = tokens.map(wordOf);
  const first = beginningWith(lower.slice(0, 1));
  return {
    first: () => first,
    parse: (source, at, scope) => {
      source.step();
      for (let index = 0; index < lower.length; index++)
        if (source.words[at + index] !== lower[index]) {
          if (source.isTelling) source.miss(at + index, `“${tokens.slice(index).join(' ')}”`);
          return none;
        }
      return [{ value: null, end: at + lower.length, scope }];
    },
    print: (_value, scope) => ({ tokens, scope }),
  };
}

/** A production that converts one token to a value. `beginnings` are its possible words or shapes. */
export function token<T>(
  label: string,
  beginnings: readonly string[],
  read: (text: string) => T | undefined,
  write: (value: T) => string | undefined,
): Syntax<T> {
  const first = beginningWith(beginnings);
  return {
    first: () => first,
    parse: (source, at, scope) => {
      source.step();
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

/** A production that matches no words and has a constant value. */
export const pure = <const T>(constant: T): Syntax<T> => ({
  ...(constant === undefined && { optional: true as const }),
  first: () => nothing,
  parse: (_source, at, scope) => [{ value: constant, end: at, scope }],
  print: (value, scope) => (same(value, constant) ? { tokens: [], scope } : null),
});

/** A production that converts words to a constant value. */
export const means = <const T>(text: string, constant: T): Syntax<T> => {
  const literal = words(text);
  const name = named(text);
  return {
    first: () => firstOf(literal),
    parse: (source, at, scope) => {
      const found = literal.parse(source, at, scope);
      if (found.length === 0 || source.watch.without === name) return none;
      source.watch.met?.add(name);
      return found.map((reading) => ({ ...reading, value: constant }));
    },
    print: (value, scope) => (same(value, constant) ? literal.print(null, scope) : null),
  };
};

/** A choice between productions. Prints a value with the first production that can express it. */
export function oneOf<T>(...alternatives: readonly Syntax<T>[]): Syntax<T> {
  const some = beginners(alternatives, (production) => production);
  return {
    first: remembered(() => firstOfAny(alternatives)),
    parse: (source, at, scope) => {
      source.step();
      let found: readonly Parse<T>[] = none;
      for (const production of some(source, at)) {
        const readings = production.parse(source, at, scope);
        if (readings.length > 0) found = found.length === 0 ? readings : [...found, ...readings];
      }
      return found;
    },
    print: (value, scope) => {
      for (const production of alternatives) {
        const printed = production.print(value, scope);
        if (printed !== null) return printed;
      }
      return null;
    },
  };
}

/**
 * Converts the values of a production. `to` and `from` are inverse functions. They return undefined for a value that
 * they cannot convert.
 */
export const iso = <A, B>(
  syntax: Syntax<A>,
  to: (value: A, scope: Scope) => B | undefined,
  from: (value: B, scope: Scope) => A | undefined,
): Syntax<B> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => {
    const found = syntax.parse(source, at, scope);
    if (found.length === 0) return none;
    const readings: Parse<B>[] = [];
    for (const { value: before, end, scope: after } of found) {
      const value = to(before, after);
      if (value !== undefined) readings.push({ value, end, scope: after });
    }
    return readings;
  },
  print: (value, scope) => {
    const inner = from(value, scope);
    return inner === undefined ? null : syntax.print(inner, scope);
  },
});

/** A production that converts each of these texts to its value. */
export const wordsFor = <const T>(table: Readonly<Record<string, T>>): Syntax<T> =>
  oneOf(...Object.entries(table).map(([text, value]) => means(text, value)));

/** Makes a production optional. Its value is undefined if the words are absent. */
export const maybe = <T>(syntax: Syntax<T>): Syntax<T | undefined> => ({
  ...oneOf<T | undefined>(
    iso(
      syntax,
      (value): T | undefined => value,
      (value) => value,
    ),
    pure(undefined),
  ),
  optional: true,
});

/** Limits a production to values that pass a test. */
export const only = <T>(syntax: Syntax<T>, passes: (value: T, scope: Scope) => boolean): Syntax<T> => {
  const passing = (value: T, scope: Scope): T | undefined => (passes(value, scope) ? value : undefined);
  return iso(syntax, passing, passing);
};

/** A wording that is parsed but never printed, because another production prints the usual wording. */
export const synonym = <T>(syntax: Syntax<T>): Syntax<T> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => syntax.parse(source, at, scope),
  print: () => null,
});

/**
 * Parses a production in another scope. `after` converts the scope at the end of the production to the scope that
 * follows.
 */
export const within = <T>(
  syntax: Syntax<T>,
  before: (scope: Scope, printed?: T) => Scope,
  after: (scope: Scope, inside: Scope, value: T) => Scope = (_scope, inside) => inside,
): Syntax<T> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) =>
    syntax
      .parse(source, at, before(scope))
      .map((reading) => ({ ...reading, scope: after(scope, reading.scope, reading.value) })),
  print: (value, scope) => {
    const printed = syntax.print(value, before(scope, value));
    return printed && { ...printed, scope: after(scope, printed.scope, value) };
  },
});

/** Changes the scope after a production. */
export const then = <T>(syntax: Syntax<T>, change: (scope: Scope, value: T) => Scope): Syntax<T> =>
  within(
    syntax,
    (scope) => scope,
    (_scope, inside, value) => change(inside, value),
  );

/** Limits the parses of a production to those that pass a test. Printing is not limited. */
export const readIf = <T>(
  syntax: Syntax<T>,
  passes: (reading: Parse<T>, source: Source, at: number, scope: Scope) => boolean,
): Syntax<T> => ({
  ...syntax,
  first: () => firstOf(syntax),
  parse: (source, at, scope) =>
    syntax.parse(source, at, scope).filter((reading) => passes(reading, source, at, scope)),
});

/** A production that depends on the scope. `beginnings` are its first words in any scope. */
export const here = <T>(
  beginnings: readonly string[],
  choose: (scope: Scope) => Syntax<T> | null,
): Syntax<T> => {
  const first = beginningWith(beginnings);
  const self: Syntax<T> = {
    first: () => first,
    parse: (source, at, scope) =>
      canBegin(self, source, at) ? (choose(scope)?.parse(source, at, scope) ?? none) : none,
    print: (value, scope) => choose(scope)?.print(value, scope) ?? null,
  };
  return self;
};

/** A production that refers to the last mentioned object. Matches nothing if this is the object with the ability. */
export const aboutIt = <T>(
  beginnings: readonly string[],
  choose: (it: Exclude<Known, 'me'>, scope: Scope) => Syntax<T> | null,
): Syntax<T> =>
  here(beginnings, (scope) => (scope.it === null || scope.it === 'me' ? null : choose(scope.it, scope)));

/** A production that is looked up on first use, for productions that contain each other. */
export const lazily = <T>(find: () => Syntax<T>): Syntax<T> => {
  const syntax = remembered(find);
  return {
    first: remembered(() => firstOf(syntax())),
    parse: (source, at, scope) => syntax().parse(source, at, scope),
    print: (value, scope) => syntax().print(value, scope),
  };
};

function distinct<T>(readings: readonly Parse<T>[]): readonly Parse<T>[] {
  return readings.filter(
    (reading, index) =>
      !readings
        .slice(0, index)
        .some(
          (other) =>
            other.end === reading.end &&
            other.scope.key === reading.scope.key &&
            same(other.value, reading.value),
        ),
  );
}

/** A production with a label for messages. It parses each position once per scope. */
export function rule<T>(label: string, syntax: Syntax<T>): Syntax<T> {
  const self: Syntax<T> = {
    first: remembered(() => firstOf(syntax)),
    parse: (source, at, scope) => {
      if (!canBegin(self, source, at)) return none;
      source.step(1 + (scope.key.length >> 7));
      const memo = source.memo.get(self) ?? new Map<string, unknown[]>();
      source.memo.set(self, memo);
      let places = memo.get(scope.key);
      if (places === undefined) memo.set(scope.key, (places = []));
      const known = places[at];
      if (known !== undefined) return known as readonly Parse<T>[];
      const found = source.inside(label, at, () => syntax.parse(source, at, scope));
      source.step(found.length * found.length);
      const readings = distinct(found);
      places[at] = readings;
      return readings;
    },
    print: (value, scope) => syntax.print(value, scope),
  };
  return self;
}

/** Keeps only the longest parses, for lists that must include all their items. */
export const furthest = <T>(syntax: Syntax<T>): Syntax<T> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => {
    const readings = syntax.parse(source, at, scope);
    const end = Math.max(...readings.map((reading) => reading.end));
    return readings.filter((reading) => reading.end === end);
  },
  print: (value, scope) => syntax.print(value, scope),
});
