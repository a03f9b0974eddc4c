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

/** The cards in the shipped decks that let a player choose among effects. */
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

  it('is told as it is printed in the language, as long as its English text is what it was played with', () => {
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

  it('is as it is printed in the language, as long as its English name is what it was played with', () => {
    expect(words.nameOf({ reference, name }, 'it')).toBe('Guado');
    expect(words.nameOf({ reference, name }, 'fr')).toBeNull();
    expect(words.nameOf({ reference, name }, 'en')).toBeNull();
    expect(words.nameOf({ reference, name: 'Other' }, 'it')).toBeNull();
    expect(words.nameOf({ reference: 'TEST_ONE_B_AX_03_C', name }, 'it')).toBeNull();
  });
});

describe('the modes of a card', () => {
  it.each(['en', 'it', 'fr'] as const)('are what its points say, in %s', (locale) => {
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

  it('are told apart in every language', () => {
    const [card] = modal;
    const texts = (['en', 'it', 'fr'] as const).map((locale) =>
      words.modesOf(altered, card as unknown as Json, locale)?.join(),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('are not told of a card that has none, or of something that is not a card', () => {
    const plain = openDecks()[0]?.entries.find(({ card }) => !modal.includes(card))?.card;
    expect(words.modesOf(altered, plain as unknown as Json, 'en')).toBeNull();
    for (const malformed of [undefined, null, 3, 'modes', { modes: [1] }, { text: 4, modes: [1, 2] }])
      expect(words.modesOf(altered, malformed, 'en')).toBeNull();
  });

  it('are told by another game itself', () => {
    const giant = openContracts().find(({ name }) => name === 'Prism Giant');
    invariant(giant, 'it comes with the game');
    expect(words.modesOf(contracts, giant as unknown as Json, 'en')).toContain('You gain 4 health.');
  });
});
