import { dealable, dealing, seenIn, silent, type Dealer } from '#kernel';
import { advance } from '../engine.js';
import { cloneState, readItems, zones, type State } from '../state/state.js';
import { Run } from '../step/run.js';

const dealer: Dealer<State> = {
  clone: cloneState,
  names: zones,
  zones: ({ seats }, owner) => zones.map((zone) => seats[owner]?.[zone] ?? []),
  liesInDecks: () => true,
  // Updates the characteristics of the dealt contracts, because the first decision needs them.
  hideElse: readItems,
  ask: (state) => advance(new Run(state, silent)),
};

/** Deals hidden contracts at random to obtain a state that is consistent with all known facts. */
export const deal = dealing(dealer);

/** Whether the known facts suffice to deal a state. */
export const canDeal = dealable(dealer);

/** Returns a player's contracts that a viewer can see. */
export const seen = seenIn(dealer);
