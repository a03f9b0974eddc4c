import type { Standing } from '#tournaments';
import type { Viewer } from '#record';
import { isOwn, type DraftPlayer, type PoolDeck } from '../draft/event.js';
import type { DraftPhase, DraftState } from '../draft/state.js';
import { factionsOf } from '../decks/pool-deck.js';
import { standingsOf } from '../matches/standings.js';

/** A viewer's view of one seat. Hidden facts are null. */
export interface DraftSeatView {
  readonly seat: number;
  readonly name: string;
  readonly player: DraftPlayer;
  /** Whether the draft is waiting for this seat's pick or deck. */
  readonly isAsked: boolean;
  readonly poolSize: number;
  /** The cards from which the seat is picking. Null if they are hidden or there are none. */
  readonly hand: readonly string[] | null;
  readonly pool: readonly string[] | null;
  readonly deck: PoolDeck | null;
  readonly factions: readonly string[] | null;
  readonly hasDeck: boolean;
}

export interface DraftView {
  readonly phase: DraftPhase;
  readonly round: number;
  readonly pick: number;
  readonly seats: readonly DraftSeatView[];
  readonly standings: readonly Standing[];
}

/** Returns the state of a draft as a viewer can see it. Hides the same facts as `maskDraft`. */
export function viewDraft(state: DraftState, viewer: Viewer): DraftView {
  const isOver = state.phase === 'over';
  const cards = state.started?.cards ?? {};
  const seats = state.seats.map((drafter, seat): DraftSeatView => {
    const { name = '', player = 'bot' } = state.started?.seats[seat] ?? {};
    const seen = isOver || isOwn(viewer, seat);
    const waitsFor =
      (state.phase === 'drafting' && drafter.held !== null && !drafter.hasPicked) ||
      (state.phase === 'building' && drafter.deck === null);
    return {
      seat,
      name,
      player,
      isAsked: waitsFor,
      poolSize: drafter.pool.length,
      hand: seen && drafter.held !== null && !drafter.hasPicked ? drafter.held.cards : null,
      pool: seen ? drafter.pool : null,
      deck: seen ? drafter.deck : null,
      factions: seen && drafter.deck !== null ? factionsOf(cards, drafter.deck) : null,
      hasDeck: drafter.deck !== null,
    };
  });
  return {
    phase: state.phase,
    round: state.round,
    pick: state.pick,
    seats,
    standings: standingsOf(state),
  };
}
