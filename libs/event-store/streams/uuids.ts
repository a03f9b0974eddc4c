/** A UUID as it is written in our records. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Bytes of a UUID. */
export const UUID_BYTES = 16;
const characters = 36;
const hyphen = 0x2d;
/** Before which of its bytes a UUID has hyphens. */
const hyphenBefore = Array.from({ length: UUID_BYTES }, (_, place) => [4, 6, 8, 10].includes(place));

/** UUIDs as their bytes, sixteen for each; null: not all of the ids are UUIDs. */
export function uuidBytes(ids: readonly string[]): Buffer | null {
  if (!ids.every((id) => uuid.test(id))) return null;
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
}

const digits = Buffer.from('0123456789abcdef', 'latin1');

/**
 * The UUIDs of such bytes. They are parts of one text, so that many of them take little room, and one of them that is kept keeps that
 * text.
 */
export function uuidsOf(bytes: Uint8Array): string[] {
  const count = bytes.length / UUID_BYTES;
  const written = Buffer.allocUnsafe(count * characters);
  let at = 0;
  // Without an iterator: it would make two objects for each byte.
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (hyphenBefore[place % UUID_BYTES] === true) written[at++] = hyphen;
    written[at++] = digits[byte >> 4] ?? 0;
    written[at++] = digits[byte & 15] ?? 0;
  }
  const text = written.toString('latin1');
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * characters, (index + 1) * characters),
  );
}
