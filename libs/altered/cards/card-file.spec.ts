import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Result } from '#record';
import { cardsFrom, readCards } from './card-file.js';
import { joinCatalogues, type Catalogue } from './catalogue.js';

const character = {
  reference: 'TEST_ONE_B_AX_02_C',
  name: 'Test Wader',
  type: 'CHARACTER',
  subtypes: ['ROBOT'],
  faction: 'AX',
  rarity: 'COMMON',
  handCost: 2,
  reserveCost: 3,
  forest: 1,
  mountain: 2,
  ocean: 4,
  mainEffect: null,
  echoEffect: null,
  reserveLimit: null,
  landmarkLimit: null,
};
const hero = {
  ...character,
  reference: 'TEST_ONE_B_AX_01_C',
  name: 'Test Hero',
  type: 'HERO',
  subtypes: [],
  forest: null,
  mountain: null,
  ocean: null,
  mainEffect: '{T}: #Draw a card.#',
  reserveLimit: 2,
  landmarkLimit: 3,
};

const print = (...cards: unknown[]): string => JSON.stringify(cards, null, 2);
function read(text: string): Catalogue {
  const result = readCards(text, 'cards.json');
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const card = (fields: object) => [...read(print({ ...character, ...fields })).cards.values()][0];
const problems = <T>(result: Result<T, readonly { code: string; where?: string; message: string }[]>) =>
  result.ok ? [] : result.error.map(({ code, where, message }) => ({ code, where, message }));

describe('readCards', () => {
  it('reads a character', () => {
    expect(card({ echoEffect: '{D}\u00a0: Draw a card.' })).toEqual({
      reference: 'TEST_ONE_B_AX_02_C',
      name: 'Test Wader',
      type: 'character',
      subtypes: ['robot'],
      faction: 'axiom',
      rarity: 'common',
      handCost: 2,
      reserveCost: 3,
      statistics: { forest: 1, mountain: 2, water: 4 },
      text: [],
      supportText: ['{D}: Draw a card.'],
      executed: false,
    });
  });

  it('reads a hero: limits, no rarity, no statistics (2.2.4.c, 2.2.9.c)', () => {
    expect(read(print(hero)).cards.get(hero.reference)).toMatchObject({
      type: 'hero',
      rarity: null,
      statistics: null,
      text: ['{T}: Draw a card.'],
      reserveLimit: 2,
      landmarkLimit: 3,
    });
  });

  it('takes every kind of permanent for a permanent and says which are landmarks', () => {
    const subtypes = (type: string, ...own: string[]) => {
      const read = card({ type, subtypes: own });
      return [read?.type, read?.subtypes];
    };
    expect(subtypes('PERMANENT', 'LANDMARK')).toEqual(['permanent', ['landmark']]);
    expect(subtypes('LANDMARK_PERMANENT', 'SITE')).toEqual(['permanent', ['landmark', 'site']]);
    expect(subtypes('EXPEDITION_PERMANENT', 'GEAR')).toEqual(['permanent', ['gear']]);
  });

  it('executes cards that have nothing but reminder text', () => {
    expect(card({ mainEffect: '(A reminder.)' })?.executed).toBe(true);
    expect(card({ mainEffect: '[Eternal].  (A reminder.)' })?.executed).toBe(false);
    expect(card({ completedEffect: 'Completed: Draw a card.' })).toMatchObject({
      executed: false,
      text: ['Completed: Draw a card.'],
    });
  });

  it('knows tokens, but not as cards', () => {
    const catalogue = read(print({ ...character, type: 'TOKEN', handCost: null }));
    expect(catalogue.cards.size).toBe(0);
    expect(catalogue.tokens).toEqual(new Map([['TEST_ONE_B_AX_02_C', 'Test Wader']]));
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(read(`\ufeff${print(hero)}`).cards.size).toBe(1);
  });

  it('says where a file stops being JSON', () => {
    const broken = print(hero, character).replace('"name": "Test Wader"', '"name": Test Wader"');
    expect(problems(readCards(broken, 'cards.json'))).toEqual([
      {
        code: 'CARDS_NOT_JSON',
        where: 'cards.json:21:13',
        message: 'The card file is not JSON: it cannot be read from line 21, column 13 on.',
      },
    ]);
  });

  it.each([
    ['an empty file', '', 'cards.json:1:1'],
    ['a cut-off file', print(hero).slice(0, -2).trimEnd(), 'cards.json:18:4'],
  ])('says that %s ends too early', (_, text, where) => {
    expect(problems(readCards(text, 'cards.json'))).toEqual([
      {
        code: 'CARDS_NOT_JSON',
        where,
        message: 'The card file is not JSON: it ends before the list of cards does.',
      },
    ]);
  });

  it('cut off anywhere, a file is refused and nothing is thrown', () => {
    const whole = print(hero, character);
    for (let length = 0; length < whole.length; length += 7)
      expect(problems(readCards(whole.slice(0, length), 'cards.json'))).toMatchObject([
        { code: 'CARDS_NOT_JSON' },
      ]);
  });

  it('wants a list of cards', () => {
    expect(problems(readCards('{"cards": []}', 'cards.json'))).toMatchObject([
      { code: 'CARDS_NOT_A_LIST', where: 'cards.json:1' },
    ]);
  });

  it('reports every wrong field with its card and line', () => {
    const text = print(hero, { ...character, faction: 'XX', ocean: null }, 'no card');
    expect(problems(readCards(text, 'cards.json'))).toMatchObject([
      {
        code: 'CARD_FIELD',
        where: 'cards.json:26',
        message: expect.stringContaining('TEST_ONE_B_AX_02_C: faction'),
      },
      { code: 'CARD_FIELD', where: 'cards.json:38', message: expect.stringContaining('Card 3 of the list') },
    ]);
    expect(problems(readCards(print({ ...character, ocean: null }), 'cards.json'))).toMatchObject([
      { code: 'CARD_FIELD', where: 'cards.json:15', message: expect.stringContaining('ocean') },
    ]);
  });

  it('points to the card when the field is missing', () => {
    const { handCost: _, ...rest } = character;
    expect(problems(readCards(print(hero, rest), 'cards.json'))).toMatchObject([
      { code: 'CARD_FIELD', where: 'cards.json:19', message: expect.stringContaining('handCost') },
    ]);
  });

  it('refuses the same reference twice', () => {
    expect(problems(readCards(print(hero, character, hero), 'cards.json'))).toMatchObject([
      { code: 'CARD_DUPLICATE', where: 'cards.json:39' },
    ]);
  });

  it('reports no more than fifty problems and how many are left', () => {
    const many = problems(readCards(JSON.stringify(Array(80).fill(7)), 'cards.json'));
    expect(many).toHaveLength(51);
    expect(many.at(-1)).toMatchObject({ code: 'MORE_PROBLEMS', message: expect.stringContaining('30') });
  });
});

describe('joinCatalogues', () => {
  const one = read(print(hero));
  it('joins', () => {
    const joined = joinCatalogues(one, read(print(character)));
    expect(joined.ok && [...joined.value.cards.keys()]).toEqual([hero.reference, character.reference]);
  });
  it('refuses a card that is in both', () => {
    expect(problems(joinCatalogues(one, one))).toMatchObject([{ code: 'CARD_DUPLICATE' }]);
  });
});

describe('cardsFrom', () => {
  it('reads a list in memory', () => {
    expect(cardsFrom([hero, character])).toEqual({ ok: true, value: read(print(hero, character)) });
    expect(problems(cardsFrom([{ ...hero, rarity: 'SHINY' }]))).toMatchObject([{ code: 'CARD_FIELD' }]);
  });
});

const published = new URL('../../../../shared/cards/altered-cards-en.json', import.meta.url);
if (existsSync(published))
  describe('the published cards', () => {
    const { cards, tokens } = read(readFileSync(published, 'utf8'));

    it('are all read', () => {
      expect(cards.size + tokens.size).toBe(2162);
      expect([...cards.values()].filter(({ type }) => type === 'hero')).toHaveLength(106);
    });

    it('leave no marks in their text', () => {
      const lines = [...cards.values()].flatMap(({ text, supportText }) => [...text, ...supportText]);
      expect(lines.filter((line) => /[#[\]\u00a0]| {2}/.test(line))).toEqual([]);
    });
  });
else process.stderr.write(`Skipped the tests of published cards: ${published.pathname} is not there.\n`);
