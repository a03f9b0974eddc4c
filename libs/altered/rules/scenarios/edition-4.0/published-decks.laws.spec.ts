import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readCards, setupFor, type Catalogue, type Deck } from '#altered/cards';
import { checkedAltered } from '#altered/testing';
import { playAndCheck } from '#analysis/testing';
import { sharedPaths, tried } from '#record/testing';

// Slow: plays games until each published card has been in a game.

const files = sharedPaths('cards/altered-cards-en.json', 'cards/altered-cards-en-2.json');

const catalogues = (): readonly Catalogue[] =>
  files.map((file) => {
    const read = readCards(readFileSync(file, 'utf8'), file);
    if (!read.ok) throw new Error(read.error[0]?.message);
    return read.value;
  });

/**
 * Returns decks that together contain every published card once. Each deck has a hero and at most 39 cards of the
 * hero's faction.
 */
function decks(): readonly Deck[] {
  const cards = catalogues().flatMap((catalogue) => [...catalogue.cards.values()]);
  const factions = new Set(cards.flatMap(({ faction }) => faction ?? []));
  return [...factions].flatMap((faction) => {
    const own = cards.filter((card) => card.faction === faction);
    const heroes = own.filter(({ type }) => type === 'hero');
    const others = own.filter(({ type }) => type !== 'hero');
    const count = Math.ceil(others.length / 39);
    return Array.from({ length: count }, (_, index): Deck => {
      const hero = heroes[index % heroes.length] ?? null;
      // Takes every nth card, so that each deck contains cards from all sets.
      const entries = others.filter((__, place) => place % count === index);
      return {
        name: `${faction} ${index + 1}`,
        hero,
        entries: [...(hero ? [hero] : []), ...entries].map((card) => ({ count: 1, card })),
      };
    });
  });
}

describe('edition 4.0 with published cards of all sets', () => {
  (files.length > 0 ? it : it.skip)('breaks no invariant with decks that together contain every card', () => {
    const all = decks();
    const half = Math.ceil(all.length / 2);
    const games = all.map((deck, index) => [deck, all[(index + half) % all.length] ?? deck] as const);
    for (const [first, second] of tried(games, 2)) {
      const setup = setupFor({
        decks: [first, second],
        seed: `${first.name}-${second.name}`,
        edition: '4.0',
      });
      const { broken } = playAndCheck(checkedAltered, setup, setup.seed);
      expect({ seed: setup.seed, broken }).toEqual({ seed: setup.seed, broken: [] });
    }
  });
});
