import type { Ability } from './ability.js';
import type { Unsupported } from './executable.js';
import type { Selector } from './selector.js';
import { walkAbilities } from './walk.js';

const why = 'nobody knows what is in a deck: only how many cards there are is asked of it';

/** Cards in a deck that are told apart, rather than counted all. */
const isOfDeck = ({ zone, among, owner: _owner, ...more }: Selector): boolean =>
  zone === 'deck' && among === undefined && Object.keys(more).length > 0;

/**
 * What an ability asks of cards that nobody can see (3.2.2.a), where it asks for no choice among them: a card that says so is not
 * executed. Games that began with such a card are played as they were.
 */
export function unknowable(ability: Ability, path = 'ability'): readonly Unsupported[] {
  const found: Unsupported[] = [];
  walkAbilities(
    [ability],
    ({ family, value }, place) => {
      const asks =
        (family === 'condition' && value.kind === 'exists' && isOfDeck(value.like)) ||
        (family === 'quantity' && typeof value === 'object' && 'count' in value && isOfDeck(value.count));
      if (asks) found.push({ path: place.replace(/^ability\.0/, path), kind: 'what is in a deck', why });
    },
    { path: 'ability' },
  );
  return found;
}
