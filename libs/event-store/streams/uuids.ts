/** A UUID as it is written in our records. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Bytes of a UUID. */
export const UUID_BYTES = 16;
const characters = 36;
const hyphen = 0x2d;

/** UUIDs as their bytes, sixteen for each; null: not all of the ids are UUIDs. */
export function uuidBytes(ids: readonly string[]): Buffer | null {
  if (!ids.every((id) => uuid.test(id))) return null;
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
}

/** The code of a hexadecimal digit. */
const digit = (value: number): number => (value < 10 ? 0x30 : 0x57) + value;

/**
 * The UUIDs of such bytes. They are parts of one text, so that many of them take little room, and one of them that is kept keeps that
 * text.
 */
export function uuidsOf(bytes: Uint8Array): string[] {
  const count = bytes.length / UUID_BYTES;
  const written = Buffer.allocUnsafe(count * characters);
  let at = 0;
  // Without an iterator: it would make two objects for each byte.
  for (let first = 0; first < bytes.length; first += UUID_BYTES)
    for (let place = 0; place < UUID_BYTES; place++) {
      const byte = bytes[first + place] ?? 0;
      if (place === 4 || place === 6 || place === 8 || place === 10) written[at++] = hyphen;
      written[at++] = digit(byte >> 4);
      written[at++] = digit(byte & 15);
    }
  const text = written.toString('latin1');
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * characters, (index + 1) * characters),
  );
}
