/** The part of an API pick that this module needs. */
export interface WalkedPick<Card extends { readonly reference: string }> {
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
  readonly booster: number;
  /** The cards of the booster. Null if they are hidden. */
  readonly from: readonly Card[] | null;
  readonly card: Card | null;
}

/** Returns a seat's picks in order. */
export const picksOf = <Pick extends { readonly seat: number }>(
  picks: readonly Pick[],
  seat: number,
): readonly Pick[] => picks.filter((entry) => entry.seat === seat);

/** A card that was offered at a pick, and the pick at which it was taken. */
export interface Offered<Card> {
  readonly card: Card;
  readonly isTaken: boolean;
  /**
   * The seat that later took this card from the same booster, and the number of that pick. Null if the card was taken
   * at this pick or has not been taken yet.
   */
  readonly later: { readonly seat: number; readonly pick: number } | null;
}

/**
 * Returns the cards that were offered at a pick, in booster order. Each card includes the seat that took it later, if
 * any.
 */
export function offeredAt<Card extends { readonly reference: string }>(
  picks: readonly WalkedPick<Card>[],
  { round, pick, booster, from, card: taken }: WalkedPick<Card>,
): readonly Offered<Card>[] {
  const later = picks.filter(
    (entry) => entry.round === round && entry.booster === booster && entry.pick > pick && entry.card !== null,
  );
  return (from ?? []).map((card) => {
    const found = later.find((entry) => entry.card?.reference === card.reference);
    return {
      card,
      isTaken: card.reference === taken?.reference,
      later: found === undefined ? null : { seat: found.seat, pick: found.pick },
    };
  });
}

/** Returns a seat's pool before one of the seat's picks. `place` is the pick's index, starting at 0. */
export const poolBefore = <Card extends { readonly reference: string }>(
  own: readonly WalkedPick<Card>[],
  place: number,
): readonly Card[] => own.slice(0, place).flatMap(({ card }) => card ?? []);

/** Returns the nearest valid index of a list with `count` entries. */
export const nearestPlace = (place: number, count: number): number =>
  Math.max(0, Math.min(Number.isInteger(place) ? place : 0, count - 1));
