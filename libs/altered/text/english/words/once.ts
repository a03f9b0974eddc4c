import type { Grammar } from './grammar.js';

/** A production that many others use: it is made once for a grammar, and for each of its forms. */
export function once<T, Rest extends readonly unknown[]>(
  make: (g: Grammar, ...forms: Rest) => T,
): (g: Grammar, ...forms: Rest) => T {
  const made = new WeakMap<Grammar, Map<string, T>>();
  return (g, ...forms) => {
    const known = made.get(g) ?? new Map<string, T>();
    made.set(g, known);
    const name = JSON.stringify(forms);
    const found = known.get(name);
    if (found !== undefined) return found;
    const production = make(g, ...forms);
    known.set(name, production);
    return production;
  };
}
