import { distance } from 'fastest-levenshtein';

/** The maximum number of letters by which a misspelt name can differ from a suggestion. */
const slip = 3;

/** Returns up to three known names that are similar to a misspelt name, most similar first. Ignores case. */
export function nearestNames(given: string, known: Iterable<string>): readonly string[] {
  const byCapitals = new Map(Array.from(known, (name) => [name.toUpperCase(), name]));
  return nearestReferences(given, byCapitals.keys()).map((name) => byCapitals.get(name) ?? name);
}

/**
 * Returns up to three known references that are similar to an unknown one, most similar first. If a reference differs
 * only in case, returns only that reference.
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
