/** The products with prints of cards: boosters, promotional cards, alternative art. */
export type Product = 'B' | 'P' | 'A';
/** C: common (and heroes). R1 and R2: rare of its own or of another faction. U: unique. E: exalted. */
export type Version = 'C' | 'R1' | 'R2' | 'U' | 'E';

/** A print of a card, as `ALT_CORE_B_AX_04_R1` names it. */
export interface Print {
  readonly set: string;
  readonly product: Product;
  readonly faction: string;
  /** The number of the card within its faction, which reprints in other sets share. */
  readonly number: number;
  readonly version: Version;
  /** The serial number of a unique card or a numbered print, 0 for a numbered print without a number. Null for others. */
  readonly serial: number | null;
}

const form = /^ALT_([A-Z0-9]+)_([BPA])_([A-Z]{2})_(\d{1,3})_(C|R|R1|R2|U|E)(?:_(\d{1,6}|XXX))?$/;

/** Reads a reference in any case, with or without leading zeros. Board Game Arena writes `R` for `R1`. Null for other texts. */
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

/** The reference of a print as card files write it. */
export function referenceOf({ set, product, faction, number, version, serial }: Print): string {
  // The neutral card of the first print run is written without the zero.
  const digits = set === 'COREKS' && faction === 'NE' ? `${number}` : `${number}`.padStart(2, '0');
  const reference = `ALT_${set}_${product}_${faction}_${digits}_${version}`;
  if (serial === null) return reference;
  if (version === 'U') return `${reference}_${serial}`;
  return `${reference}_${serial === 0 ? 'XXX' : `${serial}`.padStart(3, '0')}`;
}

/**
 * The card of a print by faction, number and version, which all sets share, and for a unique card also by set and serial number.
 * Returns other texts unchanged.
 */
export function cardOf(reference: string): string {
  const print = printOf(reference);
  if (print === null) return reference;
  const card = `${print.faction}_${print.number}_${print.version}`;
  return print.version === 'U' ? `${print.set}_${card}_${print.serial}` : card;
}
