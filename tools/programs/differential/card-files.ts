import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueOf, holdsCards, readCardFile, type Catalogue } from '#altered/cards';

/**
 * Reads the cards of several files together, because a card can create a token that another file defines. If several
 * files define the same reference, the last definition counts. Throws if a file cannot be read.
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
 * Returns the card files in the `cards` folder nearest to a folder of games. Skips files without a list of cards.
 * Throws if there is no such folder.
 */
export function besides(folder: string): readonly string[] {
  const found = ['cards', '../cards', '../../cards'].map((near) => path.join(folder, near)).find(existsSync);
  if (found === undefined)
    throw new Error(`There are no card files next to ${folder}. Name them: --cards FILE…`);
  return readdirSync(found)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(found, name))
    .filter((file) => holdsCards(readFileSync(file, 'utf8')));
}
