/** A card that the player who decides could play in their turn, and cannot now. */
export interface RefusedPlay {
  readonly item: number;
  /** The rule that keeps it from being played. */
  readonly rule: string;
  /** The lowest cost and the available mana. Absent if the cost is not the reason, or mana of a kind is missing. */
  readonly price?: { readonly cost: number; readonly mana: number };
}
