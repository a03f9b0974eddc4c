import type { GameState } from '../api/shapes.js';

/** An element of the board that selects options when clicked. */
export interface Spot {
  readonly kind: 'CARD' | 'ZONE' | 'PLAYER';
  /** The key of a card or zone on the board, or a seat number. */
  readonly key: string;
}

/**
 * An option, with the spots that the user clicks in order to select it. An option without spots can be selected only in
 * the list.
 */
export interface PlacedOption {
  readonly key: string;
  readonly about: unknown;
  readonly text: string | null;
  readonly spots: readonly Spot[];
}

export const spotName = ({ kind, key }: Spot): string => `${kind} ${key}`;

/** Finds the spots of each option on the board: first the card, then its target, player or expedition. */
export function placeOptions(
  options: readonly Omit<PlacedOption, 'spots'>[],
  seat: number,
  state: Pick<GameState, 'zones'>,
): readonly PlacedOption[] {
  const cards = new Map<number, string>();
  for (const { item, key } of state.zones.flatMap((zone) => zone.cards))
    if (item !== null && key !== null) cards.set(item, key);
  const zones = new Set(state.zones.map(({ key }) => key));
  return options.map((option) => ({ ...option, spots: spotsOf(option.about, seat, cards, zones) }));
}

/**
 * Returns the board spots of an option, in the order in which they are clicked. Empty if one of them is not on the
 * board.
 */
function spotsOf(
  about: unknown,
  own: number,
  cards: ReadonlyMap<number, string>,
  zones: ReadonlySet<string>,
): readonly Spot[] {
  const fields =
    typeof about === 'object' && about !== null ? (about as Readonly<Record<string, unknown>>) : {};
  const { item, target, seat, expedition } = fields;
  const spots: (Spot | null)[] = [];
  const card = (of: number): Spot | null => {
    const key = cards.get(of);
    return key === undefined ? null : { kind: 'CARD', key };
  };
  if (typeof item === 'number') spots.push(card(item));
  if (typeof target === 'number') spots.push(card(target));
  if (typeof expedition === 'string') {
    const key = `expedition-${typeof seat === 'number' ? seat : own}-${expedition}`;
    spots.push(zones.has(key) ? { kind: 'ZONE', key } : null);
  } else if (typeof seat === 'number') spots.push({ kind: 'PLAYER', key: `${seat}` });
  return spots.includes(null) ? [] : spots.filter((spot) => spot !== null);
}
