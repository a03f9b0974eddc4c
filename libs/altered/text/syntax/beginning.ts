import { wordOf, type Source } from './source.js';
import type { Syntax } from './syntax.js';
import { wordsOf } from './tokens.js';

/** What a production can begin with. */
export interface Beginning {
  /** Words in small letters, and shapes of tokens. */
  readonly words: ReadonlySet<string>;
  /** Whether it can also be no words at all. */
  readonly nothing: boolean;
}

type Any = Syntax<never> | Syntax<unknown>;

/** What a production can begin with; null: it is not known. */
export const firstOf = (syntax: Any): Beginning | null => syntax.first?.() ?? null;

/** Worked out when it is first asked, because productions that contain each other are not all there before. */
export function remembered<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** Begins with one of these words or shapes; without any, it is no words. */
export const beginningWith = (words: readonly string[]): Beginning => ({
  words: new Set(words),
  nothing: words.length === 0,
});

/** What any of some productions can begin with. */
export function firstOfAny(all: readonly Any[]): Beginning | null {
  const words = new Set<string>();
  let nothing = false;
  for (const one of all) {
    const first = firstOf(one);
    if (first === null) return null;
    for (const word of first.words) words.add(word);
    nothing ||= first.nothing;
  }
  return { words, nothing };
}

/** What productions that follow each other can begin with: those before it can be nothing. */
export function firstOfAll(all: Iterable<Any>): Beginning | null {
  const words = new Set<string>();
  for (const one of all) {
    const first = firstOf(one);
    if (first === null) return null;
    for (const word of first.words) words.add(word);
    if (!first.nothing) return { words, nothing: false };
  }
  return { words, nothing: true };
}

const accepts = (first: Beginning | null, word: string, shape: string): boolean =>
  first === null || first.nothing || first.words.has(word) || first.words.has(shape);

/** Whether a production can begin at a place, as far as is known; where it is told what was expected, all are asked. */
export const canBegin = (syntax: Any, source: Source, at: number): boolean =>
  source.isTelling || accepts(firstOf(syntax), source.words[at] ?? '', source.shapes[at] ?? '');

/** Of some things with productions, those that can begin at a place. */
export function beginners<T>(
  all: readonly T[],
  syntaxOf: (one: T) => Any,
): (source: Source, at: number) => readonly T[] {
  const known = remembered(() => new Set(all.flatMap((one) => [...(firstOf(syntaxOf(one))?.words ?? [])])));
  /** By shape, then by word; words that none begins with are one. */
  const tables = new Map<string, Map<string, readonly T[]>>();
  return (source, at) => {
    if (source.isTelling) return all;
    const shape = source.shapes[at] ?? '';
    const said = source.words[at] ?? '';
    const word = known().has(said) ? said : '';
    const table = tables.get(shape) ?? new Map<string, readonly T[]>();
    tables.set(shape, table);
    const found = table.get(word) ?? all.filter((one) => accepts(firstOf(syntaxOf(one)), word, shape));
    table.set(word, found);
    return found;
  };
}

/** The word that a text begins with. */
export const headOf = (text: string): readonly string[] => wordsOf(text).slice(0, 1).map(wordOf);
