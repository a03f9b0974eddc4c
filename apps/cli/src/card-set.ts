import { openSet, setOf, type Catalogue } from '#altered/cards';
import { cardsOfSet, setsIn, type DraftCards } from '#altered/drafts';
import { must } from './failure.js';

/** Returns the set whose boosters are used by default. */
function usualSet(catalogue: Catalogue): string {
  const [shipped] = openSet().printed.values();
  return setsIn(catalogue).includes('CORE') || shipped === undefined ? 'CORE' : setOf(shipped);
}

export const setHelp =
  'the set of the boosters, such as CORE (default: CORE if it is imported, otherwise the shipped set)';

/**
 * Returns a set with the cards in its boosters. If no set is named, returns the default set. Throws a `Failure` with
 * code `SET_NOT_FOUND` or `BOOSTER_SET_TOO_LARGE`.
 */
export const namedSet = (
  named: string | undefined,
  catalogue: Catalogue,
): { readonly set: string; readonly cards: DraftCards } =>
  must(cardsOfSet(named ?? usualSet(catalogue), catalogue));
