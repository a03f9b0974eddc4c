import { distance } from 'fastest-levenshtein';

/** How far a slip of the pen goes, in letters. */
const slip = 3;

/** The names that a misspelt one may have meant, nearest first, three at most; capitals do not matter. */
export function nearestNames(given: string, known: Iterable<string>): readonly string[] {
  const byCapitals = new Map(Array.from(known, (name) => [name.toUpperCase(), name]));
  return nearestReferences(given, byCapitals.keys()).map((name) => byCapitals.get(name) ?? name);
}

/**
 * The references that a mistaken one may have meant, nearest first, three at most; one that differs only by capitals
 * is the only one.
 */
export function nearestReferences(reference: string, known: Iterable<string>): readonly string[] {
  const wanted = reference.toUpperCase();
  const near: { readonly reference: string; readonly far: number }[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) > slip) continue;
    const far = distance(wanted, candidate);
    if (far === 0) return [candidate];
    if (far <= slip) near.push({ reference: candidate, far });
  }
  return near
    .sort((a, b) => a.far - b.far || (a.reference < b.reference ? -1 : 1))
    .slice(0, 3)
    .map((candidate) => candidate.reference);
}
