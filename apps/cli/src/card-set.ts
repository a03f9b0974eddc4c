import { openSet, setOf, type Catalogue } from '#altered/cards';
import { cardsOfSet, setsIn, type DraftCards } from '#altered/drafts';
import { must } from './failure.js';

/** The set of boosters where none is named. */
function usualSet(catalogue: Catalogue): string {
  const [shipped] = openSet().printed.values();
  return setsIn(catalogue).includes('CORE') || shipped === undefined ? 'CORE' : setOf(shipped);
}

export const setHelp =
  'set of the boosters, as in CORE (default: CORE where it is imported, else the shipped set)';

/** A set that is named, or the usual one, with the cards of its boosters. Errors `SET_NOT_FOUND`, `BOOSTER_SET_TOO_LARGE`. */
export const namedSet = (
  named: string | undefined,
  catalogue: Catalogue,
): { readonly set: string; readonly cards: DraftCards } =>
  must(cardsOfSet(named ?? usualSet(catalogue), catalogue));
