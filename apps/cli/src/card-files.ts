import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  mostCharacters,
  openSet,
  overlaid,
  readCardFile,
  catalogueOf as catalogueOfCards,
  tooLarge,
  type CardFile,
  type Catalogue,
  type PublicCard,
} from '#altered/cards';
import { CardLibrary } from '#card-library';
import { storeSettings } from '#event-store';
import { codeOf, exitCodes, failure, failureOf, must } from './failure.js';
import type { Surroundings } from './output.js';

type Place = Pick<Surroundings, 'environment' | 'folder'>;

/** A deck list that is longer is none. */
const longestList = 1024 * 1024;

/** The text of a deck list. */
export function listText(file: string, folder: string, advice: string): string {
  const size = sizeOf(file, folder);
  if (size > longestList)
    throw failure(
      exitCodes.badInput,
      'DECK_TOO_LONG',
      `"${file}" has ${Math.ceil(size / 1024 / 1024)} MB: it is no deck list.`,
      { advice, where: file },
    );
  return fileText(file, folder, 'DECK_NOT_FOUND', advice);
}

const sizeOf = (file: string, folder: string): number =>
  statSync(path.resolve(folder, file), { throwIfNoEntry: false })?.size ?? 0;

/** The text of a file; failures say that it is not there or why it cannot be read. */
function fileText(file: string, folder: string, code: string, advice: string): string {
  try {
    return readFileSync(path.resolve(folder, file), 'utf8');
  } catch (error) {
    const reason = codeOf(error) ?? 'unreadable';
    throw failure(
      reason === 'ENOENT' ? exitCodes.notFound : exitCodes.badInput,
      code,
      reason === 'ENOENT' ? `There is no file "${file}".` : `The file "${file}" cannot be read (${reason}).`,
      { advice, where: file },
    );
  }
}

/** The cards of a card file. A file beyond all measure is refused before it is read: `CARDS_TOO_LARGE`. */
export function cardFileOf(file: string, folder: string): CardFile {
  const size = sizeOf(file, folder);
  if (size > mostCharacters) throw failureOf(exitCodes.badInput, [tooLarge(file, size)]);
  const text = fileText(file, folder, 'CARDS_NOT_FOUND', 'Give the path of a card file (JSON).');
  return must(readCardFile(text, file));
}

/** Where imported cards are kept; null where nothing is kept. */
export function libraryFolder({ environment, folder }: Place): string | null {
  const settings = must(storeSettings(environment), exitCodes.usage);
  return settings.kind === 'memory' ? null : path.resolve(folder, settings.folder);
}

/** The cards that deck lists may name: the shipped ones, those imported, and over these the ones of a card file. */
export function catalogueOf(around: Place, file?: string): Catalogue {
  const imported = CardLibrary.reading(libraryFolder(around), (library) => library.catalogue());
  const given = file === undefined ? [] : cardFileOf(file, around.folder).cards;
  refuseShipped(given, file ?? '');
  const own = given.length === 0 ? imported : catalogueOfCards([...imported.printed.values(), ...given]);
  // A card that ships is never another's, whatever an older version let in.
  return overlaid(own, openSet());
}

/** The failure `CARD_SHIPPED` when cards of a file have references of cards that come with Retrace. */
export function refuseShipped(cards: readonly PublicCard[], file: string): void {
  const shipped = cards.filter(({ reference }) => openSet().printed.has(reference));
  if (shipped.length === 0) return;
  throw failureOf(
    exitCodes.badInput,
    shipped.map(({ reference }) => ({
      code: 'CARD_SHIPPED',
      message: `${reference} is one of the cards that come with Retrace.`,
      advice: 'Leave it out of the file, or give your card another reference.',
      where: file,
      data: { reference },
    })),
  );
}
