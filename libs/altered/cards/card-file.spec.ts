import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Result } from '#record';
import { sharedPaths } from '#record/testing';
import { cardsFrom, catalogueIn, holdsCards, readCardFile, readCards } from './card-file.js';
import { shownCards, type Catalogue } from './catalogue.js';
import { joinCardFiles } from './joined-files.js';
import { mostCharacters } from './json-text.js';

// Slow: compiles the text of every published card.

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
    expect(card({ echoEffect: '{D}\u00a0: Zap once more.' })).toEqual({
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
      supportText: ['{D}: Zap once more.'],
      executed: false,
      notExecuted: ['{D}: Zap once more.'],
    });
  });

  it('reads a hero with limits but without rarity and statistics (2.2.4.c, 2.2.9.c)', () => {
    expect(read(print(hero)).cards.get(hero.reference)).toMatchObject({
      type: 'hero',
      rarity: null,
      statistics: null,
      text: ['{T}: Draw a card.'],
      reserveLimit: 2,
      landmarkLimit: 3,
    });
  });

  it('reads every kind of permanent, and gives landmarks their sub-type', () => {
    const subtypes = (type: string, ...own: string[]) => {
      const read = card({ type, subtypes: own });
      return [read?.type, read?.subtypes];
    };
    expect(subtypes('PERMANENT', 'LANDMARK')).toEqual(['permanent', ['landmark']]);
    expect(subtypes('LANDMARK_PERMANENT', 'SITE')).toEqual(['permanent', ['landmark', 'site']]);
    expect(subtypes('EXPEDITION_PERMANENT', 'GEAR')).toEqual(['permanent', ['gear']]);
  });

  it('executes cards whose text is only a reminder', () => {
    expect(card({ mainEffect: '(A reminder.)' })?.executed).toBe(true);
    expect(card({ mainEffect: '[Zapping].  (A reminder.)' })?.executed).toBe(false);
    expect(card({ completedEffect: 'Completed: Draw a card.' })).toMatchObject({
      executed: false,
      text: ['Completed: Draw a card.'],
    });
  });

  it('reads tokens separately from cards', () => {
    const catalogue = read(print({ ...character, type: 'TOKEN', handCost: null }));
    expect(catalogue.cards.size).toBe(0);
    expect(catalogue.tokens).toEqual(new Map([['TEST_ONE_B_AX_02_C', 'Test Wader']]));
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(read(`\ufeff${print(hero)}`).cards.size).toBe(1);
  });

  it('names the place where a file stops being valid JSON', () => {
    const broken = print(hero, character).replace('"name": "Test Wader"', '"name": Test Wader"');
    expect(problems(readCards(broken, 'cards.json'))).toEqual([
      {
        code: 'CARDS_NOT_JSON',
        where: 'cards.json:21:13',
        message: 'The card file is not JSON. The first error is at line 21, column 13.',
      },
    ]);
  });

  it('refuses a web page with a message that says so', () => {
    expect(problems(readCards('\n<!doctype html><p>Sign in', 'cards.json'))).toMatchObject([
      { code: 'CARDS_NOT_JSON', message: 'The file is a web page, not a card file.' },
    ]);
  });

  it.each([
    ['an empty file', '', 'cards.json:1:1'],
    ['a cut-off file', print(hero).slice(0, -2).trimEnd(), 'cards.json:18:4'],
  ])('reports that %s ends too early', (_, text, where) => {
    expect(problems(readCards(text, 'cards.json'))).toEqual([
      {
        code: 'CARDS_NOT_JSON',
        where,
        message: 'The card file is not JSON, because it ends before the end of the list of cards.',
      },
    ]);
  });

  it('refuses a file that was cut off anywhere, without throwing', () => {
    const whole = print(hero, character);
    for (let length = 0; length < whole.length; length += 7)
      expect(problems(readCards(whole.slice(0, length), 'cards.json'))).toMatchObject([
        { code: 'CARDS_NOT_JSON' },
      ]);
  });

  it('requires a list of cards', () => {
    expect(problems(readCards('{"cards": []}', 'cards.json'))).toMatchObject([
      { code: 'CARDS_NOT_A_LIST', where: 'cards.json:1' },
    ]);
  });

  it('recognises card files, even if their cards have errors', () => {
    expect(holdsCards(print(hero))).toBe(true);
    expect(holdsCards(print({ ...hero, faction: 'XX' }))).toBe(true);
    expect(holdsCards('{"cards": []}')).toBe(false);
  });

  it('reports every wrong field with its card and line', () => {
    const text = print(hero, { ...character, faction: 'XX', ocean: null }, 'no card');
    expect(problems(readCards(text, 'cards.json'))).toMatchObject([
      {
        code: 'CARD_FACTION_INVALID',
        where: 'cards.json:26',
        message: 'TEST_ONE_B_AX_02_C has an unknown faction: "XX".',
      },
      {
        code: 'CARD_FIELD_INVALID',
        where: 'cards.json:38',
        message: expect.stringContaining('Card 3 of the list'),
      },
    ]);
    expect(problems(readCards(print({ ...character, ocean: null }), 'cards.json'))).toMatchObject([
      { code: 'CARD_FIELD_INVALID', where: 'cards.json:15', message: expect.stringContaining('ocean') },
    ]);
  });

  it('finds the right line despite brackets, quotes and escapes in texts and names', () => {
    const noted =
      String.raw`[{"\u006eame": "{[\",", "x": [[], {"y": {}}, "]"],\n"faction": "XX"}]`.replaceAll(
        String.raw`\n`,
        '\n',
      );
    expect(problems(readCards(noted, 'cards.json'))).toContainEqual(
      expect.objectContaining({ code: 'CARD_FACTION_INVALID', where: 'cards.json:2' }),
    );
  });

  it('refuses a field whose length cannot be compared', () => {
    for (const reference of ['{"length": {"toString": 1}}', String.raw`{"length": {"\u0074oString": 1}}`])
      expect(
        problems(readCards(`[{"faction": "AX", "reference": ${reference}}]`, 'cards.json')),
      ).toContainEqual(
        expect.objectContaining({
          code: 'CARD_FIELD_INVALID',
          message: expect.stringContaining('reference'),
        }),
      );
  });

  it("names the card's line if a field is missing", () => {
    const { handCost: _, ...rest } = character;
    expect(problems(readCards(print(hero, rest), 'cards.json'))).toMatchObject([
      { code: 'CARD_FIELD_INVALID', where: 'cards.json:19', message: expect.stringContaining('handCost') },
    ]);
  });

  it('refuses different cards with the same reference, and names the fields that differ', () => {
    const other = { ...hero, name: 'Other Hero', reserveLimit: 3 };
    expect(problems(readCards(print(hero, character, other), 'cards.json'))).toEqual([
      {
        code: 'CARD_DUPLICATE',
        where: 'cards.json:39',
        message: 'TEST_ONE_B_AX_01_C occurs more than once in the file, with a different name, reserveLimit.',
      },
    ]);
  });

  it('reads an identical repeated card once', () => {
    const file = readCardFile(print(hero, character, hero), 'cards.json');
    expect(file.ok && [file.value.cards.length, file.value.repeated]).toEqual([2, 1]);
  });

  it.each([
    [
      'without a reference',
      { ...character, reference: undefined },
      'CARD_REFERENCE_MISSING',
      'Card 1 of the list (Test Wader)',
    ],
    [
      'of an unknown faction',
      { ...character, faction: 'ZZ' },
      'CARD_FACTION_INVALID',
      'unknown faction: "ZZ"',
    ],
    ['of an unknown type', { ...character, type: 'PLANET' }, 'CARD_TYPE_INVALID', 'unknown type: "PLANET"'],
    [
      'of an unknown rarity',
      { ...character, rarity: 'SHINY' },
      'CARD_RARITY_INVALID',
      'unknown rarity: "SHINY"',
    ],
    [
      'with a malformed reference',
      { ...character, reference: '../x' },
      'CARD_FIELD_INVALID',
      'looks like SET_B_AX_01_C',
    ],
    [
      'with control characters in its name',
      { ...character, name: 'a\u001b[31mb' },
      'CARD_FIELD_INVALID',
      'unreadable characters',
    ],
    [
      'with a text that is too long',
      { ...character, mainEffect: 'a'.repeat(5000) },
      'CARD_FIELD_INVALID',
      'mainEffect',
    ],
  ])('refuses a card %s', (_, wrong, code, message) => {
    const found = readCards(print(wrong), 'cards.json');
    expect(found).toMatchObject({ ok: false, error: [{ code, advice: expect.stringMatching(/./) }] });
    expect(problems(found)[0]?.message).toContain(message);
  });

  it('refuses a file that is too large before reading it', () => {
    const file = `[${' '.repeat(mostCharacters)}]`;
    expect(problems(readCards(file, 'cards.json'))).toMatchObject([
      {
        code: 'CARDS_TOO_LARGE',
        where: 'cards.json',
        message: 'The card file has 49 MB. The limit is 48 MB.',
      },
    ]);
  });

  it('refuses values that are nested too deeply', () => {
    const deep = '['.repeat(200_000);
    expect(problems(readCards(deep, 'cards.json'))).toMatchObject([{ code: 'CARDS_NOT_JSON' }]);
    const closed = deep + ']'.repeat(200_000);
    expect(problems(readCards(closed, 'cards.json'))).toMatchObject([
      { code: expect.stringMatching(/^CARD/) },
    ]);
  });

  const italian = [
    'Quando il tuo eroe è nella riserva, puoi pescare una delle carte.',
    'Se un tuo robot è il primo della fila, puoi girare il dado.',
  ];
  const inItalian = (...texts: readonly string[]) =>
    texts.map((mainEffect, index) => ({
      ...character,
      reference: `TEST_ONE_B_AX_0${index + 3}_C`,
      mainEffect,
    }));
  const translated = (...cards: readonly object[]) => {
    const file = readCardFile(print(...cards), 'cards.json');
    if (!file.ok) throw new Error(file.error[0]?.message);
    const { translations, notes } = file.value;
    return {
      english: file.value.cards.length,
      languages: translations.map(({ language }) => language),
      notes: notes.map(({ message, where, isLeftOut }) => ({ message, where, isLeftOut })),
    };
  };

  it('recognises cards in another language, even if each text is short', () => {
    expect(translated(...inItalian(...italian))).toMatchObject({
      english: 0,
      languages: ['it', 'it'],
    });
    const short = inItalian('Pesca una carta.', 'Gioca di nuovo la carta.', 'Il robot va nella mano.');
    expect(translated(...short)).toMatchObject({ english: 0, languages: ['it', 'it', 'it'] });
    const french = 'Quand votre héros est dans la réserve, vous pouvez piocher une des cartes.';
    expect(translated({ ...character, mainEffect: french })).toMatchObject({ languages: ['fr'] });
  });

  it('refuses a file in two languages, with the number of cards in each', () => {
    const english = 'When you draw a card from the deck, it may be the last of your cards.';
    const file = readCards(print(...inItalian(...italian, english)), 'cards.json');
    expect(problems(file)).toEqual([]);
    expect(problems(readCards(print(...inItalian(...italian, english, `${english} `)), 'x'))).toMatchObject([
      {
        code: 'CARDS_LANGUAGE_INVALID',
        message: expect.stringContaining('2 cards in Italian, 2 cards in English'),
      },
    ]);
  });

  it.each([
    [
      'text in another language',
      inItalian(...italian, 'When you draw a card from the deck, it may be the last of your cards.'),
      2,
      'TEST_ONE_B_AX_05_C: its text is English, not Italian.',
    ],
    [
      'English text with an Italian collector number',
      [
        ...inItalian(...italian),
        {
          ...character,
          mainEffect: 'When you draw a card from the deck, it may be the last of your cards.',
          collectorNumber: 'TST-001-C-IT',
        },
      ],
      2,
      `${character.reference}: its text is English, not Italian.`,
    ],
    [
      'an empty name',
      [...inItalian(...italian), { ...character, name: '', collectorNumber: 'TST-001-C-IT' }],
      2,
      `${character.reference}: its Italian name is empty.`,
    ],
    [
      'a placeholder instead of a name',
      inItalian(...italian, `${italian[0] ?? ''} [SIGNATURE_TOKEN]`),
      2,
      'TEST_ONE_B_AX_05_C: its Italian text has [SIGNATURE_TOKEN] where a name should be.',
    ],
  ])('leaves out an entry with %s, and notes its line', (_, cards, count, message) => {
    const found = translated(...cards);
    expect(found.languages).toHaveLength(count);
    const line = print(...cards)
      .split('\n')
      .findIndex((text) => text.includes(message.split(':')[0] ?? ''));
    expect(found.notes).toEqual([
      { message, isLeftOut: true, where: expect.stringMatching(/^cards.json:\d+$/) },
    ]);
    expect(Math.abs(Number(found.notes[0]?.where.split(':')[1]) - line - 1)).toBeLessThan(2);
  });

  it('reads an entry with its reference as collector number, or with empty brackets, and notes it', () => {
    const [first, second] = inItalian(`${italian[0] ?? ''} Ottieni rinforzi[].`, italian[1] ?? '');
    const numbered = { ...second, collectorNumber: `${second?.reference ?? ''}-IT` };
    const file = readCardFile(print(first, numbered), 'cards.json');
    expect(file).toMatchObject({
      value: {
        translations: [{}, { card: { collectorNumber: null } }],
        notes: [
          { isLeftOut: false, message: expect.stringContaining('[]') },
          { isLeftOut: false, message: expect.stringContaining('reference') },
        ],
      },
    });
  });

  it('reports at most fifty problems, and the number of remaining ones', () => {
    const many = problems(readCards(JSON.stringify(Array(80).fill({ reference: '' })), 'cards.json'));
    expect(many).toHaveLength(51);
    expect(many.at(-1)).toMatchObject({
      code: 'PROBLEMS_OMITTED',
      message: expect.stringContaining('more problems'),
    });
  });
});

describe('joinCardFiles', () => {
  const named = (file: string, ...cards: object[]) => {
    const read_ = readCardFile(print(...cards), file);
    if (!read_.ok) throw new Error(file);
    return { ...read_.value, file };
  };

  it('joins identical cards once', () => {
    const joined = joinCardFiles([named('one.json', hero), named('two.json', hero, character)]);
    expect(joined).toMatchObject({ ok: true, value: { repeated: 1 } });
    expect(joined.ok && joined.value.cards.map(({ reference }) => reference)).toEqual([
      hero.reference,
      character.reference,
    ]);
  });

  it('refuses a card that differs between two files, and names both files', () => {
    const other = { ...hero, name: 'Another' };
    expect(problems(joinCardFiles([named('one.json', hero), named('two.json', other)]))).toEqual([
      expect.objectContaining({
        code: 'CARD_DUPLICATE',
        where: 'two.json',
        message: expect.stringContaining('one.json, with a different name'),
      }),
    ]);
  });
});

describe('a catalogue', () => {
  const robot = { ...character, mainEffect: 'When you draw a card, it may be the last of the cards.' };
  const italian = {
    ...character,
    name: 'Guadatore',
    mainEffect: 'Quando peschi una carta, può essere una delle carte del mazzo.',
  };

  it('contains cards in other languages, including other prints', () => {
    const file = readCardFile(print(italian), 'it.json');
    if (!file.ok) throw new Error('it.json');
    const known = catalogueIn({ cards: [], translations: file.value.translations });
    expect(known.cards.size).toBe(0);
    expect(known.foreign.get(character.reference)).toMatchObject({ card: { name: 'Guadatore' } });
    expect(shownCards(known).get(character.reference)?.name).toBe('Guadatore');
    expect(known.texts.get(character.reference)).toMatchObject({ executed: false });
    const both = catalogueIn({ ...file.value, cards: [...read(print(robot)).printed.values()] });
    expect(both.foreign.size).toBe(0);
    expect(both.translations.of(character.reference, 'it')?.name).toBe('Guadatore');
    expect(both.translations.of(character.reference, 'fr')).toBeNull();
    expect(shownCards(both).get(character.reference)?.name).toBe(character.name);
  });
});

describe('cardsFrom', () => {
  it('reads a list in memory', () => {
    expect(cardsFrom([hero, character])).toEqual({ ok: true, value: read(print(hero, character)) });
    expect(problems(cardsFrom([{ ...hero, rarity: 'SHINY' }]))).toMatchObject([
      { code: 'CARD_RARITY_INVALID' },
    ]);
  });
});

const [published] = sharedPaths('cards/altered-cards-en.json');
if (published !== undefined)
  describe('the published cards', () => {
    const text = readFileSync(published, 'utf8');
    const { cards, tokens } = read(text);

    it('are in English', () => {
      const file = readCardFile(text, 'cards');
      expect(file).toMatchObject({ value: { cards: { length: 2162 }, translations: [] } });
      expect(file.ok && file.value.notes.filter(({ isLeftOut }) => isLeftOut)).toEqual([]);
    });

    it('can all be read', () => {
      expect(cards.size + tokens.size).toBe(2162);
      expect([...cards.values()].filter(({ type }) => type === 'hero')).toHaveLength(106);
    });

    it('have no markup left in their text', () => {
      const lines = [...cards.values()].flatMap(({ text, supportText }) => [...text, ...supportText]);
      expect(lines.filter((line) => /[#[\]\u00a0]| {2}/.test(line))).toEqual([]);
    });
  });
