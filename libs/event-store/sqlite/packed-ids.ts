/** A UUID as it is written in our records. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const uuidBytes = 16;
const uuidCharacters = 36;
/** Where a UUID has hyphens, among its hexadecimal digits. */
const hyphens = [8, 12, 16, 20];

/** Ids as their bytes, sixteen for each; null: they are not all UUIDs. Random ids cannot be compressed. */
export function packedIds(ids: readonly string[]): Buffer | null {
  if (!ids.every((id) => uuid.test(id))) return null;
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
}

/** The ids of such bytes, as parts of one text. */
export function idsOfPacked(bytes: Buffer): readonly string[] {
  const digits = bytes.toString('hex');
  const written: string[] = [];
  for (let from = 0; from < digits.length; from += 2 * uuidBytes) {
    let at = from;
    for (const hyphen of hyphens) written.push(digits.slice(at, (at = from + hyphen)), '-');
    written.push(digits.slice(at, from + 2 * uuidBytes));
  }
  const text = Buffer.from(written.join(''), 'latin1').toString('latin1');
  return Array.from({ length: bytes.length / uuidBytes }, (_, index) =>
    text.slice(index * uuidCharacters, (index + 1) * uuidCharacters),
  );
}
