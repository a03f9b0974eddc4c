import { z } from 'zod';
import type { Seat } from './ids.js';

/**
 * Who said something: whoever owned the machine (nobody signed in there), somebody whom an issuer of tokens vouches for, or
 * the holder of a seat. Two are the same only if all of it is: a name alone says nothing, others may be called so too.
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

/** A text that two have in common only if they are the same. */
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

/** The author whose key this is; null where it is none, as one that was cut short. */
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

/** Nobody is the same as one of whom only a name is known. */
export const isSameAuthor = (one: Author | null | undefined, other: Author | null | undefined): boolean =>
  one != null && other != null && authorKey(one) === authorKey(other);
