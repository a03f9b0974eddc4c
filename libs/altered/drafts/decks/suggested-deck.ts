import { MANA_CONVERGENCE } from '#altered/cards';
import type { DraftCards } from '../boosters/draft-card.js';
import type { PoolDeck } from '../draft/event.js';
import { LEAST_CARDS, MOST_FACTIONS } from './pool-deck.js';
import { best, crowding, ratingOf } from './rating.js';

/** The approximate value of a Hero to a deck. Ignores the Hero's text. */
const HERO = 3;
/** The penalty for each missing card. Mana Convergence replaces missing cards. */
const LACKING = 1;

/**
 * Builds the deck with the highest total value from a pool. Tries every Hero with every choice of up to three factions.
 * For each combination, takes the thirty best cards, considering the distribution of costs. Adds Mana Convergence if
 * there are too few cards.
 */
export function suggestedDeck(cards: DraftCards, pool: readonly string[]): PoolDeck {
  const heroes = [...new Set(pool.filter((reference) => cards[reference]?.type === 'hero'))].sort();
  const factions = [...new Set(pool.flatMap((reference) => cards[reference]?.faction ?? []))].sort();
  let found: { readonly deck: PoolDeck; readonly value: number } = {
    deck: { hero: null, cards: Array<string>(LEAST_CARDS).fill(MANA_CONVERGENCE) },
    value: -Infinity,
  };
  for (const hero of [null, ...heroes]) {
    const own = hero === null ? null : (cards[hero]?.faction ?? null);
    for (const three of choices(factions, own)) {
      const tried = deckOf(cards, pool, hero, new Set(three));
      if (tried.value > found.value) found = tried;
    }
  }
  return found.deck;
}

/**
 * Returns every choice of three factions that includes the Hero's faction. If there are at most three factions, returns
 * one choice, which contains all of them.
 */
function choices(factions: readonly string[], own: string | null): readonly (readonly string[])[] {
  const most = Math.min(MOST_FACTIONS, factions.length);
  const found: (readonly string[])[] = [];
  const extend = (picked: readonly string[], from: number): void => {
    if (picked.length === most) {
      if (own === null || picked.includes(own)) found.push(picked);
      return;
    }
    for (const [index, faction] of factions.entries())
      if (index >= from) extend([...picked, faction], index + 1);
  };
  extend([], 0);
  return found;
}

function deckOf(
  cards: DraftCards,
  pool: readonly string[],
  hero: string | null,
  factions: ReadonlySet<string>,
): { readonly deck: PoolDeck; readonly value: number } {
  const size = hero === null ? LEAST_CARDS : LEAST_CARDS - 1;
  const left = pool.filter((reference) => {
    const card = cards[reference];
    if (card === undefined || card.type === 'hero' || card.type === 'token') return false;
    return card.faction === null || factions.has(card.faction);
  });
  const picked: string[] = [];
  const costs = new Map<number, number>();
  let value = hero === null ? 0 : HERO;
  while (picked.length < size && left.length > 0) {
    const valueFor = (reference: string): number => {
      const card = cards[reference];
      return card === undefined
        ? -Infinity
        : ratingOf(card) - crowding(card.handCost, costs.get(card.handCost) ?? 0);
    };
    const next = best(left, valueFor);
    if (next === undefined) break;
    value += valueFor(next);
    left.splice(left.indexOf(next), 1);
    picked.push(next);
    const cost = cards[next]?.handCost ?? 0;
    costs.set(cost, (costs.get(cost) ?? 0) + 1);
  }
  const missing = size - picked.length;
  return {
    deck: {
      hero,
      cards: [...picked, ...Array<string>(missing).fill(MANA_CONVERGENCE)].sort(),
    },
    value: value - LACKING * missing,
  };
}
