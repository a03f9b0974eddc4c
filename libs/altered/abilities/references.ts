/** The products in which cards are printed: boosters (B), promotional cards (P), alternative art (A). */
export type Product = 'B' | 'P' | 'A';
/**
 * The version of a card:
 * - `C`: a common card or a Hero
 * - `R1`: a rare card of its original faction
 * - `R2`: a rare card of another faction
 * - `U`: a unique card
 * - `E`: an exalted card
 */
export type Version = 'C' | 'R1' | 'R2' | 'U' | 'E';

/** A printing of a card, identified by a reference such as `ALT_CORE_B_AX_04_R1`. */
export interface Print {
  readonly set: string;
  readonly product: Product;
  readonly faction: string;
  /** The card's number within its faction. Reprints in other sets have the same number. */
  readonly number: number;
  readonly version: Version;
  /**
   * The serial number of a unique card or a numbered printing. 0 if a numbered printing's number is missing. Null for
   * other printings.
   */
  readonly serial: number | null;
}

const form = /^ALT_([A-Z0-9]+)_([BPA])_([A-Z]{2})_(\d{1,3})_(C|R|R1|R2|U|E)(?:_(\d{1,6}|XXX))?$/;

/**
 * Parses a reference. Ignores case and leading zeros, and accepts `R`, which Board Game Arena writes for `R1`. Null if
 * the text is not a reference.
 */
export function printOf(reference: string): Print | null {
  const found = form.exec(reference.trim().toUpperCase());
  if (found === null) return null;
  const [, set = '', product, faction = '', number, version, serial] = found;
  if (version === 'U' && !/^\d+$/.test(serial ?? '')) return null;
  return {
    set,
    product: product as Product,
    faction,
    number: Number(number),
    version: version === 'R' ? 'R1' : (version as Version),
    serial: serial === undefined ? null : serial === 'XXX' ? 0 : Number(serial),
  };
}

/** Returns the reference of a printing in the format of card files. */
export function referenceOf({ set, product, faction, number, version, serial }: Print): string {
  // In the first print run, the numbers of neutral cards have no leading zero.
  const digits = set === 'COREKS' && faction === 'NE' ? `${number}` : `${number}`.padStart(2, '0');
  const reference = `ALT_${set}_${product}_${faction}_${digits}_${version}`;
  if (serial === null) return reference;
  if (version === 'U') return `${reference}_${serial}`;
  return `${reference}_${serial === 0 ? 'XXX' : `${serial}`.padStart(3, '0')}`;
}

/**
 * Returns the identifier that all printings of a card share. It contains the faction, number and version and, for
 * unique cards, the set and serial number. If the text is not a reference, returns it unchanged.
 */
export function cardOf(reference: string): string {
  const print = printOf(reference);
  if (print === null) return reference;
  const card = `${print.faction}_${print.number}_${print.version}`;
  return print.version === 'U' ? `${print.set}_${card}_${print.serial}` : card;
}
