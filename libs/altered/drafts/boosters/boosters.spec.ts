import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { openSet, readCards } from '#altered/cards';
import { draftBounds } from '#record';
import { sharedPaths } from '#record/testing';
import {
  cardsOfSet,
  openBooster,
  poolOf,
  poolProblem,
  readDistribution,
  setsIn,
  usualDistribution,
  type Distribution,
  type DraftCards,
} from '../index.js';

const river = (): DraftCards => {
  const found = cardsOfSet('river', openSet());
  if (!found.ok) throw new Error(found.error.message);
  return found.value.cards;
};
const cards = river();
const pool = poolOf(cards);
const opened = Array.from({ length: 400 }, (_, index) =>
  openBooster(pool, usualDistribution, `seed ${index}`),
);
const rarities = (booster: readonly string[], rarity: string): number =>
  booster.filter((reference) => cards[reference]?.rarity === rarity).length;

describe('a booster', () => {
  it('M1.1 has twelve different cards, including a Hero, and a separate token', () => {
    for (const { cards: own, aside } of opened) {
      expect(new Set(own).size).toBe(12);
      expect(own.filter((reference) => cards[reference]?.type === 'hero')).toHaveLength(1);
      expect(aside.map((reference) => cards[reference]?.type)).toEqual(['token']);
    }
  });

  it('M1.2 has eight common and three rare cards, and a unique card replaces a rare card in about one of eight boosters', () => {
    const counts = opened.map(({ cards: own }) => {
      expect(rarities(own, 'common')).toBe(8);
      expect(rarities(own, 'rare') + rarities(own, 'unique')).toBe(3);
      return rarities(own, 'unique');
    });
    const uniques = counts.reduce((sum, count) => sum + count, 0);
    expect(Math.max(...counts)).toBe(1);
    expect(uniques).toBeGreaterThan(25);
    expect(uniques).toBeLessThan(80);
  });

  it('M1.3 has no unique card if the set has none', () => {
    const none = Object.fromEntries(Object.entries(cards).filter(([, { rarity }]) => rarity !== 'unique'));
    for (let index = 0; index < 50; index++)
      expect(rarities(openBooster(poolOf(none), usualDistribution, `${index}`).cards, 'rare')).toBe(3);
  });

  it('M1.4 is the same for the same seed, whatever the order of the cards, and differs for another seed', () => {
    const turned = poolOf(Object.fromEntries(Object.entries(cards).reverse()));
    expect(openBooster(turned, usualDistribution, 'a')).toEqual(openBooster(pool, usualDistribution, 'a'));
    expect(openBooster(pool, usualDistribution, 'a')).not.toEqual(openBooster(pool, usualDistribution, 'b'));
  });
});

describe('a set', () => {
  it('is found regardless of capitals, and refused with the known sets if it is unknown', () => {
    expect(cardsOfSet('RIVER', openSet())).toEqual({ ok: true, value: { set: 'RIVER', cards } });
    expect(cardsOfSet('OCEAN', openSet())).toMatchObject({
      ok: false,
      error: { code: 'SET_NOT_FOUND', data: { known: ['RIVER'] } },
    });
  });

  it('is too small if boosters need more cards of a kind than it has', () => {
    const many = { ...usualDistribution, heroes: 7, cards: 18 };
    expect(poolProblem('RIVER', cards, many)).toMatchObject({
      code: 'BOOSTER_SET_TOO_SMALL',
      data: { what: 'Heroes', there: 6, count: 7 },
    });
    expect(poolProblem('RIVER', cards, usualDistribution)).toBeNull();
  });
});

describe('a distribution from a file', () => {
  const read = (value: unknown) => readDistribution(JSON.stringify(value), 'boosters.json');
  const own: Distribution = {
    cards: 5,
    heroes: 1,
    slots: [{ rarity: 'common', count: 4, instead: { rarity: 'rare', oneIn: 2 } }],
    tokens: 0,
  };

  it('is read as it was written and used for boosters', () => {
    expect(read(own)).toEqual({ ok: true, value: own });
    expect(openBooster(pool, own, 'own').cards).toHaveLength(5);
    expect(openBooster(pool, own, 'own').aside).toEqual([]);
  });

  it.each([
    ['that does not add up', { ...own, cards: 6 }, 'BOOSTER_SUM_INVALID'],
    ['with an unknown rarity', { ...own, slots: [{ rarity: 'golden', count: 4 }] }, 'BOOSTER_FILE_INVALID'],
    ['with an unknown field', { ...own, foil: 1 }, 'BOOSTER_FILE_INVALID'],
    ['with a negative count', { ...own, heroes: -1 }, 'BOOSTER_FILE_INVALID'],
    ['that is not an object', [own], 'BOOSTER_FILE_INVALID'],
  ])('is refused %s', (_, value, code) => {
    expect(read(value)).toMatchObject({ ok: false, error: { code, where: 'boosters.json' } });
  });

  it('is refused if it is not JSON or too large', () => {
    expect(readDistribution('{', 'x')).toMatchObject({ error: { code: 'BOOSTER_FILE_INVALID' } });
    expect(readDistribution(' '.repeat(draftBounds.file + 1), 'x')).toMatchObject({
      error: { code: 'BOOSTER_FILE_TOO_LARGE' },
    });
  });
});

const [published = ''] = sharedPaths('cards/altered-cards-en.json');
const withCards = published !== '' ? it : it.skip;

withCards('every set with Heroes of the published cards has boosters, and every other says why not', () => {
  const catalogue = readCards(readFileSync(published, 'utf8'), 'cards');
  if (!catalogue.ok) throw new Error('the card file is read');
  const found = setsIn(catalogue.value).map((set) => {
    const of = cardsOfSet(set, catalogue.value);
    if (!of.ok) return [set, of.error.code];
    const problem = poolProblem(set, of.value.cards, usualDistribution);
    if (problem !== null) return [set, problem.code];
    const { cards: own } = openBooster(poolOf(of.value.cards), usualDistribution, set);
    return [set, own.length];
  });
  expect(found).toContainEqual(['CORE', 12]);
  for (const [, outcome] of found) expect([12, 'BOOSTER_SET_TOO_SMALL']).toContain(outcome);
});
