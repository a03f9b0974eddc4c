import { everything, type Knowledge } from '#read-models';
import { parsePosition } from '#record';
import { authorOf, type Reader } from '../access/reader.js';
import { valueOf } from '../problem-error.js';

/**
 * The games a reader may know of, and the finished games known completely: all for coaches and admins,
 * otherwise their own. A linked game is known as far as the link shows.
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
