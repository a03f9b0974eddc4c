/**
 * A card that a player may pay for: its mana cost, and the index of the first coming turn in which it can be paid for,
 * from 0.
 */
export interface Prospect {
  readonly cost: number;
  readonly from: number;
}

/** The discount on the value of a card for each turn that it waits. */
const LATER = 0.1;

/**
 * Estimates the value of a hand, in mana, as the mana that its cards use. `turns` is the mana of each coming turn. Each
 * card counts as its cost plus 1, less `LATER` for each turn that it waits. Cards that no turn can pay for add nothing.
 */
export function useOfMana(cards: readonly Prospect[], turns: readonly number[]): number {
  const left = [...turns];
  let use = 0;
  // Assigns the most expensive cards first, so that cheaper cards use the remaining mana of each turn.
  for (const { cost, from } of [...cards].sort((a, b) => b.cost - a.cost || a.from - b.from)) {
    const turn = left.findIndex((mana, index) => index >= from && mana >= cost);
    if (turn < 0) continue;
    left[turn] = (left[turn] ?? 0) - cost;
    use += (cost + 1) * (1 - LATER * turn);
  }
  return use;
}
