import { existsSync } from 'node:fs';
import path from 'node:path';
import { constructedProblems, openDecks, readDeck, type Catalogue, type Deck } from '#altered/cards';
import { listText } from './card-files.js';
import { exitCodes, failure, failureOf, must } from './failure.js';

/** `The Patient Works`, `the-patient-works` and `patient works` name the same deck. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ ?the /, '')
    .trim();

/** A deck that may be played in constructed games, named as for `deckNamed`. */
export function deckOf(given: string, catalogue: Catalogue, folder: string): Deck {
  const deck = deckNamed(given, catalogue, folder);
  const breaches = constructedProblems(deck);
  if (breaches.length > 0)
    throw failureOf(
      exitCodes.badInput,
      breaches.map((breach) => ({ ...breach, where: given })),
    );
  return deck;
}

/** A deck by the path of its list or by the name of a shipped one. Errors: `DECK_NOT_FOUND` and those of the list. */
export function deckNamed(given: string, catalogue: Catalogue, folder: string): Deck {
  const looksLikeFile = /[\\/]|\.[a-z]{2,4}$/i.test(given) || existsSync(path.resolve(folder, given));
  const shipped = openDecks().find(({ name }) => plain(name) === plain(given));
  if (shipped !== undefined && !looksLikeFile) return shipped;
  const advice = `Give the path of a deck list, or a shipped deck: ${openDecks()
    .map(({ name }) => `"${name}"`)
    .join(', ')}.`;
  if (!looksLikeFile)
    throw failure(exitCodes.notFound, 'DECK_NOT_FOUND', `There is no deck "${given}".`, { advice });
  const text = listText(given, folder, advice);
  return must(readDeck(text, { file: given, catalogue }));
}
