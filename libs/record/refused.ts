/** A card that the deciding player could normally play in their turn, but not now. */
export interface RefusedPlay {
  readonly item: number;
  /** The rule that forbids playing it. */
  readonly rule: string;
  /** The lowest cost and the available mana. Absent if the cost is not the reason, or mana of a kind is missing. */
  readonly price?: { readonly cost: number; readonly mana: number };
}
