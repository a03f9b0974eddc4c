import { below, randomSource } from '#kernel';
import type { BoosterPool } from './booster-set.js';
import type { Distribution } from './distribution.js';

export interface Booster {
  /** The references of the playable cards, Heroes first. */
  readonly cards: readonly string[];
  /** The references of the tokens, which are set aside. */
  readonly aside: readonly string[];
}

/**
 * Opens a booster of different cards. The result depends only on the seed, the cards and the distribution. If the set
 * has no cards of a replacement's rarity, skips the replacement (M1.3).
 */
export function openBooster(
  pool: BoosterPool,
  { heroes, slots, tokens }: Distribution,
  seed: string,
): Booster {
  const random = randomSource(seed);
  const drawn = (from: readonly string[], count: number): readonly string[] => {
    const left = [...from];
    const found: string[] = [];
    while (found.length < count && left.length > 0) found.push(...left.splice(below(random, left.length), 1));
    return found;
  };
  const cards = [...drawn(pool.heroes, heroes)];
  for (const { rarity, count, instead } of slots) {
    const replaced =
      instead !== undefined && pool.byRarity[instead.rarity].length > 0 && below(random, instead.oneIn) === 0;
    cards.push(...drawn(without(pool.byRarity[rarity], cards), replaced ? count - 1 : count));
    if (replaced) cards.push(...drawn(without(pool.byRarity[instead.rarity], cards), 1));
  }
  return { cards, aside: drawn(pool.tokens, tokens) };
}

const without = (all: readonly string[], some: readonly string[]): readonly string[] =>
  all.filter((reference) => !some.includes(reference));
