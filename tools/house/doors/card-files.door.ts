import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { catalogueIn, readCardFile, shownCards, CardLibrary } from '#altered/cards';
import { Breach, type Door } from './door.js';
import { grownTrees } from './grown-trees.js';
import { damaged } from './strange-texts.js';

const shipped = (): readonly unknown[] =>
  JSON.parse(readFileSync(path.resolve('libs/altered/cards/open-set/cards.json'), 'utf8')) as unknown[];

/** A card in two languages, as the official API returns it. */
const translated = {
  reference: 'ALT_TEST_B_AX_01_R1',
  name: 'Tin Wader',
  cardType: { reference: 'CHARACTER' },
  cardSubTypes: [{ reference: 'ROBOT' }],
  rarity: { reference: 'RARE' },
  mainFaction: { reference: 'AX' },
  collectorNumber: 'TST-001-R-EN',
  elements: {
    ...{ MAIN_COST: '#2#', RECALL_COST: '3', FOREST_POWER: '1', MOUNTAIN_POWER: '#0#', OCEAN_POWER: '2' },
    MAIN_EFFECT: '{J} []Draw a card.',
  },
  translations: { 'it-it': { name: 'Guadatore', elements: { MAIN_EFFECT: '{J} Pesca una carta.' } } },
};

const savedDeck = [
  {
    data: {
      alterator: translated,
      deckCardsByType: { character: { deckUserListCard: [{ quantity: 2, card: translated }] } },
    },
  },
];

/** Lists of additional facts about cards, in several formats. */
const lists = [
  'ALT_TEST_B_AX_01_R1;TST-001-R\nALT_TEST_B_AX_02_C;[NA]\n',
  JSON.stringify({ AX_01: { AX: [[1, 10]], MU: [[11, 20]] } }),
  JSON.stringify({
    date: '2026-07-22',
    updates: [{ reference: 'ALT_TEST_B_AX_01_R1', fields: { isBanned: true } }],
  }),
  JSON.stringify({
    patches: [
      {
        effective_date: '2025-05-13',
        suspensions: { add: [{ name: 'Tin Wader (Common & Axiom Rare)' }] },
        erratas: [{ name: 'Tin Wader', updated: 'Draw a card.<br>{T}' }],
      },
    ],
  }),
];

export const door: Door<string> = {
  name: 'card-files',
  enters: 'card files',
  inputs: 10_000,
  open: () => {
    const cards = shipped();
    const library = CardLibrary.open(null);
    const files = [
      JSON.stringify(cards.slice(0, 12)),
      JSON.stringify(cards.slice(20, 23)),
      JSON.stringify(translated),
      JSON.stringify(savedDeck),
      ...lists,
      '[]',
      '{}',
    ];
    return Promise.resolve({
      arbitrary: fc.oneof(
        damaged(files, 20_000),
        fc.array(grownTrees(cards), { maxLength: 6 }).map((some) => JSON.stringify(some)),
        fc
          .tuple(fc.constantFrom('[', '{"a":', '[{"reference":'), fc.nat(40_000))
          .map(([open, times]) => open.repeat(times)),
        fc.json(),
        fc.string(),
      ),
      try: (text) => {
        const read = readCardFile(text, 'cards-ALIZE.json');
        if (read.ok) {
          const catalogue = catalogueIn(read.value);
          // Compilation of a card is deferred until `executed` is read, so reading `executed` forces it.
          for (const card of catalogue.cards.values()) {
            if (typeof card.executed !== 'boolean') throw new Breach('a card is not whole');
            catalogue.facts.legality.of(card, '2025-09-01');
          }
          for (const { name } of shownCards(catalogue).values())
            if (name === '') throw new Breach('a card has no name');
          const { cards: printed, translations, facts } = read.value;
          const source = { file: 'door', at: '2026-01-01T00:00:00.000Z' };
          const stored = library.import(read.value, source);
          const again = library.import(read.value, source);
          if (stored.new.length + stored.changed.length + stored.unchanged !== printed.length)
            throw new Breach('not each card was stored');
          const same = again.unchanged + again.translations.unchanged + again.facts.unchanged;
          if (same !== printed.length + translations.length + facts.length)
            throw new Breach('the same file is stored again');
          if (read.value.translations.some(({ language }) => language === 'en'))
            throw new Breach('English is a translation');
          return Promise.resolve('taken');
        }
        const [first] = read.error;
        if (first === undefined) throw new Breach('it is refused without a code');
        return Promise.resolve(first.code);
      },
      close: () => {
        library.close();
        return Promise.resolve();
      },
    });
  },
};
