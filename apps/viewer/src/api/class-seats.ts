import { shelf } from './shelf.js';

const sign = '#class=';

/** A pupil's seat in a class, stored in the browser. */
interface ClassSeat {
  /** The token in the link that the pupil opened. */
  readonly link: string;
  readonly token: string;
}

const isSeat = (value: unknown): value is ClassSeat => {
  const { link, token } = (value ?? {}) as Partial<ClassSeat>;
  return typeof link === 'string' && typeof token === 'string';
};

const seats = shelf('retrace.classes', () => localStorage, isSeat);

/**
 * Returns the token in a class link. Browsers do not send the token to the server, because it follows the `#` in the
 * address. Null on other pages.
 */
const linkHere = (): string | null =>
  location.pathname === '/class' && location.hash.startsWith(sign) ? location.hash.slice(sign.length) : null;

/**
 * Returns the token for attending the class on this page. This is the pupil's seat token if it is stored, and otherwise
 * the token in the link. Null on other pages.
 */
export function classToken(): string | null {
  const link = linkHere();
  return seats.read().find((seat) => seat.link === link)?.token ?? link;
}

/** Stores the pupil's seat token for the class on this page. */
export function keepClassSeat(token: string): void {
  const link = linkHere();
  if (link !== null) seats.write([{ link, token }, ...seats.read().filter((seat) => seat.link !== link)]);
}
