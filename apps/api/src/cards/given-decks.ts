import { readDecks, type Catalogue, type Deck, type DeckErrorCode } from '#altered/cards';
import { fail, ok, type Problem, type Result } from '#record';

/** Decks in texts that were sent with logs, at most. */
const MOST_LISTS = 50;

/** The decks of texts that somebody sent; problems of `readDecks`, `DECK_LIST_TOO_LARGE`. */
export function decksIn(
  lists: readonly string[],
  catalogue: Catalogue,
): Result<readonly Deck[], Problem<DeckErrorCode>> {
  if (lists.length > MOST_LISTS)
    return fail({
      code: 'DECK_LIST_TOO_LARGE',
      message: `There are ${lists.length} files of decks. The limit is ${MOST_LISTS}.`,
      advice: 'Send the decks of the players of these games.',
    });
  const decks: Deck[] = [];
  for (const [index, list] of lists.entries()) {
    const read = readDecks(list, { file: `deck ${index + 1}`, catalogue });
    if (read.ok) decks.push(...read.value);
    else if (read.error[0] !== undefined) return fail(read.error[0]);
  }
  return ok(decks);
}
