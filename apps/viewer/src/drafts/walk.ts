/** A pick as the walk needs it: anything that the API tells of one. */
export interface WalkedPick<Card extends { readonly reference: string }> {
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
  readonly booster: number;
  /** What was there; null: it is hidden. */
  readonly from: readonly Card[] | null;
  readonly card: Card | null;
}

/** The picks of a seat, in the order they were made. */
export const picksOf = <Pick extends { readonly seat: number }>(
  picks: readonly Pick[],
  seat: number,
): readonly Pick[] => picks.filter((one) => one.seat === seat);

/** A card that was there at a pick, and what became of it. */
export interface Offered<Card> {
  readonly card: Card;
  readonly isTaken: boolean;
  /** Who took it later from the same booster, and at which pick; null: it was taken now, or nobody has yet. */
  readonly later: { readonly seat: number; readonly pick: number } | null;
}

/** What was there at a pick, in its order: what was taken, and who took what was passed on. */
export function offeredAt<Card extends { readonly reference: string }>(
  picks: readonly WalkedPick<Card>[],
  { round, pick, booster, from, card: taken }: WalkedPick<Card>,
): readonly Offered<Card>[] {
  const later = picks.filter(
    (one) => one.round === round && one.booster === booster && one.pick > pick && one.card !== null,
  );
  return (from ?? []).map((card) => {
    const found = later.find((one) => one.card?.reference === card.reference);
    return {
      card,
      isTaken: card.reference === taken?.reference,
      later: found === undefined ? null : { seat: found.seat, pick: found.pick },
    };
  });
}

/** What a seat had before one of its picks, counted from 0. */
export const poolBefore = <Card extends { readonly reference: string }>(
  own: readonly WalkedPick<Card>[],
  place: number,
): readonly Card[] => own.slice(0, place).flatMap(({ card }) => card ?? []);

/** A place among so many, the nearest there is. */
export const nearestPlace = (place: number, count: number): number =>
  Math.max(0, Math.min(Number.isInteger(place) ? place : 0, count - 1));
