import type { CardDefinition } from '#altered/abilities';
import type { Deck } from '#altered/cards';
import { invariant } from '#record';
import { below, shuffled, type SeededRandom } from '#record/testing';

/** How many different cards a deck takes, three of each: a hero and 39. */
const NAMES = 13;
const COPIES = 3;

/** Cards that can be played, and how often each has been seen so far. */
export interface Pool {
  readonly cards: readonly CardDefinition[];
  readonly seen: (card: CardDefinition) => number;
}

/** The cards of a faction; those without one may go with any. */
function factions({ cards }: Pool): Map<string, CardDefinition[]> {
  const found = new Map<string, CardDefinition[]>();
  for (const card of cards) {
    const faction = card.faction ?? 'none';
    found.set(faction, [...(found.get(faction) ?? []), card]);
  }
  return found;
}

/** Least seen first; chance decides between equals. */
function wanted(
  cards: readonly CardDefinition[],
  seen: Pool['seen'],
  random: SeededRandom,
): CardDefinition[] {
  return shuffled(random, cards).sort((a, b) => seen(a) - seen(b));
}

/** The hero and the cards of one faction that have been seen least, no name twice. */
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
 * Two decks that show what has been seen least: one of the faction that is most in want, one of any other. They are
 * decks for trying cards, not for tournaments: rarity is not minded.
 */
export function decksToTry(pool: Pool, random: SeededRandom): readonly [Deck, Deck] {
  const playable = [...factions(pool).values()].filter((cards) => cards.some(({ type }) => type !== 'hero'));
  const least = (cards: readonly CardDefinition[]): number => Math.min(...cards.map(pool.seen));
  const [first, ...rest] = shuffled(random, playable).sort((a, b) => least(a) - least(b));
  invariant(first !== undefined, 'there are cards to try');
  const second = rest.length === 0 ? first : rest[below(random, rest.length)];
  return [deckOf(first, pool.seen, random), deckOf(second ?? first, pool.seen, random)];
}
