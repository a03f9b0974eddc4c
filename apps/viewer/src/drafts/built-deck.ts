/** A card for a deck. It either comes from a pool or is freely available to every deck. */
interface Named {
  readonly reference: string;
  readonly type: string;
}

/** The only card of which a deck can contain any number of copies. */
export const CONVERGENCE = 'MANA_CONVERGENCE';

/** A deck under construction: its Hero (null until chosen), and the number of copies of each card. */
export interface BuiltDeck {
  readonly hero: string | null;
  readonly counts: ReadonlyMap<string, number>;
}

export const noDeck: BuiltDeck = { hero: null, counts: new Map() };

/**
 * Converts a deck from the server's format, which lists each copy separately and contains the Hero in its own field.
 */
export function deckOf({
  hero,
  cards,
}: {
  readonly hero: Named | null;
  readonly cards: readonly Named[];
}): BuiltDeck {
  return { hero: hero?.reference ?? null, counts: countsOf(cards) };
}

export function countsOf(cards: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reference } of cards) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return counts;
}

/** Adds or removes a copy of a card. Keeps the number of copies between 0 and the number in the pool. */
export function changed(
  { hero, counts }: BuiltDeck,
  pool: ReadonlyMap<string, number>,
  reference: string,
  by: 1 | -1,
): BuiltDeck {
  const most = reference === CONVERGENCE ? Infinity : (pool.get(reference) ?? 0);
  const count = Math.max(0, Math.min(most, (counts.get(reference) ?? 0) + by));
  const next = new Map(counts);
  if (count === 0) next.delete(reference);
  else next.set(reference, count);
  return { hero, counts: next };
}

/** Returns each copy of each card, without the Hero. */
export const listOf = ({ counts }: BuiltDeck): readonly string[] =>
  [...counts].flatMap(([reference, count]) => Array<string>(count).fill(reference));

/** Returns the number of cards, including the Hero. */
export const sizeOf = (deck: BuiltDeck): number => listOf(deck).length + (deck.hero === null ? 0 : 1);

/** The cost at and above which cards are counted together. */
export const MOST_COST = 7;

/**
 * Counts the cards of a deck by hand cost, starting at cost 0. The last count includes all cards that cost `MOST_COST`
 * or more.
 */
export function curveOf(
  { counts }: BuiltDeck,
  pool: readonly { readonly reference: string; readonly handCost: number }[],
): readonly number[] {
  const costs = new Map(pool.map(({ reference, handCost }) => [reference, handCost]));
  const curve = Array<number>(MOST_COST + 1).fill(0);
  for (const [reference, count] of counts) {
    const cost = costs.get(reference);
    if (cost === undefined) continue;
    const place = Math.min(MOST_COST, cost);
    curve[place] = (curve[place] ?? 0) + count;
  }
  return curve;
}
