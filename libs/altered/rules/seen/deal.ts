import { dealable, dealing, seenIn, shownIn, silent, type Dealer } from '#kernel';
import type { Json, Knowledge, ShownDecks } from '#record';
import { advance } from '../engine.js';
import { cloneState, type State } from '../state/state.js';
import { Run } from '../step/run.js';
import { hideRegions } from './imagine.js';
import { listsOf, UNKNOWN_CARD, withListedCards } from './unknown-cards.js';

/** Copies of a card in a constructed deck, at most. */
const COPIES = 3;

/** The zones that may hold unknown cards. */
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

/** The cards of a seat as a viewer sees them. */
export const seen = seenIn(dealer);

/**
 * Deals a state that fits all known facts. Redraws face-down regions (4.1.c), and deals unidentified cards
 * from the rest of their deck list, or from cards of it that the record shows.
 */
export const deal = (state: State, knowledge: Knowledge, seed: string): State =>
  dealt(knowledge.shown === undefined ? withListedCards(state, knowledge, seed) : state, knowledge, seed);

/** Whether enough is known to deal a state. */
export const canDeal = dealable(dealer);

const shownWithoutLists = shownIn(dealer);

/** The cards that a record shows of partially known decks. Uses the deck list if given. */
export function shown(end: State): ShownDecks | null {
  const found = shownWithoutLists(end);
  if (found === null) return null;
  const lists = listsOf(end);
  return { ...found, decks: found.decks.map((deck, seat) => dealtFrom(end, lists[seat] ?? []) ?? deck) };
}

/** The cards of a list that remain in a deck. Null if there is no list. */
function dealtFrom({ started }: State, list: readonly string[]): readonly string[] | null {
  if (list.length === 0) return null;
  return list.filter((reference) => dealer.liesInDecks(started?.cards[reference] ?? null)).sort();
}
