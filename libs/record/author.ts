import { z } from 'zod';
import type { Seat } from './ids.js';

/**
 * The author of an entry: the machine's owner if sign-in is off, a person identified by a token issuer, or the player
 * in a seat. Two authors are the same only if all fields are equal, because different people can have the same display
 * name.
 */
export type Author =
  | { readonly kind: 'owner' }
  | { readonly kind: 'signed-in'; readonly issuer: string; readonly subject: string }
  | { readonly kind: 'seat'; readonly seat: Seat };

export const authorShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('owner') }),
  z.object({ kind: z.literal('signed-in'), issuer: z.string().min(1), subject: z.string() }),
  z.object({ kind: z.literal('seat'), seat: z.int().min(0) }),
]) satisfies z.ZodType<Author>;

/** Returns a string that is equal only for equal authors. */
export function authorKey(author: Author): string {
  switch (author.kind) {
    case 'owner':
      return JSON.stringify([author.kind]);
    case 'signed-in':
      return JSON.stringify([author.kind, author.issuer, author.subject]);
    case 'seat':
      return JSON.stringify([author.kind, author.seat]);
  }
}

/** Parses the result of `authorKey`. Null if the key is invalid, for example because it was truncated. */
export function authorOfKey(key: string): Author | null {
  try {
    const [kind, first, second] = JSON.parse(key) as readonly unknown[];
    const fields = { owner: {}, 'signed-in': { issuer: first, subject: second }, seat: { seat: first } };
    const read = authorShape.safeParse({ kind, ...fields[kind as Author['kind']] });
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Whether two authors are the same person. False if either author is unknown. */
export const isSameAuthor = (left: Author | null | undefined, right: Author | null | undefined): boolean =>
  left != null && right != null && authorKey(left) === authorKey(right);
