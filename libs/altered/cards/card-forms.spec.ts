import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';
import { readCardFile } from './card-file.js';

const read = (value: unknown) => {
  const file = readCardFile(JSON.stringify(value, null, 1), 'cards.json');
  if (!file.ok) throw new Error(file.error.map(({ message }) => message).join(' '));
  return file.value.cards;
};

/**
 * A card in the format of the former official API. `#` marks enclose the values that differ from the common version.
 */
const official = {
  '@type': 'Card',
  reference: 'ALT_TEST_B_AX_01_R1',
  name: 'Tin Wader',
  cardType: { reference: 'CHARACTER', name: 'Personaggio' },
  cardSubTypes: [{ reference: 'ROBOT', name: 'Robot' }],
  cardSet: { reference: 'TEST', name: 'A Test' },
  rarity: { reference: 'RARE' },
  mainFaction: { reference: 'AX', name: 'Axiom' },
  elements: {
    MAIN_COST: '#2#',
    RECALL_COST: '3',
    FOREST_POWER: '1',
    MOUNTAIN_POWER: '#0#',
    OCEAN_POWER: '2',
    MAIN_EFFECT: '{J} []Draw a card.  #{H} I gain 1 boost.#',
    ECHO_EFFECT: '{D} : []You may draw a card.',
  },
  collectorNumber: 'ALT_TEST_B_AX_01_R1-EN',
  isSuspended: true,
};
const flat = {
  reference: 'ALT_TEST_B_AX_01_R1',
  name: 'Tin Wader',
  set: 'TEST',
  setName: 'A Test',
  type: 'CHARACTER',
  subtypes: ['ROBOT'],
  faction: 'AX',
  rarity: 'RARE',
  handCost: 2,
  reserveCost: 3,
  forest: 1,
  mountain: 0,
  ocean: 2,
  mainEffect: official.elements.MAIN_EFFECT,
  echoEffect: official.elements.ECHO_EFFECT,
  collectorNumber: null,
  isSuspended: true,
};

describe('a card file', () => {
  it('can contain a list of cards, or one card, from the former official API', () => {
    expect(read([official])).toMatchObject([flat]);
    expect(read(official)).toMatchObject([flat]);
  });

  it('can contain pages of the community API, with texts in several languages', () => {
    const { elements, mainFaction, ...card } = official;
    const member = {
      ...card,
      name: { en: 'Tin Wader', fr: 'Échassier' },
      faction: { code: mainFaction.reference },
      mainCost: 2,
      recallCost: 3,
      forestPower: 1,
      mountainPower: 0,
      oceanPower: 2,
      mainEffect: { en: elements.MAIN_EFFECT, fr: 'Piochez une carte.' },
      echoEffect: { en: elements.ECHO_EFFECT },
      gameplayFormat: ['FRONTIER'],
    };
    expect(read({ member: [member], totalItems: 1 })).toMatchObject([
      { ...flat, gameplayFormat: ['FRONTIER'] },
    ]);
  });

  it('can contain cards as an object with their references as keys', () => {
    const { reference, cardType, mainFaction, rarity, ...card } = official;
    const keyed = {
      ...card,
      type: cardType.reference,
      mainFaction: mainFaction.reference,
      rarity: rarity.reference,
      name: { en: 'Tin Wader' },
    };
    expect(read({ [reference]: keyed })).toMatchObject([flat]);
  });

  it('can contain decks, from which only complete cards are read', () => {
    const other = { ...official, reference: 'ALT_TEST_B_AX_02_R1' };
    const saved = {
      alterator: { ...official, reference: 'ALT_TEST_B_AX_03_R1' },
      deckCardsByType: { '@id': 'x', character: { deckUserListCard: [{ quantity: 2, card: official }] } },
    };
    const built = { deckCards: [{ cardReference: other.reference, quantity: 1, card: other }] };
    const references = (value: unknown) => read(value).map(({ reference }) => reference);
    expect(references([{ id: '1', data: saved }])).toEqual(['ALT_TEST_B_AX_03_R1', official.reference]);
    expect(references(built)).toEqual([other.reference]);
    const bare = readCardFile(JSON.stringify({ deckCards: [{ cardReference: 'X_Y', quantity: 1 }] }), 'x');
    expect(bare).toMatchObject({
      error: [{ code: 'CARDS_NOT_A_LIST', message: expect.stringContaining('decks') }],
    });
  });

  it('can contain permanents without statistics, heroes with limits, and the second box of a Feat', () => {
    const permanent = {
      ...official,
      cardType: { reference: 'LANDMARK_PERMANENT' },
      cardSubTypes: [{ reference: 'FEAT' }],
      elements: { ...official.elements, FOREST_POWER: '', MOUNTAIN_POWER: '', OCEAN_POWER: '' },
    };
    expect(read([permanent])).toMatchObject([
      { forest: null, echoEffect: null, completedEffect: official.elements.ECHO_EFFECT },
    ]);
    const hero = {
      ...official,
      cardType: { reference: 'HERO' },
      elements: {
        MAIN_COST: '0',
        RECALL_COST: '0',
        PERMANENT: '2',
        RESERVE: '3',
        MAIN_EFFECT: 'Draw a card.',
      },
    };
    expect(read([hero])).toMatchObject([{ reserveLimit: 3, landmarkLimit: 2 }]);
  });

  it('is refused with the line of the malformed card, in every form', () => {
    const wrong = { ...official, rarity: { reference: 'SHINY' } };
    const right = { ...official, reference: 'ALT_TEST_B_AX_02_R1' };
    for (const value of [[right, wrong], { member: [right, wrong] }, wrong]) {
      const text = JSON.stringify(value, null, 1);
      const line = text.slice(0, text.indexOf('SHINY')).split('\n').length;
      const file = readCardFile(text, 'cards.json');
      expect(file).toMatchObject({
        error: [{ code: 'CARD_RARITY_INVALID', data: { reference: wrong.reference } }],
      });
      expect(file.ok ? 0 : Math.abs(Number(file.error[0]?.data?.['line']) - line)).toBeLessThan(2);
    }
  });

  it.each([
    [{ patches: [] }, 'an object with patches'],
    [[{ tournament: 1 }], 'a list of 1'],
    ['text', 'a string'],
    [{}, 'an empty object'],
  ])('cannot be %j', (value, content) => {
    expect(readCardFile(JSON.stringify(value), 'x')).toMatchObject({
      error: [{ code: 'CARDS_NOT_A_LIST', message: expect.stringContaining(content) }],
    });
  });

  const [tournaments] = sharedPaths('real-files/bga-tournaments-sample.json');
  (tournaments === undefined ? it.skip : it)('cannot be a list of tournaments or sets', () => {
    const sets = path.join(path.dirname(tournaments ?? ''), 'cards/card_set.csv');
    for (const [file = '', code, message] of [
      [tournaments, 'CARDS_NOT_A_LIST', 'a list of 25, but no'],
      [sets, 'CARDS_NOT_JSON', 'The first error is at line 1, column 5'],
    ] as const)
      expect(readCardFile(readFileSync(file, 'utf8'), file)).toMatchObject({
        error: [
          {
            code,
            message: expect.stringContaining(message),
            advice: expect.stringContaining('Use a JSON file'),
          },
        ],
      });
  });

  const [folder] = sharedPaths('real-files/cards');
  const filesIn = (name: string) =>
    folder === undefined
      ? []
      : readdirSync(path.join(folder, name))
          .filter((file) => file.endsWith('.json'))
          .map((file) => path.join(name, file));
  const outcome = (file: string): number | string => {
    const cards = readCardFile(readFileSync(path.join(folder ?? '', file), 'utf8'), file);
    if (!cards.ok) return cards.error.map(({ code }) => code).join();
    const { translations } = cards.value;
    const languages = [...new Set(translations.map(({ language }) => language))].sort();
    return [
      cards.value.cards.length,
      ...languages.map(
        (language) =>
          `${language} ${translations.filter((translation) => translation.language === language).length}`,
      ),
    ].join(', ');
  };

  const [savedDecks] = sharedPaths('real-files/decks-real/deck-user-lists.json');
  (savedDecks === undefined ? it.skip : it)('can contain saved decks with French cards', () => {
    const cards = readCardFile(readFileSync(savedDecks ?? '', 'utf8'), 'deck-user-lists.json');
    expect(cards).toMatchObject({ value: { cards: [], translations: { length: 41 } } });
  });

  (folder === undefined ? it.skip : it)(
    'is each of the files that people have, or is refused with the reason',
    () => {
      const outcomes = ['.', 'equinox-forms', 'raw-uniques']
        .flatMap(filesIn)
        .filter((file) => !/^(unique-faction|patch)/.test(file))
        .map((file) => [file, outcome(file)]);
      expect(Object.fromEntries(outcomes)).toEqual({
        'alteredcore-cards-api.json': '1',
        'equinox-api-uniques.json': '3, fr 1',
        'equinox-file-EOLECB_EN-part.json': '5',
        // Two cards are not counted, because their texts contain [MANA_MOTH] instead of a name.
        'equinox-forms/raw-ALIZE_FR.json': '0, fr 5',
        'equinox-forms/raw-ALIZE_IT.json': '0, it 5',
        'equinox-forms/raw-CORE_FR.json': '0, fr 6',
        'equinox-forms/raw-CORE_IT.json': '0, it 6',
        'equinox-forms/raw-CYCLONE_FR.json': '0, fr 6',
        'equinox-forms/raw-CYCLONE_IT.json': '0, it 6',
        'equinox-forms/raw-EOLE_IT.json': '0, it 2',
        'keyed-by-reference.json': '1, fr 1',
        'raw-uniques/ALT_ALIZE_B_AX_32_U_1.json': '1, de 1, es 1, fr 1, it 1',
        'raw-uniques/ALT_BISE_B_BR_49_U_1010.json': '1, de 1, es 1, fr 1, it 1',
        'raw-uniques/ALT_CORE_B_AX_04_U_10.json': '1, fr 1',
        'raw-uniques/ALT_CYCLONE_B_YZ_66_U_11.json': '1, fr 1',
        'raw-uniques/ALT_DUSTER_B_AX_86_U_101.json': '1, de 1, es 1, fr 1, it 1',
        'raw-uniques/ALT_EOLE_B_AX_106_U_1.json': '1, de 1, es 1, fr 1, it 1',
      });
    },
  );
});
