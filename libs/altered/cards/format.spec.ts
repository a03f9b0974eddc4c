import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import type { Problem } from '#record';
import type { Deck } from './deck.js';
import { formatProblems } from './format.js';

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

/** Returns common cards: at least `size` in total, with three copies of each name. */
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
  it('can consist of a hero and 39 cards of the hero’s faction', () => {
    expect(formatProblems('constructed', deck(commons(39)))).toEqual([]);
  });
  it('need exactly one hero (1.1.4.b)', () => {
    expect(rules(formatProblems('constructed', deck(commons(39), null)))).toEqual(['1.1.4.b']);
    expect(rules(formatProblems('constructed', deck([{ count: 1, card: hero }, ...commons(39)])))).toEqual([
      '1.1.4.b',
    ]);
  });
  it('need at least 39 other cards (1.1.4.c)', () => {
    expect(formatProblems('constructed', deck(commons(38)))).toMatchObject([
      { code: 'DECK_TOO_SMALL', advice: 'Add 1 more.', data: { rule: '1.1.4.c' } },
    ]);
  });
  it('can only have cards of the hero’s faction (1.1.4.d)', () => {
    const strangers = [
      { count: 1, card: card('lost', { faction: 'muna' }) },
      { count: 1, card: card('drifting', { faction: null }) },
    ];
    expect(rules(formatProblems('constructed', deck([...commons(39), ...strangers])))).toEqual([
      '1.1.4.d',
      '1.1.4.d',
    ]);
  });
  it('can have at most 3 cards with the same name, whatever their version (1.1.4.e)', () => {
    const versions = [
      { count: 2, card: card('twin') },
      { count: 2, card: card('twin', { reference: 'TEST_TWIN_R1', rarity: 'rare' }) },
    ];
    expect(formatProblems('constructed', deck([...commons(39), ...versions]))).toMatchObject([
      { advice: 'Remove 1 of them.', data: { rule: '1.1.4.e' } },
    ]);
  });
  it('can have at most 15 rare cards (1.1.4.f)', () => {
    const rares = (size: number) => deck([...commons(39), ...commons(size, { rarity: 'rare' }).map(renamed)]);
    expect(formatProblems('constructed', rares(15))).toEqual([]);
    expect(rules(formatProblems('constructed', rares(16)))).toEqual(['1.1.4.f']);
  });
  it('can have at most 3 unique cards (1.1.4.g)', () => {
    const uniques = (size: number) =>
      deck([...commons(39), ...commons(size, { rarity: 'unique' }).map(renamed)]);
    expect(formatProblems('constructed', uniques(3))).toEqual([]);
    expect(rules(formatProblems('constructed', uniques(4)))).toEqual(['1.1.4.g']);
  });
});

const renamed = ({ count, card }: Deck['entries'][number]) => ({
  count,
  card: { ...card, name: `other ${card.name}`, reference: `${card.reference}_B` },
});

describe('limited decks (1.1.5)', () => {
  it('need no hero, and have no limits on names and rarities', () => {
    expect(
      formatProblems('limited', deck([{ count: 30, card: card('many', { rarity: 'rare' }) }], null)),
    ).toEqual([]);
  });
  it('can have at most one hero (1.1.5.b)', () => {
    expect(rules(formatProblems('limited', deck([{ count: 1, card: hero }, ...commons(29)])))).toEqual([
      '1.1.5.b',
    ]);
  });
  it('need at least 30 cards, which can include a hero (1.1.5.c)', () => {
    for (const format of ['limited', 'sealed', 'draft', 'booster-draft'] as const) {
      expect(formatProblems(format, deck(commons(29)))).toEqual([]);
      expect(rules(formatProblems(format, deck(commons(28))))).toEqual(['1.1.5.c']);
      expect(formatProblems(format, deck(commons(30), null))).toEqual([]);
      expect(rules(formatProblems(format, deck(commons(29), null)))).toEqual(['1.1.5.c']);
    }
  });
  it('can have at most 3 factions, including the hero’s (1.1.5.d)', () => {
    const three = (['lyra', 'muna', 'ordis'] as const).map((faction) => ({
      count: 10,
      card: card(faction, { faction }),
    }));
    expect(formatProblems('limited', deck(three, null))).toEqual([]);
    expect(rules(formatProblems('limited', deck(three)))).toEqual(['1.1.5.d']);
  });
  it('can have any number of Mana Convergence, which has no faction (1.1.5.a)', () => {
    const convergence = card('convergence', { type: 'mana', faction: null, statistics: null });
    const three = (['lyra', 'muna', 'ordis'] as const).map((faction) => ({
      count: 5,
      card: card(faction, { faction }),
    }));
    const played = deck([...three, { count: 15, card: convergence }], null);
    expect(formatProblems('limited', played)).toEqual([]);
    expect(
      rules(formatProblems('constructed', deck([...commons(39), { count: 1, card: convergence }]))),
    ).toEqual(['1.1.4.d']);
  });
  it('are distinguished from constructed decks by their format', () => {
    const small = deck(commons(29));
    expect(formatProblems('limited', small)).toEqual([]);
    expect(rules(formatProblems('constructed', small))).toEqual(['1.1.4.c']);
  });
});

describe('standard decks (1.1.4 of edition 4.0)', () => {
  const of40 = (...letters: readonly string[]) => letters.map((letter) => `1.1.4.${letter} of edition 4.0`);

  it('need 40 to 60 cards, including exactly one hero (1.1.4.b)', () => {
    expect(formatProblems('standard', deck(commons(39)))).toEqual([]);
    expect(formatProblems('standard', deck(commons(59)))).toEqual([]);
    expect(formatProblems('standard', deck(commons(60)))).toMatchObject([
      { code: 'DECK_TOO_LARGE', advice: 'Remove 1 of them.', data: { rule: of40('b')[0] } },
    ]);
    expect(rules(formatProblems('standard', deck(commons(38))))).toEqual(of40('b'));
    expect(rules(formatProblems('standard', deck(commons(39), null)))).toEqual(of40('b'));
  });

  it('are refused with every broken rule at once', () => {
    const much = [
      { count: 4, card: card('many') },
      { count: 1, card: card('lost', { faction: 'muna' }) },
      { count: 16, card: card('shiny', { rarity: 'rare' }) },
      { count: 4, card: card('only', { rarity: 'unique' }) },
    ];
    expect(rules(formatProblems('standard', deck(much)))).toEqual([
      ...of40('b', 'c', 'd', 'd', 'd', 'e', 'f'),
      null,
    ]);
  });

  it('cannot have banned or suspended cards', () => {
    const restricted = [
      { count: 1, card: card('lost'), restriction: 'suspended' as const },
      { count: 1, card: card('gone'), restriction: 'banned' as const },
    ];
    const played = deck([...commons(39), ...restricted]);
    expect(formatProblems('standard', played)).toMatchObject([
      { code: 'DECK_RESTRICTED', message: 'lost (TEST_LOST) is suspended in tournaments.' },
      { code: 'DECK_RESTRICTED', message: 'gone (TEST_GONE) is banned in tournaments.' },
    ]);
    expect(formatProblems('constructed', played)).toEqual([]);
  });
});

describe('tournament decks', () => {
  const other = (rarity: 'unique' | 'exalted' | 'rare', size: number) =>
    commons(size, { rarity }).map(renamed);

  it('can have at most three Exalted cards, and each unique card once', () => {
    expect(formatProblems('standard', deck([...commons(39), ...other('exalted', 3)]))).toEqual([]);
    expect(formatProblems('standard', deck([...commons(39), ...other('exalted', 4)]))).toMatchObject([
      { code: 'DECK_RARITY_TOO_MANY', advice: 'Remove 1 of them.' },
    ]);
    const twice = { count: 2, card: card('only', { rarity: 'unique' }) };
    expect(formatProblems('standard', deck([...commons(39), twice]))).toMatchObject([
      { code: 'DECK_COPIES_TOO_MANY', message: expect.stringContaining('only one exists') },
    ]);
  });

  it('cannot have unique cards in NUC', () => {
    const withUnique = deck([...commons(39), { count: 1, card: card('only', { rarity: 'unique' }) }]);
    expect(formatProblems('standard', withUnique)).toEqual([]);
    expect(formatProblems('nuc', withUnique)).toMatchObject([
      { message: expect.stringContaining('The deck has 1 unique card, but the maximum is 0') },
    ]);
  });

  it('need 59 to 79 cards in Singleton, each once in one rarity, with as many unique cards as the Hero allows', () => {
    const singles = (size: number, rarity: 'common' | 'unique' = 'common') =>
      Array.from({ length: size }, (_, index) => ({ count: 1, card: card(`${rarity}${index}`, { rarity }) }));
    const led = (name: string, uniques: number) =>
      deck([...singles(59), ...singles(uniques, 'unique')], { ...hero, name });
    expect(formatProblems('singleton', deck(singles(59)))).toEqual([]);
    expect(formatProblems('singleton', deck(singles(58)))).toMatchObject([{ code: 'DECK_TOO_SMALL' }]);
    expect(formatProblems('singleton', deck(singles(80)))).toMatchObject([{ code: 'DECK_TOO_LARGE' }]);
    expect(formatProblems('singleton', led('Teija & Nauraa', 3))).toEqual([]);
    expect(formatProblems('singleton', led('Teija & Nauraa', 4))).toMatchObject([
      { advice: 'Remove 1 of them.' },
    ]);
    expect(formatProblems('singleton', led('Akesha & Taru', 4))).toEqual([]);
    expect(formatProblems('singleton', led('Akesha & Taru', 5))).toHaveLength(1);
    expect(formatProblems('singleton', led('Afanas & Senka', 5))).toEqual([]);
    expect(formatProblems('singleton', led('Afanas & Senka', 6))).toHaveLength(1);
    const twin = [
      { count: 1, card: card('twin') },
      { count: 1, card: card('twin', { reference: 'TEST_TWIN_R1', rarity: 'rare' }) },
    ];
    expect(formatProblems('singleton', deck([...singles(59), ...twin]))).toEqual([]);
    const again = [...singles(59), ...twin, { count: 1, card: card('twin', { reference: 'TEST_TWIN_P' }) }];
    expect(formatProblems('singleton', deck(again))).toMatchObject([
      { code: 'DECK_COPIES_TOO_MANY', message: expect.stringContaining('1 of each rarity') },
    ]);
  });

  it('can only have listed cards in Frontier if card files have lists', () => {
    const listed = { count: 1, card: card('listed'), formats: ['FRONTIER'] };
    const unlisted = { count: 1, card: card('unlisted'), formats: ['NUC'] };
    expect(formatProblems('frontier', deck([...commons(39), listed]))).toEqual([]);
    expect(formatProblems('frontier', deck([...commons(39), unlisted]))).toMatchObject([
      { code: 'DECK_RESTRICTED', data: { reference: 'TEST_UNLISTED' } },
    ]);
    expect(formatProblems('standard', deck([...commons(39), unlisted]))).toEqual([]);
  });

  it('can have 4 to 100 cards of any kind in Sandbox', () => {
    const free = (count: number) =>
      formatProblems('sandbox', deck([{ count, card: card('same', { rarity: 'unique', faction: 'muna' }) }]));
    expect([3, 4, 100, 101].map((count) => free(count).map(({ code }) => code))).toEqual([
      ['DECK_TOO_SMALL'],
      [],
      [],
      ['DECK_TOO_LARGE'],
    ]);
  });

  it('can have unknown unique cards whatever their faction', () => {
    const unknown = { count: 1, card: card('mystery', { rarity: 'unique', faction: null }), isUnknown: true };
    expect(formatProblems('standard', deck([...commons(39), unknown]))).toEqual([]);
  });
});
