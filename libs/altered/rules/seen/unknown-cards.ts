import type { CardDefinition } from '#altered/abilities';
import { randomSource, shuffled } from '#kernel';
import { DECK_LISTS, UNIDENTIFIED, type Knowledge, type Seat } from '#record';
import { cardOf, cloneState, type State } from '../state/state.js';

/** The reference of unidentified cards in records. */
export const UNKNOWN_CARD = UNIDENTIFIED;

export const blankCard = (reference: string, name: string): CardDefinition => ({
  reference,
  name,
  type: 'spell',
  subtypes: [],
  faction: null,
  rarity: null,
  handCost: 0,
  reserveCost: 0,
  statistics: null,
  text: [],
  supportText: [],
  executed: true,
});

/** Returns the number of unidentified cards in a player's hand. */
export const unknownInHand = (state: State, seat: Seat): number =>
  (state.seats[seat]?.hand ?? []).filter((item) => isUnidentified(state, item)).length;

/** Returns the deck lists in an imported game, by seat. */
export function listsOf({ started }: State): readonly (readonly string[])[] {
  const lists = started?.options[DECK_LISTS];
  if (started === null || !Array.isArray(lists)) return [];
  return lists.map((list) =>
    (Array.isArray(list) ? list : []).filter(
      (reference): reference is string =>
        typeof reference === 'string' && Object.hasOwn(started.cards, reference),
    ),
  );
}

const isUnidentified = (state: State, item: number): boolean =>
  state.items[item]?.kind === 'card' && cardOf(state, item).reference === UNKNOWN_CARD;

/**
 * Returns the number of unidentified cards outside decks. If `knowledge` is given, excludes cards that can be dealt
 * from a known deck list.
 */
export const unknownCards = (state: State, knowledge?: Knowledge): number =>
  state.items.reduce((count, { owner }, item) => {
    const zone = state.stays[item]?.zone ?? 'deck';
    if (zone === 'deck' || !isUnidentified(state, item)) return count;
    return count + (knowledge !== undefined && isDealt(state, knowledge, owner) ? 0 : 1);
  }, 0);

function isDealt(state: State, { viewer, lists }: Knowledge, owner: Seat | null): boolean {
  if (!lists || owner === null || (viewer.kind === 'seat' && viewer.seat === owner)) return false;
  return restOfDeck(state, owner).length >= unidentifiedOf(state, owner).length;
}

/** Returns a player's unidentified cards, ordered by zone. */
const unidentifiedOf = ({ seats, ...state }: State, owner: Seat): readonly number[] => {
  const { deck = [], hand = [], mana = [], discard = [], reserve = [] } = seats[owner] ?? {};
  return [deck, hand, mana, discard, reserve]
    .flat()
    .filter((item) => isUnidentified({ ...state, seats }, item));
};

/** Returns the cards in a player's deck list that are not yet identified. Empty if the record has no deck list. */
function restOfDeck(state: State, owner: Seat): readonly string[] {
  const rest = [...(listsOf(state)[owner] ?? [])];
  for (const item of state.items) {
    if (item.kind !== 'card' || item.owner !== owner) continue;
    const at = rest.indexOf(item.reference);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.sort();
}

/** Replaces unidentified cards with cards from the deck lists. Returns the same state if the lists are unknown. */
export function withListedCards(state: State, { lists }: Knowledge, seed: string): State {
  if (!lists || listsOf(state).length === 0) return state;
  const dealt = cloneState(state);
  const random = randomSource(`${seed}/lists`);
  for (const owner of state.seats.keys()) {
    const cards = shuffled(random, restOfDeck(state, owner));
    for (const [index, item] of unidentifiedOf(state, owner).entries()) {
      const reference = cards[index];
      if (reference !== undefined) dealt.items[item] = { kind: 'card', owner, reference };
    }
  }
  return dealt;
}
