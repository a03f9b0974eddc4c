import type { GameAuthority } from '#projections';
import { isSameAuthor } from '#record';
import { authorOf, type Reader } from './reader.js';

/** True for the person who took a game from a file. A person without an identity is nobody in particular. */
export const isImporter = ({ imported }: Pick<GameAuthority, 'imported'>, reader: Reader): boolean =>
  isSameAuthor(imported?.author, authorOf(reader));
