/**
 * A card to pay for: its mana cost, and the first of the coming turns in which it can be paid for, from 0.
 */
export interface Prospect {
  readonly cost: number;
  readonly from: number;
}

/** The discount on the use of a card for each turn it waits. */
const LATER = 0.1;

/**
 * How much mana of the coming turns (`turns`, by turn) some cards use. Sooner counts more. Estimates the
 * worth of a hand. Cards that no turn can afford add nothing. Unit: mana; each card adds 1 to its cost.
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
