import type { Ability } from './ability.js';
import type { Unsupported } from './executable.js';
import type { Selector } from './selector.js';
import { walkAbilities } from './walk.js';

const why = 'the cards of a deck are unknown: only their number can be used';

/** Whether a description selects cards in a deck by properties other than their owner. */
const isOfDeck = ({ zone, among, owner: _owner, ...more }: Selector): boolean =>
  zone === 'deck' && among === undefined && Object.keys(more).length > 0;

/**
 * Returns the parts in which an ability examines hidden cards of a deck (3.2.2.a), although no player chooses among
 * these cards. New games do not execute cards with such abilities, but older games that executed them still do.
 */
export function unknowable(ability: Ability, path = 'ability'): readonly Unsupported[] {
  const found: Unsupported[] = [];
  walkAbilities(
    [ability],
    ({ family, value }, place) => {
      const testsDeck =
        (family === 'condition' && value.kind === 'exists' && isOfDeck(value.like)) ||
        (family === 'quantity' && typeof value === 'object' && 'count' in value && isOfDeck(value.count));
      if (testsDeck) found.push({ path: place.replace(/^ability\.0/, path), kind: 'what is in a deck', why });
    },
    { path: 'ability' },
  );
  return found;
}
