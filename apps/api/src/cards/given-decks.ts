import { readDecks, type Catalogue, type Deck, type DeckErrorCode } from '#altered/cards';
import { fail, invariant, type Problem, type Result } from '#record';

/**
 * Reads the decks in a text that was sent with logs. `number` is the number of this text, counting from 1. Returns the
 * first problem of `readDecks`, if there is one.
 */
export function decksIn(
  list: string,
  number: number,
  catalogue: Catalogue,
): Result<readonly Deck[], Problem<DeckErrorCode>> {
  const decks = readDecks(list, { file: `deck ${number}`, catalogue });
  if (decks.ok) return decks;
  const [problem] = decks.error;
  invariant(problem, 'a list that is refused has a problem');
  return fail(problem);
}
