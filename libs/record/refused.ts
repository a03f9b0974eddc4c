/** A card that the deciding player could normally play in their turn, but cannot play now. */
export interface RefusedPlay {
  readonly item: number;
  /** The number of the rule that prevents playing the card. */
  readonly rule: string;
  /**
   * The lowest cost and the available mana. Absent if the cost is not the reason or a particular kind of mana is
   * missing.
   */
  readonly price?: { readonly cost: number; readonly mana: number };
}
