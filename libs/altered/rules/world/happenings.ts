import { reads, type Nth, type Quantity, type Selector } from '#altered/abilities';
import type { Seat } from '#record';
import { expeditionsOf, isOneOf, type Context, type OneExpedition } from './context.js';
import { printedWorld } from './printed-world.js';
import type { ExpeditionName } from '../state/objects.js';
import type { DoneDeed, State } from '../state/state.js';

type Happened = Extract<Quantity, { readonly happened: unknown }>;
type Came = Extract<Quantity, { readonly came: unknown }>;
type Fits = (context: Context, item: number, like: Selector) => boolean;

/**
 * The cards that were played this Day. A card is played as it leaves Limbo (7.5.11.a of edition 4.0): what still is there is only being
 * played, though it may have been played before.
 */
export const cardsPlayed = ({ played, limbo, started }: State): State['played'] =>
  limbo.length === 0 || !reads(started, 'counted-once-played')
    ? played
    : played.filter(
        (one, index) =>
          !limbo.includes(one.item) || index !== played.findLastIndex(({ item }) => item === one.item),
      );

/** How often something was done this turn, Afternoon or Day, to what fitted as it is printed, wherever it has gone since. */
export function timesHappened(context: Context, said: Happened, fits: Fits): number {
  const { state } = context;
  const { happened, during, by, what, from } = said;
  const deeds: readonly Omit<DoneDeed, 'deed' | 'expedition' | 'across' | 'of'>[] =
    happened === 'played'
      ? cardsPlayed(state)
      : state.deeds.filter(
          // 7.3.31.a of edition 4.0: what is sacrificed is discarded.
          ({ deed }) => deed === happened || (happened === 'discarded' && deed === 'sacrificed'),
        );
  const printed = { ...context, world: printedWorld(state, context.world) };
  return deeds.filter(
    (one) =>
      (during === 'day' || one.phase === (during === 'turn' ? state.phase : during)) &&
      (during !== 'turn' || one.turn === state.turn) &&
      (by === undefined || (one.seat !== null && isOneOf(context, by, one.seat))) &&
      (from === undefined || one.from === from) &&
      (what === undefined || fits(printed, one.item, what)),
  ).length;
}

/** How many cards that fit the controller of an ability has played this turn. */
export const timesPlayed = (context: Context, like: Selector, fits: Fits): number =>
  cardsPlayed(context.state).filter(
    ({ item, seat, turn, phase }) =>
      turn === context.state.turn &&
      phase === context.state.phase &&
      seat === context.controller &&
      fits(context, item, like),
  ).length;

type GiftState = Pick<State, 'deeds' | 'items' | 'turn' | 'phase' | 'turnSeat'>;

/** What others have drawn, resupplied or received as a token on this player's turn, the first of it first. */
export const giftsOf = ({ deeds, items, turn, phase, turnSeat }: GiftState): readonly DoneDeed[] =>
  turnSeat === null
    ? []
    : deeds.filter((one) => {
        if (one.turn !== turn || one.phase !== phase) return false;
        if (one.deed === 'created') return items[one.item]?.owner !== turnSeat;
        return (one.deed === 'drawn' || one.deed === 'resupplied') && one.seat !== turnSeat;
      });

/** Whether what a player received is the Gift with that number on this turn. */
export const isNthGift = (state: GiftState, number: number, item: number | null): boolean =>
  giftsOf(state).findLastIndex((one) => one.item === item) + 1 === number;

/** How many have joined or left expeditions that they stand for. What is Gigantic is in both of its controller (7.4.3.b). */
export function timesCame(context: Context, said: Came, fits: Fits): number {
  const { state, world } = context;
  const { came, during, what, in: where } = said;
  const meant = expeditionsOf(context, where);
  const printed = { ...context, world: printedWorld(state, world) };
  const isMeant = (seat: Seat | null, expedition: ExpeditionName | null, item: number): boolean =>
    meant.some(
      (one) =>
        one.seat === seat && (one.expedition === expedition || world.of(item).keywords.includes('gigantic')),
    );
  return state.deeds.filter(
    ({ deed, phase, turn, seat, expedition, across, item }) =>
      deed === came &&
      (during === 'day' || phase === (during === 'turn' ? state.phase : during)) &&
      (during !== 'turn' || turn === state.turn) &&
      isMeant(seat, expedition, item) &&
      // 7.5.4: within the expeditions that are meant, nothing joins or leaves.
      (across === null || !isMeant(across.seat, across.expedition, item)) &&
      fits(printed, item, what),
  ).length;
}

/** Whether an expedition moved that way this Day. */
export const hasMoved = (
  { forward, backward }: Pick<State, 'forward' | 'backward'>,
  { seat, expedition }: OneExpedition,
  direction: 'forward' | 'backward',
): boolean =>
  (direction === 'forward' ? forward : backward).some(
    (one) => one.seat === seat && one.expedition === expedition,
  );

/** Whether a card that a player has drawn is that one of those they drew in that time. */
export function isNthDrawn(
  { deeds, turn, phase }: Pick<State, 'deeds' | 'turn' | 'phase'>,
  { number, each }: Nth,
  seat: Seat,
  item: number,
): boolean {
  if (each === 'afternoon' && phase !== 'afternoon') return false;
  const drawn = deeds.filter(
    (one) =>
      one.deed === 'drawn' &&
      one.seat === seat &&
      (each === 'day' || one.phase === phase) &&
      (each !== 'turn' || one.turn === turn),
  );
  return drawn.findLastIndex((one) => one.item === item) + 1 === number;
}
