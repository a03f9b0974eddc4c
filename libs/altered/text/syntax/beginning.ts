import { wordOf, type Source } from './source.js';
import type { Syntax } from './syntax.js';
import { wordsOf } from './tokens.js';

/** The words and token shapes with which a production can begin. */
export interface Beginning {
  /** Words in lower case, and token shapes. */
  readonly words: ReadonlySet<string>;
  /** Whether the production can match zero tokens. */
  readonly nothing: boolean;
}

type Any = Syntax<never> | Syntax<unknown>;

/** Returns the possible beginnings of a production. Null if they are unknown. */
export const firstOf = (syntax: Any): Beginning | null => syntax.first?.() ?? null;

/**
 * Returns a function that computes a value on its first call. Productions that contain each other need this delay,
 * because some of them do not exist before that call.
 */
export function remembered<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/**
 * Returns the beginnings of a text that starts with one of these words or shapes. An empty list stands for an empty
 * text.
 */
export const beginningWith = (words: readonly string[]): Beginning => ({
  words: new Set(words),
  nothing: words.length === 0,
});

/** Returns the combined beginnings of several productions. Null if any are unknown. */
export function firstOfAny(all: readonly Any[]): Beginning | null {
  const words = new Set<string>();
  let nothing = false;
  for (const production of all) {
    const first = firstOf(production);
    if (first === null) return null;
    for (const word of first.words) words.add(word);
    nothing ||= first.nothing;
  }
  return { words, nothing };
}

/**
 * Returns the beginnings of productions in sequence. If a production can be empty, also includes the beginnings of the
 * next one. Null if any beginnings are unknown.
 */
export function firstOfAll(all: Iterable<Any>): Beginning | null {
  const words = new Set<string>();
  for (const production of all) {
    const first = firstOf(production);
    if (first === null) return null;
    for (const word of first.words) words.add(word);
    if (!first.nothing) return { words, nothing: false };
  }
  return { words, nothing: true };
}

const accepts = (first: Beginning | null, word: string, shape: string): boolean =>
  first === null || first.nothing || first.words.has(word) || first.words.has(shape);

/** Whether a production could begin at a position. Always true while expected words are collected. */
export const canBegin = (syntax: Any, source: Source, at: number): boolean =>
  source.isTelling || accepts(firstOf(syntax), source.words[at] ?? '', source.shapes[at] ?? '');

/** Returns a function that selects the items whose productions could begin at a position. */
export function beginners<T>(
  all: readonly T[],
  syntaxOf: (item: T) => Any,
): (source: Source, at: number) => readonly T[] {
  const known = remembered(() => new Set(all.flatMap((item) => [...(firstOf(syntaxOf(item))?.words ?? [])])));
  /** The selected items, by shape and then by word. Words with which no production begins share an entry. */
  const tables = new Map<string, Map<string, readonly T[]>>();
  return (source, at) => {
    if (source.isTelling) return all;
    const shape = source.shapes[at] ?? '';
    const text = source.words[at] ?? '';
    const word = known().has(text) ? text : '';
    const table = tables.get(shape) ?? new Map<string, readonly T[]>();
    tables.set(shape, table);
    const found = table.get(word) ?? all.filter((item) => accepts(firstOf(syntaxOf(item)), word, shape));
    table.set(word, found);
    return found;
  };
}

/** Returns the first word of a text. Empty if there is none. */
export const headOf = (text: string): readonly string[] => wordsOf(text).slice(0, 1).map(wordOf);
