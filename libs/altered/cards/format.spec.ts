import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import type { Problem } from '#record';
import type { Deck } from './deck.js';
import { constructedProblems, formatProblems, limitedProblems, standardProblems } from './format.js';

const card = (name: string, more: Partial<CardDefinition> = {}): CardDefinition => ({
  reference: `TEST_${name.toUpperCase()}`,
  name,
  type: 'character',
  subtypes: [],
  faction: 'axiom',
  rarity: 'common',
  handCost: 1,
  reserveCost: 1,
  statistics: { forest: 1, mountain: 1, water: 1 },
  text: [],
  supportText: [],
  executed: true,
  ...more,
});
const hero = card('hero', { type: 'hero', rarity: null, statistics: null });

/** `size` commons, three of a name. */
const commons = (size: number, more: Partial<CardDefinition> = {}) =>
  Array.from({ length: Math.ceil(size / 3) }, (_, index) => ({
    count: Math.min(3, size - 3 * index),
    card: card(`common${index}`, more),
  }));
const deck = (entries: Deck['entries'], leader: CardDefinition | null = hero): Deck => ({
  name: 'test',
  hero: leader,
  entries: leader === null ? entries : [{ count: 1, card: leader }, ...entries],
});
const rules = (problems: readonly Problem<string>[]) => problems.map(({ data }) => data?.rule);

describe('constructed decks (1.1.4)', () => {
  it('may have a hero and 39 cards of its faction', () => {
    expect(constructedProblems(deck(commons(39)))).toEqual([]);
  });
  it('have exactly one hero (1.1.4.b)', () => {
    expect(rules(constructedProblems(deck(commons(39), null)))).toEqual(['1.1.4.b']);
    expect(rules(constructedProblems(deck([{ count: 1, card: hero }, ...commons(39)])))).toEqual(['1.1.4.b']);
  });
  it('have at least 39 other cards (1.1.4.c)', () => {
    expect(constructedProblems(deck(commons(38)))).toMatchObject([
      { code: 'DECK_TOO_SMALL', advice: 'Add 1 more.', data: { rule: '1.1.4.c' } },
    ]);
  });
  it('have cards of the hero’s faction only (1.1.4.d)', () => {
    const strangers = [
      { count: 1, card: card('lost', { faction: 'muna' }) },
      { count: 1, card: card('drifting', { faction: null }) },
    ];
    expect(rules(constructedProblems(deck([...commons(39), ...strangers])))).toEqual(['1.1.4.d', '1.1.4.d']);
  });
  it('have at most 3 cards of a name, whatever their version (1.1.4.e)', () => {
    const versions = [
      { count: 2, card: card('twin') },
      { count: 2, card: card('twin', { reference: 'TEST_TWIN_R1', rarity: 'rare' }) },
    ];
    expect(constructedProblems(deck([...commons(39), ...versions]))).toMatchObject([
      { advice: 'Take 1 out.', data: { rule: '1.1.4.e' } },
    ]);
  });
  it('have at most 15 rare cards (1.1.4.f)', () => {
    const rares = (size: number) => deck([...commons(39), ...commons(size, { rarity: 'rare' }).map(renamed)]);
    expect(constructedProblems(rares(15))).toEqual([]);
    expect(rules(constructedProblems(rares(16)))).toEqual(['1.1.4.f']);
  });
  it('have at most 3 unique cards (1.1.4.g)', () => {
    const uniques = (size: number) =>
      deck([...commons(39), ...commons(size, { rarity: 'unique' }).map(renamed)]);
    expect(constructedProblems(uniques(3))).toEqual([]);
    expect(rules(constructedProblems(uniques(4)))).toEqual(['1.1.4.g']);
  });
});

const renamed = ({ count, card }: Deck['entries'][number]) => ({
  count,
  card: { ...card, name: `other ${card.name}`, reference: `${card.reference}_B` },
});

describe('limited decks (1.1.5)', () => {
  it('may do without a hero and without limits of name and rarity', () => {
    expect(limitedProblems(deck([{ count: 29, card: card('many', { rarity: 'rare' }) }], null))).toEqual([]);
  });
  it('have at most one hero (1.1.5.b)', () => {
    expect(rules(limitedProblems(deck([{ count: 1, card: hero }, ...commons(29)])))).toEqual(['1.1.5.b']);
  });
  it('have at least 29 other cards (1.1.5.c)', () => {
    expect(rules(limitedProblems(deck(commons(28))))).toEqual(['1.1.5.c']);
  });
  it('have at most 3 factions, the hero’s among them (1.1.5.d)', () => {
    const three = (['lyra', 'muna', 'ordis'] as const).map((faction) => ({
      count: 10,
      card: card(faction, { faction }),
    }));
    expect(limitedProblems(deck(three, null))).toEqual([]);
    expect(rules(limitedProblems(deck(three)))).toEqual(['1.1.5.d']);
  });
  it('may have any number of Mana Convergence, which is of no faction (1.1.5.a)', () => {
    const convergence = card('convergence', { type: 'mana', faction: null, statistics: null });
    const three = (['lyra', 'muna', 'ordis'] as const).map((faction) => ({
      count: 5,
      card: card(faction, { faction }),
    }));
    const played = deck([...three, { count: 14, card: convergence }], null);
    expect(limitedProblems(played)).toEqual([]);
    expect(rules(constructedProblems(deck([...commons(39), { count: 1, card: convergence }])))).toEqual([
      '1.1.4.d',
    ]);
  });
  it('are told from constructed ones by the format', () => {
    const small = deck(commons(29));
    expect(formatProblems('limited', small)).toEqual([]);
    expect(rules(formatProblems('constructed', small))).toEqual(['1.1.4.c']);
  });
});

describe('standard decks (1.1.4 of edition 4.0)', () => {
  const of40 = (...letters: readonly string[]) => letters.map((letter) => `1.1.4.${letter} of edition 4.0`);

  it('have 40 to 60 cards, exactly one hero among them (1.1.4.b)', () => {
    expect(standardProblems(deck(commons(39)))).toEqual([]);
    expect(standardProblems(deck(commons(59)))).toEqual([]);
    expect(standardProblems(deck(commons(60)))).toMatchObject([
      { code: 'DECK_TOO_LARGE', advice: 'Take 1 out.', data: { rule: of40('b')[0] } },
    ]);
    expect(rules(standardProblems(deck(commons(38))))).toEqual(of40('b'));
    expect(rules(standardProblems(deck(commons(39), null)))).toEqual(of40('b'));
  });

  it('break every rule they break at once', () => {
    const much = [
      { count: 4, card: card('many') },
      { count: 1, card: card('lost', { faction: 'muna' }) },
      { count: 16, card: card('shiny', { rarity: 'rare' }) },
      { count: 4, card: card('only', { rarity: 'unique' }) },
    ];
    expect(rules(standardProblems(deck(much)))).toEqual(of40('b', 'c', 'd', 'd', 'd', 'e', 'f'));
  });

  it('have no banned and no suspended cards', () => {
    const restricted = [
      { count: 1, card: card('lost'), restriction: 'suspended' as const },
      { count: 1, card: card('gone'), restriction: 'banned' as const },
    ];
    const played = deck([...commons(39), ...restricted]);
    expect(standardProblems(played)).toMatchObject([
      { code: 'DECK_RESTRICTED', message: 'lost (TEST_LOST) is suspended in tournaments.' },
      { code: 'DECK_RESTRICTED', message: 'gone (TEST_GONE) is banned in tournaments.' },
    ]);
    expect(constructedProblems(played)).toEqual([]);
  });
});
