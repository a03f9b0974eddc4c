/**
 * A card that a player could play. `cost` is its mana cost, and `from` is the index of the first upcoming turn in which
 * the player can pay for the card.
 */
export interface Prospect {
  readonly cost: number;
  readonly from: number;
}

/** The fraction of a card's value that is lost for each turn that the card waits. */
const LATER = 0.1;

/**
 * Estimates a hand's value in mana. `turns` contains the available mana of each upcoming turn. A card is worth its cost
 * plus 1, reduced by the fraction `LATER` for each turn that it waits. A card that no turn's mana can pay for is worth
 * nothing.
 */
export function useOfMana(cards: readonly Prospect[], turns: readonly number[]): number {
  const left = [...turns];
  let use = 0;
  // Assigns the most expensive cards to turns first. Cheaper cards then use up the remaining mana.
  for (const { cost, from } of [...cards].sort((a, b) => b.cost - a.cost || a.from - b.from)) {
    const turn = left.findIndex((mana, index) => index >= from && mana >= cost);
    if (turn < 0) continue;
    left[turn] = (left[turn] ?? 0) - cost;
    use += (cost + 1) * (1 - LATER * turn);
  }
  return use;
}
