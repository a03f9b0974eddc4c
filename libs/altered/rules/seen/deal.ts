import { dealable, dealing, silent } from '#kernel';
import type { Json, Knowledge } from '#record';
import { advance } from '../engine.js';
import { cloneState, type State } from '../state/state.js';
import { Run } from '../step/run.js';
import { hideRegions } from './imagine.js';
import { withListedCards } from './unknown-cards.js';

const liesInDecks = (definition: Json): boolean => (definition as { readonly type?: string }).type !== 'hero';

const dealt = dealing<State>({
  clone: cloneState,
  zones: ({ seats }, owner) => {
    const { deck = [], hand = [], mana = [], discard = [], reserve = [] } = seats[owner] ?? {};
    return [deck, hand, mana, discard, reserve];
  },
  liesInDecks,
  hideElse: hideRegions,
  ask: (state) => advance(new Run(state, silent)),
});

/**
 * A state that could as well be by all that is known; regions that are face down are drawn anew (4.1.c), and cards that nobody
 * identified are those that are left of the list of their deck.
 */
export const deal = (state: State, knowledge: Knowledge, seed: string): State =>
  dealt(withListedCards(state, knowledge, seed), knowledge, seed);

/** Whether enough is known for that. */
export const canDeal = dealable<State>(liesInDecks);
