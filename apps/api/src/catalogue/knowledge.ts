import { everything, type Knowledge } from '#read-models';
import { parsePosition } from '#record';
import { authorOf, type Reader } from '../access/reader.js';
import { valueOf } from '../problem-error.js';

/**
 * Which games a reader may know of, and which of those that are over wholly: coaches and admins all, others their own. Of a
 * game that a link was sent for, as far as the link shows.
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
