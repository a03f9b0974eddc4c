import { existsSync } from 'node:fs';
import path from 'node:path';
import { deckNamed } from '#games';
import { isDeckCode, nearestNames } from '#altered/cards';
import { listText } from './card-files.js';
import { isAddress } from './card-pages.js';
import { exitCodes, failure, must } from './failure.js';
import type { Result } from '#record';
import type { CliProblem as Problem } from './error-codes.js';

/**
 * Parses `FILE#NAME`, which selects a deck from a file with several decks. If a file with the whole name exists,
 * including the `#`, this file takes precedence.
 */
function placeOf(given: string, folder: string): { readonly file: string; readonly pick?: string } {
  const at = given.indexOf('#');
  if (at <= 0 || existsSync(path.resolve(folder, given))) return { file: given };
  return { file: given.slice(0, at), pick: given.slice(at + 1) };
}

/**
 * Returns a deck by the path of its list or by the name of a shipped deck. Throws a `Failure` with code
 * `DECK_NOT_FOUND`. Also throws if the list is invalid.
 */
export function deckFrom<Deck extends { readonly name: string }>(
  given: string,
  shipped: readonly Deck[],
  readDeck: (list: string, file: string, pick?: string) => Result<Deck, readonly Problem[]>,
  folder: string,
): Deck {
  if (isDeckCode(given) || isAddress(given)) return must(readDeck(given, 'deck'));
  const { file, pick } = placeOf(given, folder);
  const looksLikeFile = /[\\/]|\.[a-z]{2,4}$/i.test(file) || existsSync(path.resolve(folder, file));
  const named = deckNamed(shipped, given);
  if (named !== undefined && !looksLikeFile) return named;
  const names = shipped.map(({ name }) => `"${name}"`).join(', ');
  const advice = `Use the path of a deck list, a deck code or link, or a shipped deck: ${names}.`;
  if (!looksLikeFile) {
    const near = nearestNames(
      given,
      shipped.map(({ name }) => name),
    );
    const meant = near.length === 0 ? '' : `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}? `;
    throw failure(exitCodes.notFound, 'DECK_NOT_FOUND', `There is no deck "${given}".`, {
      advice: `${meant}${advice}`,
    });
  }
  return must(readDeck(listText(file, folder, advice), file, pick));
}
