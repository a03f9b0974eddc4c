import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueOf, holdsCards, readCardFile, type Catalogue } from '#altered/cards';
import { invariant } from '#record';
import { SHARED } from '#record/testing';

/** Lists the files in a shared folder next to the checkout. Empty if there is no such folder. */
export function sharedFiles(root: string, folder: string, ending: string): readonly string[] {
  const place = path.join(root, SHARED, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.join(place, name));
}

/** Returns the files that contain a list of cards. Skips other files in the same folder. */
export const sharedCardFiles = (root: string): readonly string[] =>
  sharedFiles(root, 'cards', '.json').filter((file) => holdsCards(readFileSync(file, 'utf8')));

/** Reads the cards of all files together, because some cards create tokens that another file defines. */
export const sharedCards = (root: string): Catalogue =>
  catalogueOf(
    sharedCardFiles(root).flatMap((file) => {
      const read = readCardFile(readFileSync(file, 'utf8'), file);
      invariant(read.ok, `${file} is a file of cards`);
      return read.value.cards;
    }),
  );
