import type { DraftCards } from '../boosters/draft-card.js';
import { invariant } from '#record';
import { MOST_FACTIONS } from './pool-deck.js';
import { best, crowding, leanings, ratingOf } from './rating.js';

/** The number of picks after which a bot keeps its factions. */
const SETTLED = 16;

/**
 * Returns the offered card that is most valuable for a bot's deck. Considers ratings, factions, missing costs and
 * whether a suitable Hero is missing. Uses no randomness, and only information that the seat's player can see.
 */
export function botPick(cards: DraftCards, pool: readonly string[], offered: readonly string[]): string {
  const leaning = leanings(cards, pool);
  const sorted = [...leaning].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  const own = new Set(sorted.slice(0, MOST_FACTIONS).map(([faction]) => faction));
  const [first = null] = sorted[0] ?? [];
  const certain = Math.min(1, pool.length / SETTLED);
  const costs = costsOf(cards, pool, own);
  const hasHero = pool.some(
    (reference) => cards[reference]?.type === 'hero' && own.has(cards[reference].faction ?? ''),
  );
  const taken = best(offered, (reference) => {
    const card = cards[reference];
    if (card === undefined) return -Infinity;
    const { faction, type } = card;
    const fits = faction === null || own.size < MOST_FACTIONS || own.has(faction);
    const side = fits ? 0.5 : -2.5 * certain;
    const favourite = faction !== null && faction === first ? 0.6 : 0;
    if (type === 'hero') return ratingOf(card) + (hasHero ? -1.5 : 1.5 * certain) + side + favourite;
    const crowd = fits ? certain * crowding(card.handCost, costs.get(card.handCost) ?? 0) : 0;
    return ratingOf(card) + side + favourite - crowd;
  });
  invariant(taken !== undefined, 'something is offered');
  return taken;
}

/** Counts the cards of some factions by cost. */
function costsOf(
  cards: DraftCards,
  pool: readonly string[],
  factions: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const reference of pool) {
    const card = cards[reference];
    if (card === undefined || card.type === 'hero' || !factions.has(card.faction ?? '')) continue;
    found.set(card.handCost, (found.get(card.handCost) ?? 0) + 1);
  }
  return found;
}
