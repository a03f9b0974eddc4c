import { jsonIn } from '#record';
import { orderings, type GameOrder } from './search.js';

/** A place in a list: the value of its order, and the position of the game. */
export interface Cursor {
  readonly value: string | number;
  readonly position: string;
}

/** Includes the order, since a cursor is only valid in that order. */
export const formatCursor = ({ by, direction }: GameOrder, { value, position }: Cursor): string =>
  Buffer.from(JSON.stringify([orderings.indexOf(by), direction === 'asc' ? 0 : 1, value, position])).toString(
    'base64url',
  );

/** Null if it is no cursor of a list in this order. */
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
