import { existsSync } from 'node:fs';
import path from 'node:path';
import { deckNamed } from '#games';
import { listText } from './card-files.js';
import { exitCodes, failure, must } from './failure.js';
import type { Result } from '#record';
import type { CliProblem as Problem } from './error-codes.js';

/**
 * A deck by the path of its list or by the name of one that comes with a game. Errors: `DECK_NOT_FOUND` and those of the
 * list.
 */
export function deckFrom<Deck extends { readonly name: string }>(
  given: string,
  shipped: readonly Deck[],
  readDeck: (list: string, file: string) => Result<Deck, readonly Problem[]>,
  folder: string,
): Deck {
  const looksLikeFile = /[\\/]|\.[a-z]{2,4}$/i.test(given) || existsSync(path.resolve(folder, given));
  const named = deckNamed(shipped, given);
  if (named !== undefined && !looksLikeFile) return named;
  const names = shipped.map(({ name }) => `"${name}"`).join(', ');
  const advice = `Give the path of a deck list, or a shipped deck: ${names}.`;
  if (!looksLikeFile)
    throw failure(exitCodes.notFound, 'DECK_NOT_FOUND', `There is no deck "${given}".`, { advice });
  return must(readDeck(listText(given, folder, advice), given));
}
