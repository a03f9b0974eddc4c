import { reads, type Nth } from '#altered/abilities';
import type { Seat } from '#record';
import type { OneExpedition } from './context.js';
import type { PastDeed, State } from '../state/state.js';

/** Returns the cards played this Day. Cards still in Limbo do not count yet (7.5.11.a of edition 4.0). */
export const cardsPlayed = ({ played, limbo, started }: State): State['played'] =>
  limbo.length === 0 || !reads(started, 'counted-once-played')
    ? played
    : played.filter(
        (card, index) =>
          !limbo.includes(card.item) || index !== played.findLastIndex(({ item }) => item === card.item),
      );

type GiftState = Pick<State, 'deeds' | 'items' | 'turn' | 'phase' | 'turnSeat'>;

/**
 * Returns the cards and tokens that players have drawn, resupplied or received during another player's turn, in
 * chronological order.
 */
export const giftsOf = ({ deeds, items, turn, phase, turnSeat }: GiftState): readonly PastDeed[] =>
  turnSeat === null
    ? []
    : deeds.filter((done) => {
        if (done.turn !== turn || done.phase !== phase) return false;
        if (done.deed === 'created') return items[done.item]?.owner !== turnSeat;
        return (done.deed === 'drawn' || done.deed === 'resupplied') && done.seat !== turnSeat;
      });

/** Whether an item is the nth Gift of this turn. */
export const isNthGift = (state: GiftState, number: number, item: number | null): boolean =>
  giftsOf(state).findLastIndex((gift) => gift.item === item) + 1 === number;

/** Whether an expedition moved in the given direction this Day. */
export const hasMoved = (
  { forward, backward }: Pick<State, 'forward' | 'backward'>,
  { seat, expedition }: OneExpedition,
  direction: 'forward' | 'backward',
): boolean =>
  (direction === 'forward' ? forward : backward).some(
    (move) => move.seat === seat && move.expedition === expedition,
  );

/** Whether a card is the nth card drawn by a player in a day, an Afternoon or a turn. */
export function isNthDrawn(
  { deeds, turn, phase }: Pick<State, 'deeds' | 'turn' | 'phase'>,
  { number, each }: Nth,
  seat: Seat,
  item: number,
): boolean {
  if (each === 'afternoon' && phase !== 'afternoon') return false;
  const drawn = deeds.filter(
    (done) =>
      done.deed === 'drawn' &&
      done.seat === seat &&
      (each === 'day' || done.phase === phase) &&
      (each !== 'turn' || done.turn === turn),
  );
  return drawn.findLastIndex((done) => done.item === item) + 1 === number;
}
