import { everything, type Knowledge } from '#read-models';
import { authorOf, type Reader } from '../access/reader.js';

/** Which games a reader may know of, and which of those that are over wholly: coaches and admins all, others their own. */
export function knowledgeOf(reader: Reader): Knowledge {
  const { role, seats } = reader;
  if (role === 'admin' || role === 'coach') return everything;
  const own = seats.map(({ game }) => game);
  const importer = authorOf(reader);
  return { kind: 'public', own, ...(importer !== null && { importer }) };
}
