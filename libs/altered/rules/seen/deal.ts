import { dealable, dealing, shownIn, silent, type Dealer } from '#kernel';
import type { Json, Knowledge, ShownDecks } from '#record';
import { advance } from '../engine.js';
import { cloneState, type State } from '../state/state.js';
import { Run } from '../step/run.js';
import { hideRegions } from './imagine.js';
import { listsOf, UNKNOWN_CARD, withListedCards } from './unknown-cards.js';

/** Copies of a card in a constructed deck, at most. */
const COPIES = 3;

const dealer: Dealer<State> = {
  clone: cloneState,
  zones: ({ seats }, owner) => {
    const { deck = [], hand = [], mana = [], discard = [], reserve = [] } = seats[owner] ?? {};
    return [deck, hand, mana, discard, reserve];
  },
  liesInDecks: (definition: Json): boolean =>
    (definition as { readonly type?: string } | null)?.type !== 'hero',
  blank: {
    reference: UNKNOWN_CARD,
    copies: COPIES,
    lies: ({ stays }, item) => (stays[item] ?? null) !== null,
  },
  hideElse: hideRegions,
  ask: (state) => advance(new Run(state, silent)),
};

const dealt = dealing(dealer);

/**
 * Returns a possible state by all known facts. Redraws regions that are face down (4.1.c), and deals unidentified
 * cards from the rest of their deck list, or from the cards that the record shows of it.
 */
export const deal = (state: State, knowledge: Knowledge, seed: string): State =>
  dealt(knowledge.shown === undefined ? withListedCards(state, knowledge, seed) : state, knowledge, seed);

/** Whether enough is known for that. */
export const canDeal = dealable(dealer);

const shownWithoutLists = shownIn(dealer);

/**
 * Returns the cards that a record shows of decks that it does not know in full. Uses the list of the deck, where
 * given.
 */
export function shown(end: State): ShownDecks | null {
  const found = shownWithoutLists(end);
  if (found === null) return null;
  const lists = listsOf(end);
  return { ...found, decks: found.decks.map((deck, seat) => dealtFrom(end, lists[seat] ?? []) ?? deck) };
}

/** The cards of a list that lie in a deck. Null if there is no list. */
function dealtFrom({ started }: State, list: readonly string[]): readonly string[] | null {
  if (list.length === 0) return null;
  return list.filter((reference) => dealer.liesInDecks(started?.cards[reference] ?? null)).sort();
}
