import { dealable, dealing, seenIn, shownIn, silent, type Dealer } from '#kernel';
import type { Json, Knowledge, ShownDecks } from '#record';
import { advance } from '../engine.js';
import { cloneState, type State } from '../state/state.js';
import { Run } from '../step/run.js';
import { hideRegions } from './imagine.js';
import { listsOf, UNKNOWN_CARD, withListedCards } from './unknown-cards.js';

/** The maximum number of copies of a card in a constructed deck. */
const COPIES = 3;

/** The zones that can contain unknown cards. */
const zones = ['deck', 'hand', 'mana', 'discard', 'reserve'] as const;

const dealer: Dealer<State> = {
  clone: cloneState,
  names: zones,
  zones: ({ seats }, owner) => zones.map((zone) => seats[owner]?.[zone] ?? []),
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

/** Returns the cards in a seat's zones that a viewer can see. */
export const seen = seenIn(dealer);

/**
 * Deals hidden cards at random, so that the resulting state fits all known facts. Shuffles face-down regions (4.1.c).
 * Replaces unidentified cards with the rest of the deck list or, if there is none, with cards of the same deck that the
 * record shows.
 */
export const deal = (state: State, knowledge: Knowledge, seed: string): State =>
  dealt(knowledge.shown === undefined ? withListedCards(state, knowledge, seed) : state, knowledge, seed);

/** Whether enough is known to deal a state. */
export const canDeal = dealable(dealer);

const shownWithoutLists = shownIn(dealer);

/**
 * Returns the cards of each deck that a record shows. If the record has a deck list, returns the cards in that list.
 */
export function shown(end: State): ShownDecks | null {
  const found = shownWithoutLists(end);
  if (found === null) return null;
  const lists = listsOf(end);
  return { ...found, decks: found.decks.map((deck, seat) => dealtFrom(end, lists[seat] ?? []) ?? deck) };
}

/** Returns the cards in a deck list except the Hero. Null if there is no list. */
function dealtFrom({ started }: State, list: readonly string[]): readonly string[] | null {
  if (list.length === 0) return null;
  return list.filter((reference) => dealer.liesInDecks(started?.cards[reference] ?? null)).sort();
}
