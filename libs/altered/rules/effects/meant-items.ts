import { gather, shuffled } from '#kernel';
import type { Destination, What } from '#altered/abilities';
import type { Seat } from '#record';
import { expeditionsOf, seatsOf, type Context } from '../world/context.js';
import { present } from '../world/known-objects.js';
import { allLike, fits, valueOf } from '../world/matching.js';
import type { Moved, Proposed, ProposedMove } from '../state/proposal.js';
import { expeditionPlace, place, seatOf } from '../state/zones.js';

/** Returns the items or deck positions to which a step applies. */
export function itemsOf(context: Context, what: What, chosen: readonly number[]): Moved[] {
  const { budget } = context.world;
  if (typeof what === 'string') return present(context, what);
  if ('all' in what) return allLike(context, what.all);
  if ('choose' in what) return [...chosen];
  if ('random' in what) {
    const { state } = context;
    return seatsOf(context, what.of).flatMap((seat) => {
      const pool = allLike({ ...context, controller: seat }, what.random);
      return shuffled(state.random, pool).slice(0, valueOf(context, what.count ?? 1));
    });
  }
  if ('top' in what)
    return seatsOf(context, what.top).flatMap((deck) =>
      Array.from({ length: budget.many(cardsToTake(context, what, deck)) }, (_, fromTop) => ({
        deck,
        fromTop,
      })),
    );
  return present(context, what);
}

/**
 * Returns the number of cards to take from a deck. If the effect looks for a card that the deck does not contain,
 * returns the size of the deck.
 */
function cardsToTake(
  context: Context,
  { count = 1, until }: Extract<What, { top: unknown }>,
  seat: Seat,
): number {
  if (until === undefined) return valueOf(context, count);
  const { deck } = seatOf(context.state, seat);
  const found = deck.findIndex((item) => fits(context, item, until));
  return found === -1 ? deck.length : found + 1;
}

/**
 * Like `itemsOf`, for a step that several players perform. For example, "each player discards their hand" means the
 * cards in every hand.
 */
export function itemsOfEach(
  context: Context,
  what: What,
  chosen: readonly number[],
  seats: readonly Seat[],
): Moved[] {
  if (typeof what === 'string' || !('all' in what || 'top' in what || 'random' in what))
    return itemsOf(context, what, chosen);
  const found = seats.flatMap((seat) => itemsOf({ ...context, controller: seat }, what, chosen));
  return found.filter((moved, index) => index === found.findIndex((other) => isSame(moved, other)));
}

const isSame = (left: Moved, right: Moved): boolean =>
  typeof left === 'object' && typeof right === 'object'
    ? left.deck === right.deck && left.fromTop === right.fromTop
    : left === right;

export const ownerOf = (context: Context, item: Moved): Seat =>
  typeof item === 'number' ? (context.state.items[item]?.owner ?? 0) : item.deck;

/** 7.3.19.a: moves sacrificed objects to their owners' discard piles. */
export const sacrificed = (context: Context, items: readonly number[]): ProposedMove[] =>
  items.map((item) => ({
    kind: 'move',
    item,
    to: place('discard', ownerOf(context, item)),
    as: 'sacrifice',
  }));

export const tops = (
  context: Context,
  seats: readonly Seat[],
  count: number,
  zone: 'hand' | 'reserve',
  as: 'draw' | 'resupply',
): Proposed[] =>
  gather(seats, (deck) =>
    Array.from({ length: context.world.budget.many(count) }, (_, fromTop) => ({
      kind: 'move',
      item: { deck, fromTop },
      to: place(zone, deck),
      as,
    })),
  );

/** 7.3.15: moves an item to a zone. If the zone is private, the item moves to its owner's zone (1.4.3.a). */
export function moved(context: Context, item: Moved, to: Destination): ProposedMove[] {
  const owner = ownerOf(context, item);
  if (to.zone === 'expedition') {
    const [where] = expeditionsOf(context, to.expedition ?? 'your-hero');
    // 7.4.3.g: nothing moves if the expedition that the text describes does not exist.
    if (where === undefined) return [];
    const { seat, expedition } = where;
    return [
      {
        kind: 'move',
        item,
        to: expeditionPlace(seat, expedition),
        ...(to.statuses && { statuses: to.statuses }),
      },
    ];
  }
  // 3.2.9.b: cards are put into the Mana zone exhausted.
  const statuses = to.zone === 'mana' && to.ready !== true ? (['exhausted'] as const) : to.statuses;
  const index =
    to.zone === 'deck'
      ? indexIn(
          seatOf(context.state, owner).deck.length,
          to.nth === undefined ? to.position : { fromTop: Math.max(0, valueOf(context, to.nth) - 1) },
        )
      : undefined;
  return [
    {
      kind: 'move',
      item,
      to: place(to.zone, owner),
      ...(index !== undefined && { index }),
      ...((to.faceDown === true || to.zone === 'mana') && { faceDown: true }),
      ...(statuses && { statuses }),
    },
  ];
}

/**
 * Returns a position in a deck as an index from the top. Undefined for the bottom. If the deck is too short, the card
 * goes to the opposite end (3.2.2.f).
 */
function indexIn(size: number, position: Destination['position']): number | undefined {
  if (position === undefined || position === 'bottom') return undefined;
  if (position === 'top') return 0;
  if ('fromTop' in position) return position.fromTop < size ? position.fromTop : undefined;
  return Math.max(0, size - position.fromBottom);
}
