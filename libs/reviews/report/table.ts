import { glossaryTitle } from '#projections';
import type { CardFace, Locale, NamedNumber, PublicState, Seat, TellsGame } from '#record';

/** A key from the game with its name in the report's language. */
export interface Worded {
  readonly kind: string;
  readonly word: string;
}

export interface WordedNumber extends Worded {
  readonly value: number;
}

/** A visible card with its current statistics. */
export interface OpenCard {
  readonly name: string;
  readonly statistics: readonly WordedNumber[];
  readonly count: number;
}

/** A zone, or part of a zone, with its visible cards. */
export interface OpenZone {
  /** Null if the zone is shared. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly cards: readonly OpenCard[];
}

/** A row of spaces with their markers. */
export interface ReportTrack {
  readonly spaces: readonly {
    readonly key: string;
    readonly name: string;
    readonly terrains: readonly Worded[];
  }[];
  readonly markers: readonly { readonly seat: Seat; readonly space: string; readonly word: string }[];
}

/** The table at a position, in the report's language. */
export interface ReportTable {
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly has: readonly WordedNumber[];
  }[];
  readonly tracks: readonly ReportTrack[];
  readonly zones: readonly OpenZone[];
}

/**
 * Returns the name of a zone, part of a zone, marker or measure. It comes from the game's vocabulary or from the
 * glossary. Null if neither contains a name.
 */
export const wordFor = ({ words }: Pick<TellsGame, 'words'>, name: string, locale: Locale): string | null =>
  words?.[locale].names[name] ?? glossaryTitle(name, locale);

/** Returns a table with its visible cards and their translated names. In a hand, hidden cards are only counted. */
export function tableOf(
  tell: Pick<TellsGame, 'words' | 'inShort'>,
  { zones, seats, tracks }: PublicState,
  locale: Locale,
  nameOf: (face: CardFace) => string,
  hands: 'counted' | 'listed' = 'counted',
): ReportTable {
  const counted = (tell.inShort?.counted ?? []).filter((kind) => kind !== 'hand' || hands === 'counted');
  const worded = (kind: string): Worded => ({ kind, word: wordFor(tell, kind, locale) ?? kind });
  const numbered = ({ name, value }: NamedNumber): WordedNumber => ({ ...worded(name), value });
  return {
    seats: seats.map(({ seat, name, resources }) => ({
      seat,
      name,
      has: resources
        .filter(({ name: resource }) => tell.inShort?.resources.includes(resource) !== false)
        .map(numbered),
    })),
    tracks: tracks.map(({ spaces, markers }) => ({
      spaces: spaces.map(({ key, name, terrains }) => ({ key, name, terrains: terrains.map(worded) })),
      markers: markers.map(({ seat, space, kind }) => ({
        seat,
        space,
        word: wordFor(tell, `${kind}-marker`, locale) ?? kind,
      })),
    })),
    zones: zones.flatMap(({ kind, part, seat, cards }) => {
      const open = cards.flatMap(({ face, statistics }) =>
        face === null ? [] : [{ name: nameOf(face), statistics: statistics.map(numbered), count: 1 }],
      );
      if (open.length === 0 || counted.includes(kind)) return [];
      // A zone can share its name with a part of another zone, so the suffix `-zone` distinguishes them.
      const zone = part === null ? wordFor(tell, `${kind}-zone`, locale) : null;
      return [{ seat, name: zone ?? worded(part ?? kind).word, cards: together(open) }];
    }),
  };
}

/** Merges equal cards and counts them. */
function together(cards: readonly OpenCard[]): readonly OpenCard[] {
  const kinds = new Map<string, OpenCard>();
  for (const card of cards) {
    const key = JSON.stringify(card);
    kinds.set(key, { ...card, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}
