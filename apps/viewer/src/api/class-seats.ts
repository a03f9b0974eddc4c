import { shelf } from './shelf.js';

const sign = '#class=';

/** A pupil's seat in a class, stored in the browser. */
interface ClassSeat {
  /** The token of the link with which the pupil came. */
  readonly link: string;
  readonly token: string;
}

const isSeat = (value: unknown): value is ClassSeat => {
  const { link, token } = (value ?? {}) as Partial<ClassSeat>;
  return typeof link === 'string' && typeof token === 'string';
};

const seats = shelf('retrace.classes', () => localStorage, isSeat);

/**
 * Returns the token of the class link behind the `#` of the address, which browsers do not send. Null on other pages.
 */
const linkHere = (): string | null =>
  location.pathname === '/class' && location.hash.startsWith(sign) ? location.hash.slice(sign.length) : null;

/**
 * Returns the token with which to attend the class of this page: that of the pupil's seat, or that of the link. Null on
 * other pages.
 */
export function classToken(): string | null {
  const link = linkHere();
  return seats.read().find((seat) => seat.link === link)?.token ?? link;
}

/** Stores the pupil's seat in the class of this page. */
export function keepClassSeat(token: string): void {
  const link = linkHere();
  if (link !== null) seats.write([{ link, token }, ...seats.read().filter((seat) => seat.link !== link)]);
}
