import { everything, type Knowledge } from '#read-models';
import { parsePosition } from '#record';
import { authorOf, type Reader } from '../access/reader.js';
import { valueOf } from '../problem-error.js';

/**
 * Returns the games that a reader can find, and the finished games that the reader can see completely. For coaches and
 * admins, these are all finished games. Other readers can see only their own games completely. A linked game can be
 * seen only as far as its link shows it.
 */
export function knowledgeOf(reader: Reader): Knowledge {
  const { role, seats, shares } = reader;
  const links = shares.map(({ game, position }) => ({
    game,
    until: valueOf(parsePosition(position)).revision,
  }));
  const linked = links.length === 0 ? {} : { linked: links };
  if (role === 'admin' || role === 'coach') return { ...everything, ...linked };
  const own = seats.map(({ game }) => game);
  const importer = authorOf(reader);
  return { kind: 'public', own, ...linked, ...(importer !== null && { importer }) };
}
