import { statSync } from 'node:fs';
import path from 'node:path';
import {
  mostCharacters,
  openSet,
  overlaid,
  readCardFile,
  catalogueIn,
  joinCardFiles,
  tooLarge,
  type CardFile,
  type Catalogue,
  type PublicCard,
  CardLibrary,
} from '#altered/cards';
import { readDistribution, type Distribution } from '#altered/drafts';
import { storeSettings } from '#event-store';
import { draftBounds } from '#record';
import { boundedText } from './bounded-file.js';
import type { CliErrorCode } from './error-codes.js';
import { codeOf, exitCodes, failure, failureOf, must } from './failure.js';
import type { Surroundings } from './output.js';

type Place = Pick<Surroundings, 'environment' | 'folder'>;

/** The maximum size of a deck list in bytes. */
const longestList = 1024 * 1024;

/** Reads the text of a deck list. Throws a `Failure` with code `DECK_NOT_FOUND` or `DECK_LIST_TOO_LARGE`. */
export function listText(file: string, folder: string, advice: string): string {
  const text = fileText(file, folder, longestList, 'DECK_NOT_FOUND', advice);
  if (text !== null) return text;
  throw failure(
    exitCodes.badInput,
    'DECK_LIST_TOO_LARGE',
    `"${file}" is larger than ${longestList / 1024 / 1024} MB, so it is not a deck list.`,
    { advice, where: file },
  );
}

/**
 * Reads the text of a file. Null if it is longer than `most` bytes. Throws a `Failure` with `code` if the file does not
 * exist or cannot be read.
 */
function fileText(
  file: string,
  folder: string,
  most: number,
  code: CliErrorCode,
  advice: string,
): string | null {
  try {
    return boundedText(file, folder, most);
  } catch (error) {
    const reason = codeOf(error) ?? 'unreadable';
    throw failure(
      reason === 'ENOENT' ? exitCodes.notFound : exitCodes.badInput,
      code,
      reason === 'ENOENT'
        ? `There is no file "${file}".`
        : reason === 'EISDIR'
          ? `"${file}" is a folder.`
          : `The file "${file}" cannot be read (${reason}).`,
      { advice, where: file },
    );
  }
}

/**
 * Reads the cards in a card file. If the file is too large, throws a `Failure` with code `CARDS_TOO_LARGE` without
 * reading all of it.
 */
export function cardFileOf(file: string, folder: string): CardFile {
  const advice = 'Use the path of a card file (JSON).';
  const text = fileText(file, folder, mostCharacters, 'CARDS_NOT_FOUND', advice);
  if (text === null) {
    // Standard input has no known size, so the reported size is at least the limit plus 1.
    const size = statSync(path.resolve(folder, file)).size;
    throw failureOf(exitCodes.badInput, [tooLarge(file, Math.max(size, mostCharacters + 1))]);
  }
  return must(readCardFile(text, file));
}

/** Reads the cards in several card files together, because some cards create tokens that another file defines. */
export const cardFilesOf = (files: readonly string[], folder: string, laterWins = false): CardFile =>
  must(
    joinCardFiles(
      files.map((file) => ({ file, ...cardFileOf(file, folder) })),
      { laterWins },
    ),
  );

/**
 * Reads a booster distribution from a file. Throws a `Failure` with code `FILE_NOT_FOUND`, or if `readDistribution`
 * fails.
 */
export function distributionOf(file: string, folder: string): Distribution {
  const advice = 'Use the path of a booster distribution (JSON).';
  const text = fileText(file, folder, draftBounds.file, 'FILE_NOT_FOUND', advice);
  return must(readDistribution(text ?? ' '.repeat(draftBounds.file + 1), file));
}

/** Returns the folder of imported cards. Null if nothing is stored. */
export function libraryFolder({ environment, folder }: Place): string | null {
  const settings = must(storeSettings(environment), exitCodes.usage);
  return settings.kind === 'memory' ? null : path.resolve(folder, settings.folder);
}

/**
 * Returns the cards that deck lists can name. These are the shipped cards, the imported cards, and the cards of a card
 * file. Shipped cards take precedence.
 */
export function catalogueOf(around: Place, file?: string): Catalogue {
  const imported = CardLibrary.reading(libraryFolder(around), (library) => library.catalogue());
  if (file === undefined) return overlaid(imported, openSet());
  const { cards, translations, facts } = cardFileOf(file, around.folder);
  refuseShipped(cards, file);
  const own = catalogueIn({
    cards: [...imported.printed.values(), ...cards],
    translations: [...imported.translations, ...translations],
    facts: [...imported.facts.all, ...facts],
  });
  // Shipped cards take precedence, because an older version let users import cards with the references of shipped
  // cards.
  return overlaid(own, openSet());
}

/** Throws a `Failure` with code `CARD_SHIPPED` if a card has the reference of a shipped card. */
export function refuseShipped(cards: readonly PublicCard[], file: string): void {
  const shipped = cards.filter(({ reference }) => openSet().printed.has(reference));
  if (shipped.length === 0) return;
  throw failureOf(
    exitCodes.badInput,
    shipped.map(({ reference }) => ({
      code: 'CARD_SHIPPED' as const,
      message: `The card ${reference} comes with Retrace and can't be replaced.`,
      advice: 'Leave the card out of the file, or give your card another reference.',
      where: file,
      data: { reference },
    })),
  );
}
