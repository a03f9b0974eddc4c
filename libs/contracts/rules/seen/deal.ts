import { dealable, dealing, seenIn, silent, type Dealer } from '#kernel';
import { advance } from '../engine.js';
import { cloneState, readItems, zones, type State } from '../state/state.js';
import { Run } from '../step/run.js';

const dealer: Dealer<State> = {
  clone: cloneState,
  names: zones,
  zones: ({ seats }, owner) => zones.map((zone) => seats[owner]?.[zone] ?? []),
  liesInDecks: () => true,
  // A dealt position has to be read before its first question.
  hideElse: readItems,
  ask: (state) => advance(new Run(state, silent)),
};

/** Deals a state that fits all known facts. */
export const deal = dealing(dealer);

/** Whether enough is known to deal a state. */
export const canDeal = dealable(dealer);

/** The contracts of a seat as a viewer sees them. */
export const seen = seenIn(dealer);
