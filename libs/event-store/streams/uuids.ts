/** Matches UUIDs in the format that Retrace writes. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const UUID_BYTES = 16;
const characters = 36;

/** Converts UUIDs to bytes, sixteen for each UUID. Null if any id is not a UUID. */
export function uuidBytes(ids: readonly string[]): Buffer | null {
  if (!ids.every((id) => uuid.test(id))) return null;
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
}

/** For each byte of a UUID, the index of its first hexadecimal digit. */
const places = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const;

/** For each byte value, the character codes of its first and its second hexadecimal digit. */
const [high, low] = [4, 0].map((shift) =>
  Uint8Array.from({ length: 256 }, (_, byte) => ((byte >> shift) & 15).toString(16).charCodeAt(0)),
) as [Uint8Array, Uint8Array];

/** The usual maximum number of UUIDs per call. */
const mostly = 256;

const blank = (count: number): Buffer => Buffer.alloc(count * characters, '-');

/** A reusable buffer that already contains the hyphens. */
const sheet = blank(mostly);

/**
 * Formats bytes as UUIDs. The UUIDs are slices of a single string, which saves memory, but each slice keeps the whole
 * string in memory.
 */
export function uuidsOf(bytes: Uint8Array): string[] {
  const count = bytes.length / UUID_BYTES;
  const written = count > mostly ? blank(count) : sheet;
  let byte = 0;
  for (let first = 0; byte < bytes.length; first += characters)
    for (const place of places) {
      const value = bytes[byte++] ?? 0;
      written[first + place] = high[value] ?? 0;
      written[first + place + 1] = low[value] ?? 0;
    }
  const text = written.toString('latin1', 0, count * characters);
  const ids: string[] = [];
  for (let from = 0; from < text.length; from += characters) ids.push(text.slice(from, from + characters));
  return ids;
}
