import { describe, expect, it } from '@jest/globals';
import { openSet } from './open-set.js';
import { cardsNamed, searchCards, type CardQuery } from './search.js';

const { printed } = openSet();
const found = (query: CardQuery) => searchCards(printed.values(), query);

describe('searchCards', () => {
  it('finds all cards without a filter, ordered by reference', () => {
    const references = found({}).map(({ reference }) => reference);
    expect(references).toHaveLength(printed.size);
    expect(references).toEqual([...references].sort());
  });

  it('finds names regardless of capitals and accents, and references by their beginning', () => {
    expect(found({ search: 'TÍN wad' }).map(({ name }) => name)).toEqual(['Tin Wader']);
    expect(found({ search: 'open_river_b_ax_03' }).map(({ name }) => name)).toEqual(['Tin Wader']);
  });

  it('finds a card once in its usual print, and each print by its own reference', () => {
    const [card] = found({ search: 'Tin Wader' });
    const prints = [
      'ALT_CORE_A_AX_04_C',
      'ALT_CORE_B_AX_04_C',
      'ALT_COREKS_B_AX_04_C',
      'ALT_CORE_B_AX_04_R1',
    ];
    const cards = prints.flatMap((reference) => (card === undefined ? [] : { ...card, reference }));
    const references = (search: string) => searchCards(cards, { search }).map(({ reference }) => reference);
    expect(references('tin')).toEqual(['ALT_CORE_B_AX_04_C', 'ALT_CORE_B_AX_04_R1']);
    expect(references('ALT_CORE_A')).toEqual(['ALT_CORE_A_AX_04_C']);
  });

  it('finds the cards to which all filters apply', () => {
    const spells = found({ type: 'spell', faction: 'lyra', handCost: 2 });
    expect(spells.length).toBeGreaterThan(0);
    for (const card of spells) expect(card).toMatchObject({ type: 'SPELL', faction: 'LY', handCost: 2 });
    expect(found({ subtype: 'Robot' }).every(({ subtypes }) => subtypes.includes('ROBOT'))).toBe(true);
    expect(found({ set: 'river' })).toHaveLength(printed.size);
    expect(found({ set: 'none' })).toEqual([]);
  });

  it('finds tokens by their type', () => {
    expect(found({ type: 'token' })).toHaveLength(openSet().tokens.size);
  });

  it('finds text regardless of markup', () => {
    const asleep = found({ text: 'gains asleep' });
    expect(asleep.length).toBeGreaterThan(0);
    for (const { mainEffect, echoEffect } of asleep)
      expect([mainEffect, echoEffect].join(' ').replace(/\[|\]|#/g, '')).toMatch(/gains Asleep/i);
  });
});

describe('cardsNamed', () => {
  const names = (given: string) => cardsNamed(given, printed).cards.map(({ name }) => name);

  it('returns the card with the reference', () => {
    expect(names('open_river_b_ax_03_c')).toEqual(['Tin Wader']);
  });

  it('returns the card for a reference to another of its prints', () => {
    const [any] = printed.values();
    const card = { ...(any as NonNullable<typeof any>), reference: 'ALT_TEST_B_BR_79_C' };
    const other = cardsNamed('alt_test_a_br_79_c', new Map([[card.reference, card]]));
    expect(other).toEqual({ cards: [card], suggestions: [] });
    expect(cardsNamed('ALT_TEST_A_BR_79_R1', new Map([[card.reference, card]])).cards).toEqual([]);
  });

  it('returns every card with the name, or every name that begins with it', () => {
    expect(names('tin wader')).toEqual(['Tin Wader']);
    expect(names('Tin').length).toBeGreaterThan(1);
    expect(names('OPEN_RIVER_B_YZ_').length).toBeGreaterThan(10);
  });

  it('suggests references if no card matches', () => {
    expect(cardsNamed('OPEN_RIVER_B_AX_03_D', printed)).toEqual({
      cards: [],
      suggestions: expect.arrayContaining(['OPEN_RIVER_B_AX_03_C']),
    });
    expect(cardsNamed(' ', printed)).toEqual({ cards: [], suggestions: [] });
  });
});
