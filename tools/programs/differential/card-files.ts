import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueOf, holdsCards, readCardFile, type Catalogue } from '#altered/cards';

/**
 * Reads the cards of several files. The last definition of a reference counts. Reads the files together, because cards
 * of one file may create tokens defined in another. Throws if a file cannot be read.
 */
export const catalogueIn = (files: readonly string[]): Catalogue =>
  catalogueOf(
    files.flatMap((file) => {
      const read = readCardFile(readFileSync(file, 'utf8'), file);
      if (read.ok) return read.value.cards;
      throw new Error(read.error.map(({ where, message }) => `${where ?? file}: ${message}`).join('\n'));
    }),
  );

/**
 * Returns the card files in the folder `cards` near a folder of games. Skips files without a list of cards. Throws if
 * the folder is missing.
 */
export function besides(folder: string): readonly string[] {
  const found = ['cards', '../cards', '../../cards'].map((near) => path.join(folder, near)).find(existsSync);
  if (found === undefined)
    throw new Error(`There are no card files beside ${folder}: name them with --cards FILE…`);
  return readdirSync(found)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(found, name))
    .filter((file) => holdsCards(readFileSync(file, 'utf8')));
}
