import { everything, type Knowledge } from '#read-models';
import type { Reader } from '../access/reader.js';

/** Which games a reader may know of, and which of those that are over wholly: coaches and admins all, others their own. */
export const knowledgeOf = ({ role, seats }: Reader): Knowledge =>
  role === 'admin' || role === 'coach' ? everything : { kind: 'public', own: seats.map(({ game }) => game) };
