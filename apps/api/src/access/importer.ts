import type { GameAuthority } from '#projections';
import { isSameAuthor } from '#record';
import { authorOf, type Reader } from './reader.js';

/** Whether the reader imported the game from a file. False for a reader without an identity. */
export const isImporter = ({ imported }: Pick<GameAuthority, 'imported'>, reader: Reader): boolean =>
  isSameAuthor(imported?.author, authorOf(reader));
