import { same } from '#altered/abilities';
import type { Scope } from './scope.js';
import { wordOf, type Source } from './source.js';
import { wordsOf } from './tokens.js';

/** One way to read some tokens. */
export interface Parse<T> {
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
  /** The words that it can begin with, if it means anything; null, or nothing: any. */
  first?(): ReadonlySet<string> | null;
  parse(source: Source, at: number, scope: Scope): readonly Parse<T>[];
  print(value: T, scope: Scope): Printed | null;
}

const none: readonly never[] = [];

/** The words that a production can begin with; null: any, or none. */
export const firstOf = (syntax: Syntax<never> | Syntax<unknown>): ReadonlySet<string> | null =>
  syntax.optional === true ? null : (syntax.first?.() ?? null);

/** Worked out when it is first asked, because productions that contain each other are not all there before. */
export function remembered<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** These very words; letters may be capitals. */
export function words(text: string): Syntax<null> {
  const tokens = wordsOf(text);
  const lower = tokens.map(wordOf);
  const first = lower[0] === undefined ? null : new Set([lower[0]]);
  return {
    first: () => first,
    parse: (source, at, scope) => {
      source.step();
      for (let index = 0; index < lower.length; index++)
        if (source.words[at + index] !== lower[index]) {
          // Most words are missed on the way to those that are there: only who tells names them.
          if (source.isTelling) source.miss(at + index, `“${tokens.slice(index).join(' ')}”`);
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
    first: () => firstOf(said),
    parse: (source, at, scope) => {
      const found = said.parse(source, at, scope);
      return found.length === 0 ? none : found.map((one) => ({ ...one, value: constant }));
    },
    print: (value, scope) => (same(value, constant) ? said.print(null, scope) : null),
  };
};

/** Any of these; printed as the first that can say it. */
export function oneOf<T>(...alternatives: readonly Syntax<T>[]): Syntax<T> {
  const heads = remembered(() => alternatives.map(firstOf));
  /** Those that can begin with a word; words that none begins with leave those of which it is not known. */
  const table = remembered(() => {
    const unknown = alternatives.filter((_, index) => heads()[index] === null);
    const known = new Set(heads().flatMap((head) => [...(head ?? [])]));
    const byWord = new Map(
      [...known].map((word) => [
        word,
        alternatives.filter((_, index) => heads()[index]?.has(word) !== false),
      ]),
    );
    return { unknown, byWord };
  });
  const beginning = (word: string): readonly Syntax<T>[] => {
    const { unknown, byWord } = table();
    return byWord.get(word) ?? unknown;
  };
  return {
    first: remembered(() => {
      const all = heads();
      return all.includes(null) ? null : new Set(all.flatMap((words_) => [...(words_ ?? [])]));
    }),
    parse: (source, at, scope) => {
      source.step();
      const word = source.words[at];
      // What cannot begin with the word is asked only where it is told what was expected.
      const some = source.isTelling || word === undefined ? alternatives : beginning(word);
      let found: readonly Parse<T>[] = none;
      for (const one of some) {
        const readings = one.parse(source, at, scope);
        if (readings.length > 0) found = found.length === 0 ? readings : [...found, ...readings];
      }
      return found;
    },
    print: (value, scope) => {
      for (const one of alternatives) {
        const printed = one.print(value, scope);
        if (printed !== null) return printed;
      }
      return null;
    },
  };
}

/** Nothing said for nothing meant. */
export const maybe = <T>(syntax: Syntax<T>): Syntax<T | undefined> => ({
  ...oneOf<T | undefined>(
    {
      first: () => firstOf(syntax),
      parse: (source, at, scope) => syntax.parse(source, at, scope),
      print: (value, scope) => (value === undefined ? null : syntax.print(value, scope)),
    },
    pure(undefined),
  ),
  first: () => firstOf(syntax),
  optional: true,
});

/** A production seen as another value: `to` and `from` undo each other, and say undefined for what they do not know. */
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

/** Only values of a production that pass. */
export const only = <T>(syntax: Syntax<T>, passes: (value: T) => boolean): Syntax<T> =>
  iso(
    syntax,
    (value) => (passes(value) ? value : undefined),
    (value) => (passes(value) ? value : undefined),
  );

/** What it says changes what words stand for after it. */
export const then = <T>(syntax: Syntax<T>, change: (scope: Scope, value: T) => Scope): Syntax<T> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) =>
    syntax.parse(source, at, scope).map((one) => ({ ...one, scope: change(one.scope, one.value) })),
  print: (value, scope) => {
    const printed = syntax.print(value, scope);
    return printed === null ? null : { ...printed, scope: change(printed.scope, value) };
  },
});

/** A production that depends on what has been spoken of. */
export const here = <T>(
  choose: (scope: Scope) => Syntax<T> | null,
  /** The words it can begin with, whatever has been spoken of. */
  beginnings?: readonly string[],
): Syntax<T> => ({
  ...(beginnings !== undefined && { first: remembered(() => new Set(beginnings)) }),
  parse: (source, at, scope) => choose(scope)?.parse(source, at, scope) ?? none,
  print: (value, scope) => choose(scope)?.print(value, scope) ?? null,
});

/** Whether a production can begin with the word at a place, as far as is known. */
export const canBegin = (syntax: Syntax<never> | Syntax<unknown>, source: Source, at: number): boolean => {
  const word = source.words[at];
  return source.isTelling || word === undefined || firstOf(syntax)?.has(word) !== false;
};

/** A production that is defined later, for those that contain each other. */
export const lazily = <T>(syntax: () => Syntax<T>): Syntax<T> => ({
  first: remembered(() => firstOf(syntax())),
  parse: (source, at, scope) => syntax().parse(source, at, scope),
  print: (value, scope) => syntax().print(value, scope),
});

function distinct<T>(readings: readonly Parse<T>[]): readonly Parse<T>[] {
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
    first: () => firstOf(syntax),
    parse: (source, at, scope) => {
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

/** Of the readings, those that go furthest: for lists that leave nothing of their kind behind. */
export const furthest = <T>(syntax: Syntax<T>): Syntax<T> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => {
    const readings = syntax.parse(source, at, scope);
    const end = Math.max(...readings.map((one) => one.end));
    return readings.filter((one) => one.end === end);
  },
  print: (value, scope) => syntax.print(value, scope),
});
