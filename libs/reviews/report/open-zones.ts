import type { Locale, PublicState, Seat } from '#record';
import { wordFor } from './table-words.js';

/** A zone, or a part of one, whose cards lie open. */
export interface OpenZone {
  readonly seat: Seat | null;
  /** Whose it is; empty for shared zones. */
  readonly owner: string;
  readonly name: string;
  readonly cards: readonly string[];
}

const aside: ReadonlySet<string> = new Set(['hand', 'deck', 'mana', 'discard']);

/** What lies open on a table where play looks at it. */
export const openZones = ({ zones, seats }: PublicState, locale: Locale): readonly OpenZone[] =>
  zones.flatMap(({ kind, part, seat, cards }) => {
    const names = cards.flatMap(({ face }) => face?.name ?? []);
    if (names.length === 0 || aside.has(kind)) return [];
    const owner = seat === null ? '' : (seats[seat]?.name ?? '');
    // Parts of an expedition are called as the Hero is.
    const name = part ?? (kind === 'hero' ? 'hero-card' : kind);
    return [{ seat, owner, name: wordFor(name, locale) ?? name, cards: names }];
  });
