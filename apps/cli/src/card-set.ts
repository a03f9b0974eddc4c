import { openSet, setOf, type Catalogue } from '#altered/cards';
import { cardsOfSet, setsIn, type DraftCards } from '#altered/drafts';
import { must } from './failure.js';

/** Returns the set whose boosters are used by default. */
function usualSet(catalogue: Catalogue): string {
  const [shipped] = openSet().printed.values();
  return setsIn(catalogue).includes('CORE') || shipped === undefined ? 'CORE' : setOf(shipped);
}

export const setHelp =
  'set of the boosters, such as CORE (default: CORE if it is imported, otherwise the shipped set)';

/**
 * Returns the named set, or the default set if none is named, with the cards in its boosters. Throws a `Failure` with
 * code `SET_NOT_FOUND` or `BOOSTER_SET_TOO_LARGE`.
 */
export const namedSet = (
  named: string | undefined,
  catalogue: Catalogue,
): { readonly set: string; readonly cards: DraftCards } =>
  must(cardsOfSet(named ?? usualSet(catalogue), catalogue));
