import type { CardDefinition } from '#altered/abilities';
import type { Deck } from '#altered/cards';
import { invariant } from '#record';
import { below, shuffled, type SeededRandom } from '#record/testing';

/**
 * The number of different cards in a deck apart from the hero. `COPIES` is the number of copies of each card. A deck
 * therefore contains 39 cards apart from the hero.
 */
const NAMES = 13;
const COPIES = 3;

/** The playable cards, and the number of games in which each has been seen so far. */
export interface Pool {
  readonly cards: readonly CardDefinition[];
  readonly seen: (card: CardDefinition) => number;
}

/** Groups cards by faction. Cards without a faction form the group `none`. */
function factions({ cards }: Pool): Map<string, CardDefinition[]> {
  const found = new Map<string, CardDefinition[]>();
  for (const card of cards) {
    const faction = card.faction ?? 'none';
    found.set(faction, [...(found.get(faction) ?? []), card]);
  }
  return found;
}

/** Sorts cards by the number of games in which they have been seen, fewest first. Breaks ties at random. */
function wanted(
  cards: readonly CardDefinition[],
  seen: Pool['seen'],
  random: SeededRandom,
): CardDefinition[] {
  return shuffled(random, cards).sort((a, b) => seen(a) - seen(b));
}

/** Returns a deck of the least-seen hero and cards. No two different cards in it share a name. */
function deckOf(cards: readonly CardDefinition[], seen: Pool['seen'], random: SeededRandom): Deck {
  const [hero = null] = wanted(
    cards.filter(({ type }) => type === 'hero'),
    seen,
    random,
  );
  const names = new Set<string>();
  const others = wanted(
    cards.filter(({ type }) => type !== 'hero'),
    seen,
    random,
  ).filter(({ name }) => names.size < NAMES && !names.has(name) && names.add(name));
  const entries = others.map((card) => ({ count: COPIES, card }));
  return {
    name: hero?.name ?? cards[0]?.faction ?? 'no faction',
    hero,
    entries: hero === null ? entries : [{ count: 1, card: hero }, ...entries],
  };
}

/**
 * Returns two decks of the least-seen cards. The first is from the faction with the least-seen card, and the second
 * from any other faction. Ignores limits on rarity, because the games only test cards.
 */
export function decksToTry(pool: Pool, random: SeededRandom): readonly [Deck, Deck] {
  const playable = [...factions(pool).values()].filter((cards) => cards.some(({ type }) => type !== 'hero'));
  const least = (cards: readonly CardDefinition[]): number => Math.min(...cards.map(pool.seen));
  const [first, ...rest] = shuffled(random, playable).sort((a, b) => least(a) - least(b));
  invariant(first !== undefined, 'there are cards to try');
  const second = rest.length === 0 ? first : rest[below(random, rest.length)];
  return [deckOf(first, pool.seen, random), deckOf(second ?? first, pool.seen, random)];
}
