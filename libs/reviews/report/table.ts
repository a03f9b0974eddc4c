import type { CardFace, Locale, NamedNumber, PublicState, Seat } from '#record';
import { wordFor } from './table-words.js';

/** A word of the game, and what it is called in the language of the report. */
export interface Worded {
  readonly kind: string;
  readonly word: string;
}

/** A number by what it is called. */
export interface WordedNumber extends Worded {
  readonly value: number;
}

/** A card that lies open, with its statistics as they are. */
export interface OpenCard {
  readonly name: string;
  readonly statistics: readonly WordedNumber[];
  /** So many alike lie there. */
  readonly count: number;
}

/** A zone, or a part of one, whose cards lie open. */
export interface OpenZone {
  /** Null: it is shared. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly cards: readonly OpenCard[];
}

/** Spaces in a row, with markers on them. */
export interface ReportTrack {
  readonly spaces: readonly {
    readonly key: string;
    readonly name: string;
    readonly terrains: readonly Worded[];
  }[];
  readonly markers: readonly { readonly seat: Seat; readonly space: string; readonly word: string }[];
}

/** The table at a moment, in the language of a report. */
export interface ReportTable {
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly has: readonly WordedNumber[];
  }[];
  readonly tracks: readonly ReportTrack[];
  readonly zones: readonly OpenZone[];
}

/** Zones that play does not look at; their numbers stand beside the player. */
const aside: ReadonlySet<string> = new Set(['hand', 'deck', 'mana', 'discard']);
/** What stands beside a player. */
const beside: ReadonlySet<string> = new Set(['health', 'distance', 'mana', 'extractors', 'hand']);

/** What lies open on a table, with the names that cards have in the language. */
export function tableOf(
  { zones, seats, tracks }: PublicState,
  locale: Locale,
  nameOf: (face: CardFace) => string,
): ReportTable {
  const worded = (kind: string): Worded => ({ kind, word: wordFor(kind, locale) ?? kind });
  const numbered = ({ name, value }: NamedNumber): WordedNumber => ({ ...worded(name), value });
  return {
    seats: seats.map(({ seat, name, resources }) => ({
      seat,
      name,
      has: resources.filter((one) => beside.has(one.name)).map(numbered),
    })),
    tracks: tracks.map(({ spaces, markers }) => ({
      spaces: spaces.map(({ key, name, terrains }) => ({ key, name, terrains: terrains.map(worded) })),
      markers: markers.map(({ seat, space, kind }) => ({
        seat,
        space,
        word: wordFor(`${kind}-marker`, locale) ?? kind,
      })),
    })),
    zones: zones.flatMap(({ kind, part, seat, cards }) => {
      const open = cards.flatMap(({ face, statistics }) =>
        face === null ? [] : [{ name: nameOf(face), statistics: statistics.map(numbered), count: 1 }],
      );
      if (open.length === 0 || aside.has(kind)) return [];
      // Parts of an expedition are called as the Hero is.
      const name = part ?? (kind === 'hero' ? 'hero-card' : kind);
      return [{ seat, name: worded(name).word, cards: together(open) }];
    }),
  };
}

/** Alike ones as one, with their number. */
function together(cards: readonly OpenCard[]): readonly OpenCard[] {
  const kinds = new Map<string, OpenCard>();
  for (const card of cards) {
    const key = JSON.stringify(card);
    kinds.set(key, { ...card, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}
