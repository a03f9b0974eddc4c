import { describe, expect, it } from '@jest/globals';
import { catalogueIn, openDecks, type PublicCard } from '#altered/cards';
import { altered } from '#altered/rules';
import { contracts, openContracts } from '#contracts';
import { invariant, type Json } from '#record';
import { CardPictures } from './card-pictures.js';
import { CardTextsService } from './card-texts.service.js';

const wader = {
  ...{ reference: 'TEST_ONE_B_AX_02_C', name: 'Test Wader', type: 'CHARACTER', subtypes: [], faction: 'AX' },
  ...{ rarity: 'COMMON', handCost: 2, reserveCost: 3, forest: 1, mountain: 2, ocean: 4 },
  mainEffect: '{J} Zap every robot.',
} as const satisfies PublicCard;
const known = catalogueIn({
  cards: [wader],
  translations: [{ language: 'it', card: { ...wader, name: 'Guado', mainEffect: '{J} Zappa ogni robot.' } }],
});
const words = new CardTextsService(new CardPictures(null), { catalogue: () => known });

/** The shipped decks' cards that let a player choose among effects. */
const modal = openDecks()
  .flatMap(({ entries }) => entries)
  .map(({ card }) => card)
  .filter(({ abilities }) => JSON.stringify(abilities ?? []).split('"modes":[').length === 2);

describe('a card of a game', () => {
  const face = {
    type: 'character',
    text: ['{J} Zap every robot.'],
    supportText: [],
    executed: false,
    notExecuted: [],
  };
  const linesOf = (text: string, locale: 'it' | 'fr') => {
    const definition = { reference: wader.reference, text: [text] };
    return words.ofGame(altered, { ...face, text: [text] }, definition, locale);
  };

  it('has the printed text of the language if its English text is unchanged since the game was played', () => {
    expect(linesOf('{J} Zap every robot.', 'it')).toMatchObject([
      { text: '{J} Zappa ogni robot.', locale: 'it' },
    ]);
    expect(linesOf('{J} Zap every robot.', 'fr')).toMatchObject([
      { text: '{J} Zap every robot.', locale: 'en' },
    ]);
    expect(linesOf('{J} Zap one robot.', 'it')).toMatchObject([{ text: '{J} Zap one robot.', locale: 'en' }]);
  });
});

describe('the name of a card of a game', () => {
  const { reference, name } = wader;

  it('has the printed name of the language if its English name is unchanged since the game was played', () => {
    expect(words.nameOf({ reference, name }, 'it')).toBe('Guado');
    expect(words.nameOf({ reference, name }, 'fr')).toBeNull();
    expect(words.nameOf({ reference, name }, 'en')).toBeNull();
    expect(words.nameOf({ reference, name: 'Other' }, 'it')).toBeNull();
    expect(words.nameOf({ reference: 'TEST_ONE_B_AX_03_C', name }, 'it')).toBeNull();
  });
});

describe('the modes of a card', () => {
  it.each(['en', 'it', 'fr'] as const)('are the bullet points of its text, in %s', (locale) => {
    expect(modal.length).toBeGreaterThan(1);
    for (const card of modal) {
      const modes = words.modesOf(altered, card as unknown as Json, locale);
      const text = words
        .ofGame(altered, { notExecuted: [], ...card }, card as unknown as Json, locale)
        .map((line) => line.text);
      expect([card.name, modes?.length]).toEqual([card.name, expect.any(Number)]);
      for (const mode of modes ?? []) expect(text.join('\n')).toContain(`• ${mode}`);
    }
  });

  it('are distinct in every language', () => {
    const [card] = modal;
    const texts = (['en', 'it', 'fr'] as const).map((locale) =>
      words.modesOf(altered, card as unknown as Json, locale)?.join(),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('are missing for a card without modes, and for an object that is not a card', () => {
    const plain = openDecks()[0]?.entries.find(({ card }) => !modal.includes(card))?.card;
    expect(words.modesOf(altered, plain as unknown as Json, 'en')).toBeNull();
    for (const malformed of [undefined, null, 3, 'modes', { modes: [1] }, { text: 4, modes: [1, 2] }])
      expect(words.modesOf(altered, malformed, 'en')).toBeNull();
  });

  it('come from the other game itself', () => {
    const giant = openContracts().find(({ name }) => name === 'Prism Giant');
    invariant(giant, 'it comes with the game');
    expect(words.modesOf(contracts, giant as unknown as Json, 'en')).toContain('You gain 4 health.');
  });
});
