import { z } from 'zod';
import { readAs } from './read-as.js';
import type { StoredEntry } from './stored-entry.js';

/**
 * Creates the format of streams in which no entry can be skipped. An unreadable entry could have closed the stream's
 * assignment, class, study or tournament, so `unreadable` replaces it. `shapes` contains the shape of each kind of
 * entry. `schema` is the version of written entries.
 */
export function wholeFormat<Entry extends { readonly kind: string }>(
  schema: number,
  shapes: Readonly<Record<Entry['kind'], z.ZodType<Entry>>>,
  unreadable: Entry,
) {
  const metadata = z.object({ schema: z.literal(schema) });
  const isKind = (kind: string): kind is Entry['kind'] => Object.hasOwn(shapes, kind);
  return {
    schema,
    read: ({ type, data, metadata: beside }: StoredEntry): Entry =>
      isKind(type) && readAs(metadata, beside).success
        ? (readAs(shapes[type], data).data ?? unreadable)
        : unreadable,
  } as const;
}
