import { printOf, referenceOf, type Print, type Product, type Version } from '#altered/abilities';
import type { DeckErrorCode } from './error-codes.js';
import { fail, ok, type Problem, type Result } from '#record';

/** A card in a deck code, with its number of copies. */
export interface CodedCard {
  readonly count: number;
  readonly reference: string;
}

/**
 * The encoding of a set. In codes, `id` replaces the set's name, a card's number takes `numberBits` bits, and its
 * version takes `versionBits` bits.
 */
interface CodedSet {
  readonly id: number;
  readonly set: string;
  readonly numberBits: number;
  readonly versionBits: number;
}

const coded = (id: number, set: string, numberBits: number, versionBits: number): CodedSet => ({
  id,
  set,
  numberBits,
  versionBits,
});

/** The sets in the 2026 format, in which any card can have a serial number. */
const sets: readonly CodedSet[] = [
  coded(1, 'COREKS', 6, 2),
  coded(2, 'CORE', 6, 2),
  coded(3, 'ALIZE', 6, 2),
  coded(4, 'BISE', 7, 2),
  coded(5, 'TCS3', 6, 2),
  coded(6, 'WCQ25', 5, 2),
  coded(7, 'WCS25', 5, 2),
  coded(8, 'CYCLONE', 7, 2),
  coded(9, 'DUSTER', 7, 3),
  coded(10, 'DUSTERTOP', 6, 3),
  coded(11, 'DUSTERCB', 7, 3),
  coded(12, 'DUSTEROP', 7, 3),
  coded(13, 'EOLE', 7, 3),
  coded(14, 'EOLECB', 7, 3),
  coded(15, 'FUGUE', 8, 3),
  coded(16, 'JUDGE', 5, 3),
  coded(17, 'MUSUBI', 5, 3),
  coded(18, 'WCF25', 5, 3),
  coded(19, 'WCS26', 7, 3),
];

/** The sets in the 2024 format, in which only unique cards have a serial number. */
const firstSets = sets.filter(({ id }) => id <= 8).map((set) => ({ ...set, numberBits: 5, versionBits: 2 }));

const VERSION = 1;
/** The minimum length of text that is treated as a damaged code. Shorter text could be a name. */
const SHORT = 20;
const factions = ['AX', 'BR', 'LY', 'MU', 'OR', 'YZ', 'NE'];
const versions: readonly Version[] = ['C', 'R1', 'R2', 'U', 'E'];
const products: readonly Product[] = ['P', 'A'];
/** The maximum number of different cards in a group, because codes store this number in six bits. */
const mostInGroup = 63;
/**
 * The maximum number of copies of a card. Up to three copies are stored in two bits. Larger numbers need six more bits.
 */
const mostCopies = 65;

/** Thrown and caught in this file if the code is not a valid deck. */
class Damaged extends Error {}

/** Thrown and caught in this file if the code contains the number of an unknown set. */
class UnknownSet extends Damaged {
  constructor(readonly id: number) {
    super('the code names a set that is not known');
  }
}

/** Reads bytes bit by bit, the most significant bit first. */
class Bits {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  take(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--, this.#at++) {
      const byte = this.bytes[this.#at >> 3];
      if (byte === undefined) throw new Damaged('the code ends too early');
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** Whether less than a byte remains and all remaining bits are zero. */
  isAtEnd(): boolean {
    const left = this.bytes.length * 8 - this.#at;
    return left < 8 && this.take(left) === 0;
  }
}

function entryOf<T>(list: readonly (T | undefined)[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Damaged('the code names something that does not exist');
  return found;
}

function readCard(bits: Bits, { set, numberBits, versionBits }: CodedSet, hasSerials: boolean): CodedCard {
  const few = bits.take(2);
  const more = few === 0 ? bits.take(6) : 0;
  const product = bits.take(1) === 1 ? 'B' : entryOf(products, bits.take(2) - 1);
  const faction = entryOf(factions, bits.take(3) - 1);
  const number = bits.take(numberBits);
  const version = entryOf(versions, bits.take(versionBits));
  const isNumbered = hasSerials ? bits.take(1) === 1 : version === 'U';
  const serial = isNumbered ? bits.take(16) : null;
  if (version === 'U' && serial === null) throw new Damaged('a unique card has no serial number');
  const reference = referenceOf({ set, product, faction, number, version, serial });
  return { count: few > 0 ? few : more > 0 ? more + 3 : 0, reference };
}

/** Reads a code's cards in one format. Returns the error if the code does not have this format. */
function readForm(
  bytes: Uint8Array,
  known: readonly CodedSet[],
  hasSerials: boolean,
): readonly CodedCard[] | Damaged {
  const bits = new Bits(bytes);
  try {
    if (bits.take(4) !== VERSION) return new Damaged('the code is of another version');
    const cards: CodedCard[] = [];
    for (let groups = bits.take(8); groups > 0; groups--) {
      const id = bits.take(8);
      const set = known.find((candidate) => candidate.id === id);
      if (set === undefined) throw new UnknownSet(id);
      for (let left = bits.take(6); left > 0; left--) cards.push(readCard(bits, set, hasSerials));
    }
    return bits.isAtEnd()
      ? cards.filter(({ count }) => count > 0)
      : new Damaged('the code continues after its end');
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

const alphabet = /^[\w+/-]+={0,2}$/;

/** Returns the deck code, if the text is a code or a link with a code in its `deck` parameter. Null for other text. */
export function deckCodeIn(text: string): string | null {
  const given = text.trim();
  const code = /^https?:\/\/\S+?[?&#](?:deck|code)=([\w+/=%-]+)/i.exec(given)?.[1] ?? given;
  const plain = code.replaceAll(/%3d/gi, '=').replaceAll(/%2b/gi, '+').replaceAll(/%2f/gi, '/');
  // The first four bits are the version, so every code begins with E.
  return plain.startsWith('E') && plain.length >= 3 && alphabet.test(plain) ? plain : null;
}

/**
 * Whether a word is a readable code, a link with a code, or a damaged code. Short damaged codes are not recognised,
 * because they could be names.
 */
export function isDeckCode(text: string): boolean {
  const code = deckCodeIn(text);
  return code !== null && (code.length >= SHORT || readDeckCode(code, () => false).ok);
}

/**
 * Parses a deck code ("Deckfmt"), which encodes bits as base64url in the 2024 or 2026 format. The formats have the same
 * version number. If both can read the code, uses the format with more known cards. Fails with `DECK_CODE_INVALID` if
 * neither can read it.
 */
export function readDeckCode(
  code: string,
  isKnown: (reference: string) => boolean,
): Result<readonly CodedCard[], Problem<DeckErrorCode>> {
  const bytes = Buffer.from(code, 'base64url');
  const newest = readForm(bytes, sets, true);
  const forms = [newest, readForm(bytes, firstSets, false)].filter((read): read is readonly CodedCard[] =>
    Array.isArray(read),
  );
  const knownIn = (cards: readonly CodedCard[]): number =>
    cards.filter(({ reference }) => isKnown(reference)).length;
  const [first, second] = forms;
  if (first === undefined && newest instanceof UnknownSet)
    return fail({
      code: 'DECK_CODE_INVALID',
      message: `The deck code contains cards of an unknown set (number ${newest.id}), or it is damaged.`,
      advice: 'Use the deck list, or copy the whole code again.',
    });
  if (first === undefined)
    return fail({
      code: 'DECK_CODE_INVALID',
      message: 'The deck code is damaged: it was cut off, or a character was changed.',
      advice: 'Copy the whole code or link again, or use the deck list.',
    });
  return ok(second !== undefined && knownIn(second) > knownIn(first) ? second : first);
}

const written = (value: number, bits: number): string => value.toString(2).padStart(bits, '0');

function cardBits({ count, print }: { count: number; print: Print }, set: CodedSet): string {
  const { product, faction, number, version, serial } = print;
  return [
    count <= 3 ? written(count, 2) : `00${written(count - 3, 6)}`,
    product === 'B' ? '1' : `0${written(products.indexOf(product) + 1, 2)}`,
    written(factions.indexOf(faction) + 1, 3),
    written(number, set.numberBits),
    written(versions.indexOf(version), set.versionBits),
    serial === null ? '0' : `1${written(serial, 16)}`,
  ].join('');
}

const unwritable = (reference: string, why: string): Problem<DeckErrorCode> => ({
  code: 'DECK_CODE_UNAVAILABLE',
  message: `${reference} cannot be written in a deck code: ${why}.`,
  advice: 'Write the deck as a list instead.',
  data: { reference },
});

/**
 * Encodes cards as a deck code in the 2026 format. Fails with `DECK_CODE_UNAVAILABLE` if this format cannot represent
 * one of the cards.
 */
export function writeDeckCode(cards: readonly CodedCard[]): Result<string, Problem<DeckErrorCode>> {
  const groups = new Map<CodedSet, string[]>();
  for (const { count, reference } of cards) {
    const print = printOf(reference);
    const set = sets.find((candidate) => candidate.set === print?.set);
    if (print === null || set === undefined)
      return fail(unwritable(reference, 'deck codes have no number for its set'));
    const isHeld =
      print.number < 2 ** set.numberBits &&
      versions.indexOf(print.version) < 2 ** set.versionBits &&
      factions.includes(print.faction) &&
      (print.serial ?? 0) < 2 ** 16;
    if (!isHeld) return fail(unwritable(reference, 'one of its numbers is too large'));
    if (count > mostCopies)
      return fail(unwritable(reference, `a deck code allows at most ${mostCopies} copies of a card`));
    const group = groups.get(set) ?? [];
    groups.set(set, [...group, cardBits({ count, print }, set)]);
  }
  const parts = [...groups]
    .sort(([left], [right]) => left.id - right.id)
    .flatMap(([set, all]) =>
      Array.from({ length: Math.ceil(all.length / mostInGroup) }, (_, index) => {
        const own = all.slice(index * mostInGroup, (index + 1) * mostInGroup);
        return written(set.id, 8) + written(own.length, 6) + own.join('');
      }),
    );
  const bits = written(VERSION, 4) + written(parts.length, 8) + parts.join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return ok(Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))).toString('base64url'));
}
