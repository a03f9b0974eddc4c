/** A card that the deciding player cannot play now, although players can play cards of its kind in their turn. */
export interface RefusedPlay {
  readonly item: number;
  /** The number of the rule that prevents the card from being played. */
  readonly rule: string;
  /**
   * The lowest cost and the available mana. Absent if the price is not the reason or if only one kind of mana is
   * missing.
   */
  readonly price?: { readonly cost: number; readonly mana: number };
}
