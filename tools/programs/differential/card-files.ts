import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueOf, holdsCards, readCardFile, type Catalogue } from '#altered/cards';

/**
 * The cards of several files; of two with the same reference the later one. They are read together, because the cards of one
 * may create tokens that another shows. Throws where a file cannot be read.
 */
export const catalogueIn = (files: readonly string[]): Catalogue =>
  catalogueOf(
    files.flatMap((file) => {
      const read = readCardFile(readFileSync(file, 'utf8'), file);
      if (read.ok) return read.value.cards;
      throw new Error(read.error.map(({ where, message }) => `${where ?? file}: ${message}`).join('\n'));
    }),
  );

/** The card files in a folder `cards` beside a folder of games; a file without a list of cards is none. Throws where there is no folder. */
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
