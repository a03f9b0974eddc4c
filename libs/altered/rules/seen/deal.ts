import { dealable, dealing } from '#kernel';
import type { Json } from '#record';
import { advance } from '../engine.js';
import { cloneState, type State } from '../state/state.js';
import { Run } from '../step/run.js';
import { hideRegions } from './imagine.js';

const liesInDecks = (definition: Json): boolean => (definition as { readonly type?: string }).type !== 'hero';

/** A state that could as well be by all that is known; regions that are face down are drawn anew (4.1.c). */
export const deal = dealing<State>({
  clone: cloneState,
  zones: ({ seats }, owner) => {
    const { deck = [], hand = [], mana = [], discard = [], reserve = [] } = seats[owner] ?? {};
    return [deck, hand, mana, discard, reserve];
  },
  liesInDecks,
  hideElse: hideRegions,
  ask: (state) => advance(new Run(state)),
});

/** Whether enough is known for that. */
export const canDeal = dealable<State>(liesInDecks);
