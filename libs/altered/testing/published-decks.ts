import { randomSource, shuffled } from '#kernel';
import type { CardDefinition } from '#altered/abilities';
import { formatProblems, type Deck } from '#altered/cards';

/** A card from a card file, and the set in which it was published. */
export interface PublishedCard {
  readonly card: CardDefinition;
  readonly set: string;
}

const BESIDE_HERO = 39;
const COPIES = 3;
const RARES = 15;

const deckOf = (
  name: string,
  hero: CardDefinition,
  cards: readonly CardDefinition[],
  count: number,
): Deck => ({
  name,
  hero,
  entries: [{ count: 1, card: hero }, ...cards.map((card) => ({ count, card }))],
});

function byFaction(cards: readonly PublishedCard[]): ReadonlyMap<string, readonly PublishedCard[]> {
  const found = new Map<string, PublishedCard[]>();
  for (const published of cards) {
    const { faction } = published.card;
    if (faction !== null) found.set(faction, [...(found.get(faction) ?? []), published]);
  }
  return found;
}

/**
 * Returns decks of at most 39 cards that together contain every card. Each deck has a hero and other cards of the
 * hero's faction. The first faction's decks also contain the neutral cards. Only heroes can occur several times. None
 * of the decks is legal.
 */
export function everyCard(cards: readonly PublishedCard[], seed: string): readonly Deck[] {
  const neutral = cards.filter(({ card }) => card.faction === null && card.type !== 'hero');
  return [...byFaction(cards)].flatMap(([faction, own], place) => {
    const heroes = own.filter(({ card }) => card.type === 'hero').map(({ card }) => card);
    const random = randomSource(`${seed}/${faction}`);
    const others = shuffled(
      random,
      [...own, ...(place === 0 ? neutral : [])].filter(({ card }) => card.type !== 'hero'),
    );
    const count = Math.max(heroes.length, Math.ceil(others.length / BESIDE_HERO));
    return Array.from({ length: count }, (_, index): Deck => {
      const hero = heroes[index % heroes.length];
      if (hero === undefined) throw new Error(`${faction} has no hero.`);
      const dealt = others.filter((__, at) => at % count === index).map(({ card }) => card);
      return deckOf(`${faction} ${index + 1}`, hero, dealt, 1);
    });
  });
}

/**
 * Returns two legal decks for each faction. They contain three copies of each of the faction's newest cards. `sets` is
 * sorted from newest to oldest.
 */
export function newestDecks(cards: readonly PublishedCard[], sets: readonly string[]): readonly Deck[] {
  const age = ({ set }: PublishedCard): number => (sets.includes(set) ? sets.indexOf(set) : sets.length);
  return [...byFaction(cards)].flatMap(([faction, own]) => {
    const newest = [...own].sort((left, right) => age(left) - age(right));
    const heroes = newest.flatMap(({ card }) => (card.type === 'hero' ? [card] : []));
    const others = newest.flatMap(({ card }) =>
      card.type === 'hero' || card.rarity === 'unique' ? [] : [card],
    );
    return [0, 1].map((turn): Deck => {
      const hero = heroes[turn % heroes.length];
      if (hero === undefined) throw new Error(`${faction} has no hero.`);
      const names = new Set<string>();
      const chosen: CardDefinition[] = [];
      for (const card of others.filter((_, index) => index % 2 === turn)) {
        const rares = chosen.filter(({ rarity }) => rarity === 'rare').length;
        if (names.has(card.name) || (card.rarity === 'rare' && (rares + 1) * COPIES > RARES)) continue;
        names.add(card.name);
        chosen.push(card);
        if (chosen.length * COPIES >= BESIDE_HERO) break;
      }
      const deck = deckOf(`${faction} newest ${turn + 1}`, hero, chosen, COPIES);
      const [problem] = formatProblems('constructed', deck);
      if (problem !== undefined) throw new Error(`${deck.name}: ${problem.message}`);
      return deck;
    });
  });
}
