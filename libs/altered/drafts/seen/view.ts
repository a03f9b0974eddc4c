import type { Viewer } from '#record';
import { isOwn, type DraftPlayer, type PoolDeck } from '../draft/event.js';
import type { DraftPhase, DraftState } from '../draft/state.js';
import { factionsOf } from '../decks/pool-deck.js';
import { standingsOf, type Standing } from '../matches/standings.js';

/** A seat of a draft as a viewer can know it. Hidden facts are null. */
export interface DraftSeatView {
  readonly seat: number;
  readonly name: string;
  readonly player: DraftPlayer;
  /** Whether the draft waits for this seat. */
  readonly isAsked: boolean;
  /** The number of its cards. */
  readonly poolSize: number;
  /** The cards it picks from now. Null if they are hidden, or there are none. */
  readonly hand: readonly string[] | null;
  readonly pool: readonly string[] | null;
  readonly deck: PoolDeck | null;
  readonly factions: readonly string[] | null;
  readonly hasDeck: boolean;
}

/** A draft at one moment as a viewer can know it. */
export interface DraftView {
  readonly phase: DraftPhase;
  readonly round: number;
  readonly pick: number;
  readonly seats: readonly DraftSeatView[];
  readonly standings: readonly Standing[];
}

/** A draft as a viewer can know it; see `maskDraft`. */
export function viewDraft(state: DraftState, viewer: Viewer): DraftView {
  const isOver = state.phase === 'over';
  const cards = state.started?.cards ?? {};
  const seats = state.seats.map((one, seat): DraftSeatView => {
    const { name = '', player = 'bot' } = state.started?.seats[seat] ?? {};
    const seen = isOver || isOwn(viewer, seat);
    const waitsFor =
      (state.phase === 'drafting' && one.held !== null && !one.hasPicked) ||
      (state.phase === 'building' && one.deck === null);
    return {
      seat,
      name,
      player,
      isAsked: waitsFor,
      poolSize: one.pool.length,
      hand: seen && one.held !== null && !one.hasPicked ? one.held.cards : null,
      pool: seen ? one.pool : null,
      deck: seen ? one.deck : null,
      factions: seen && one.deck !== null ? factionsOf(cards, one.deck) : null,
      hasDeck: one.deck !== null,
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
