import type { GameModule, GameStarted, Json, Knowledge, Seat } from '#record';
import type { CopiesByCard } from './range-filter.js';

/**
 * The source of a deck list: the deck in the record (`listed`), the cards that the record shows (`shown`), or the
 * shipped decks that contain every card that the viewer has seen (`shipped`).
 */
export type DeckSource = 'listed' | 'shown' | 'shipped';

export interface PossibleDeck {
  readonly source: DeckSource;
  /** The number of copies of each card. It can be a fraction if several decks are possible. */
  readonly copies: CopiesByCard;
  /** The definitions of the cards in `copies`. */
  readonly cards: Readonly<Record<string, Json>>;
}

export interface UsualDeck {
  /** The references of the cards in the deck, with repetitions. */
  readonly cards: readonly string[];
  readonly definitions: Readonly<Record<string, Json>>;
}

const counted = (references: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const reference of references) counts[reference] = (counts[reference] ?? 0) + 1;
  return counts;
};

/**
 * Returns the deck that a player could have according to a viewer's knowledge in a state. Null if nothing is known
 * about the deck.
 */
export function possibleDeck<State>(
  { hands }: Pick<GameModule<State>, 'hands'>,
  { seats, cards }: Pick<GameStarted, 'seats' | 'cards'>,
  state: State,
  { viewer, lists, shown }: Knowledge,
  seat: Seat,
  usual: readonly UsualDeck[],
): PossibleDeck | null {
  const own = shown?.decks[seat] ?? [];
  if (lists && own.length > 0)
    return { source: 'shown', copies: counted(own), cards: { ...cards, ...shown?.cards } };
  const listed = seats[seat]?.deck ?? [];
  if (lists && listed.length > 0) return { source: 'listed', copies: counted(listed), cards };
  const known = Object.entries(counted(hands?.seen(state, viewer, seat).known ?? []));
  const decks = usual
    .map((deck) => ({ copies: counted(deck.cards), cards: deck.definitions }))
    .filter(({ copies }) => known.every(([reference, count]) => (copies[reference] ?? 0) >= count));
  if (known.length === 0 || decks.length === 0) return null;
  const copies: Record<string, number> = {};
  for (const deck of decks)
    for (const [reference, count] of Object.entries(deck.copies))
      copies[reference] = (copies[reference] ?? 0) + count / decks.length;
  return {
    source: 'shipped',
    copies,
    cards: Object.assign({}, ...decks.map((deck) => deck.cards)) as PossibleDeck['cards'],
  };
}
