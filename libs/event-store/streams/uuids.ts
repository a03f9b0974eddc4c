/** Matches UUIDs in the form that this program writes. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const UUID_BYTES = 16;
const characters = 36;

/** Converts UUIDs to bytes, sixteen for each. Null if an id is not a UUID. */
export function uuidBytes(ids: readonly string[]): Buffer | null {
  if (!ids.every((id) => uuid.test(id))) return null;
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
}

/** The indices of the first of each byte's two digits. */
const places = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const;

/** The character codes of the first and the second digit of each byte. */
const [high, low] = [4, 0].map((shift) =>
  Uint8Array.from({ length: 256 }, (_, byte) => ((byte >> shift) & 15).toString(16).charCodeAt(0)),
) as [Uint8Array, Uint8Array];

/** The usual number of UUIDs in one call. */
const mostly = 256;

const blank = (count: number): Buffer => Buffer.alloc(count * characters, '-');

/** A reusable buffer that already contains the hyphens. */
const sheet = blank(mostly);

/**
 * Formats bytes as UUIDs. They are slices of one string, which saves memory, but each slice keeps the whole string in
 * memory.
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
