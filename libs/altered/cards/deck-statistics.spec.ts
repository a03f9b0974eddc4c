import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { deckStatistics } from './deck-statistics.js';
import { openDecks } from './open-set.js';

const card = (name: string, more: Partial<CardDefinition>): CardDefinition => ({
  reference: `TEST_${name.toUpperCase()}`,
  name,
  type: 'character',
  subtypes: [],
  faction: 'axiom',
  rarity: 'common',
  handCost: 1,
  reserveCost: 1,
  statistics: { forest: 0, mountain: 0, water: 0 },
  text: [],
  supportText: [],
  executed: true,
  ...more,
});

const deck = {
  name: 'test',
  hero: card('hero', { type: 'hero', statistics: null, rarity: null }),
  entries: [
    { count: 1, card: card('hero', { type: 'hero', statistics: null, rarity: null }) },
    {
      count: 3,
      card: card('wader', {
        subtypes: ['robot'],
        handCost: 2,
        statistics: { forest: 1, mountain: 2, water: 3 },
      }),
    },
    {
      count: 1,
      card: card('reader', { subtypes: ['mage', 'robot'], handCost: 4, faction: 'yzmir', rarity: 'rare' }),
    },
    {
      count: 2,
      card: card('flood', { type: 'spell', statistics: null, handCost: 0, executed: false, faction: null }),
    },
  ],
};

describe('deckStatistics', () => {
  const found = deckStatistics(deck);

  it('counts unknown unique cards only by their type and rarity', () => {
    const unknown = card('mystery', { rarity: 'unique', faction: null, handCost: 0, executed: false });
    const more = deckStatistics({
      ...deck,
      entries: [...deck.entries, { count: 1, card: unknown, isUnknown: true }],
    });
    const { handCosts, averageHandCost, factions, averageStatistics, executed } = found;
    expect(more).toMatchObject({
      handCosts,
      averageHandCost,
      factions,
      averageStatistics,
      executed,
      cards: 7,
    });
    expect(more.rarities).toContainEqual({ name: 'unique', cards: 1 });
  });

  it('counts cards by cost, including costs without cards', () => {
    expect(found.handCosts).toEqual([
      { cost: 0, cards: 2 },
      { cost: 1, cards: 0 },
      { cost: 2, cards: 3 },
      { cost: 3, cards: 0 },
      { cost: 4, cards: 1 },
    ]);
    expect(found.reserveCosts).toEqual([
      { cost: 0, cards: 0 },
      { cost: 1, cards: 6 },
    ]);
    expect(found).toMatchObject({ averageHandCost: 1.67, averageReserveCost: 1 });
  });

  it('counts types, sub-types, factions and rarities, the most frequent first', () => {
    expect(found.types).toEqual([
      { name: 'character', cards: 4 },
      { name: 'spell', cards: 2 },
    ]);
    expect(found.subtypes).toEqual([
      { name: 'robot', cards: 4 },
      { name: 'mage', cards: 1 },
    ]);
    expect(found.factions.map(({ name }) => name)).toEqual(['axiom', 'neutral', 'yzmir']);
    expect(found.rarities).toEqual([
      { name: 'common', cards: 5 },
      { name: 'rare', cards: 1 },
    ]);
  });

  it('averages the statistics of characters', () => {
    expect(found.averageStatistics).toEqual({ forest: 0.75, mountain: 1.5, water: 2.25 });
  });

  it('excludes the hero from every count', () => {
    expect(found).toMatchObject({ hero: 'hero', cards: 6, executed: 4 });
  });

  it('lists the lines that are not executed', () => {
    const odd = card('odd', {
      text: ['Zap every robot there is.', 'Eternal.'],
      executed: false,
      notExecuted: ['Zap every robot there is.'],
    });
    expect(deckStatistics({ ...deck, entries: [{ count: 2, card: odd }] }).notExecuted).toEqual([
      { reference: 'TEST_ODD', name: 'odd', lines: ['Zap every robot there is.'] },
    ]);
  });

  it('is zero for an empty deck', () => {
    expect(deckStatistics({ name: 'empty', hero: null, entries: [] })).toMatchObject({
      cards: 0,
      handCosts: [],
      averageHandCost: 0,
      averageStatistics: { forest: 0, mountain: 0, water: 0 },
    });
  });

  it('counts every card of the open decks once', () => {
    for (const open of openDecks()) {
      const { cards, handCosts, types } = deckStatistics(open);
      for (const counts of [handCosts, types])
        expect(counts.reduce((sum, { cards: some }) => sum + some, 0)).toBe(cards);
    }
  });
});
