import { jsonIn } from '#record';
import { orderings, type GameOrder } from './search.js';

/** The location of a game in a sorted list: its sort value and its position in the store. */
export interface Cursor {
  readonly value: string | number;
  readonly position: string;
}

/** Encodes a cursor together with the order of the list, because the cursor is valid only in this order. */
export const formatCursor = ({ by, direction }: GameOrder, { value, position }: Cursor): string =>
  Buffer.from(JSON.stringify([orderings.indexOf(by), direction === 'asc' ? 0 : 1, value, position])).toString(
    'base64url',
  );

/** Parses a cursor. Null if it is malformed or belongs to a different order. */
export function parseCursor(text: string, { by, direction }: GameOrder): Cursor | null {
  const read: unknown = parsed(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(read)) return null;
  const [ordering, ascending, value, position] = read as unknown[];
  if (orderings[Number(ordering)] !== by || (ascending === 0) !== (direction === 'asc')) return null;
  const kind = by === 'recorded' || by === 'started' ? 'string' : 'number';
  if (typeof position !== 'string' || typeof value !== kind) return null;
  return { value: value as string | number, position };
}

function parsed(text: string): unknown {
  try {
    return jsonIn(text);
  } catch {
    return null;
  }
}
