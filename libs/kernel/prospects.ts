/** A card to be paid for: its cost in mana, and the first of the coming turns that it can be paid in, from 0 on. */
export interface Prospect {
  readonly cost: number;
  readonly from: number;
}

/** The discount on the use of a card for each turn it waits. */
const LATER = 0.1;

/**
 * How much of the mana of the coming turns (`turns`, by turn) cards put to use, sooner counting for more: what a hand is worth before
 * anything is played. A card that none of these turns has mana for adds nothing. The unit is a mana; a card counts one besides its cost.
 */
export function useOfMana(cards: readonly Prospect[], turns: readonly number[]): number {
  const left = [...turns];
  let use = 0;
  // The dearest first: the others fill up what is left of each turn.
  for (const { cost, from } of [...cards].sort((a, b) => b.cost - a.cost || a.from - b.from)) {
    const turn = left.findIndex((mana, index) => index >= from && mana >= cost);
    if (turn < 0) continue;
    left[turn] = (left[turn] ?? 0) - cost;
    use += (cost + 1) * (1 - LATER * turn);
  }
  return use;
}
