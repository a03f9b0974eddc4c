import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  constructedProblems,
  joinCatalogues,
  openDecks,
  openSet,
  readCards,
  readDeck,
  type Catalogue,
  type Deck,
} from '#altered/cards';
import { codeOf, exitCodes, failure, failureOf, must } from './failure.js';

/** `The Patient Works`, `the-patient-works` and `patient works` name the same deck. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ ?the /, '')
    .trim();

function fileText(file: string, folder: string, code: string, what: string): string {
  try {
    return readFileSync(path.resolve(folder, file), 'utf8');
  } catch (error) {
    const reason = codeOf(error) ?? 'unreadable';
    throw failure(
      reason === 'ENOENT' ? exitCodes.notFound : exitCodes.badInput,
      code,
      reason === 'ENOENT' ? `There is no file "${file}".` : `The file "${file}" cannot be read (${reason}).`,
      { advice: what, where: file },
    );
  }
}

/** The cards that deck lists may name: those of a card file, and the shipped ones beside them unless it is `alone`. */
export function catalogueOf(file: string | undefined, folder: string, beside?: 'alone'): Catalogue {
  if (file === undefined) return openSet();
  const text = fileText(file, folder, 'CARDS_NOT_FOUND', 'Give the path of a card file (JSON).');
  const given = must(readCards(text, file));
  return beside === 'alone' ? given : must(joinCatalogues(openSet(), given));
}

/** A deck by the path of its list or by the name of a shipped one. Errors: `DECK_NOT_FOUND` and those of the list. */
export function deckOf(given: string, catalogue: Catalogue, folder: string): Deck {
  const looksLikeFile = /[\\/]|\.[a-z]{2,4}$/i.test(given) || existsSync(path.resolve(folder, given));
  const shipped = openDecks().find(({ name }) => plain(name) === plain(given));
  if (shipped !== undefined && !looksLikeFile) return shipped;
  const advice = `Give the path of a deck list, or a shipped deck: ${openDecks()
    .map(({ name }) => `"${name}"`)
    .join(', ')}.`;
  if (!looksLikeFile)
    throw failure(exitCodes.notFound, 'DECK_NOT_FOUND', `There is no deck "${given}".`, { advice });
  const text = fileText(given, folder, 'DECK_NOT_FOUND', advice);
  const deck = must(readDeck(text, { file: given, catalogue }));
  const breaches = constructedProblems(deck);
  if (breaches.length > 0)
    throw failureOf(
      exitCodes.badInput,
      breaches.map((breach) => ({ ...breach, where: given })),
    );
  return deck;
}
