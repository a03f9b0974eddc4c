import type { Replay } from '#projections';
import { seatViewer, startedIn, type AtomicAction, type Seat, type Viewer } from '#record';
import { knowledgeOf } from '../review/evaluate-position.js';
import { possibleDeck, type UsualDeck } from './possible-deck.js';
import type { RangeQuestion } from './signs.js';

/** The seat whose hand is estimated, and the viewer whose knowledge the estimate uses. */
export interface RangeRequest {
  readonly seat: Seat;
  /** The viewer. If the viewer is omniscient, the knowledge of the player in the seat after `seat` is used instead. */
  readonly viewer: Viewer;
  /** Whether the viewer knows the deck lists. */
  readonly lists: boolean;
  /** Decks that players often use. */
  readonly usual: readonly UsualDeck[];
}

/**
 * Returns a viewer's knowledge about a hand. Null if the viewer can see the hand or if nothing is known about the deck.
 */
export function rangeQuestion<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  { seat, viewer, lists, usual }: RangeRequest,
): Omit<RangeQuestion, 'isTried'> | null {
  const { module, events } = replay;
  const started = startedIn(events);
  if (started?.seats[seat] === undefined || module.hands === undefined) return null;
  const by = viewer.kind === 'omniscient' ? seatViewer((seat + 1) % started.seats.length) : viewer;
  if (by.kind === 'seat' && by.seat === seat) return null;
  const end = replay.before(events.length);
  const knowledge = knowledgeOf(by, lists, module.bots.shown?.(end) ?? null);
  const deck = possibleDeck(module, started, end, knowledge, seat, usual);
  return deck && { seat, knowledge, deck };
}
