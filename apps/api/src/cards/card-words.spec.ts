import { describe, expect, it } from '@jest/globals';
import { openDecks } from '#altered/cards';
import { altered } from '#altered/rules';
import { contracts, openContracts } from '#contracts';
import { invariant, type Json } from '#record';
import { CardPictures } from './card-pictures.js';
import { CardWords } from './card-words.js';

const words = new CardWords(new CardPictures(null));

/** Cards of the shipped decks that let a player choose among effects. */
const modal = openDecks()
  .flatMap(({ entries }) => entries)
  .map(({ card }) => card)
  .filter(({ abilities }) => JSON.stringify(abilities ?? []).split('"modes":[').length === 2);

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
    const said = (['en', 'it', 'fr'] as const).map((locale) =>
      words.modesOf(altered, card as unknown as Json, locale)?.join(),
    );
    expect(new Set(said).size).toBe(3);
  });

  it('are not told of a card that has none, or of something that is no card', () => {
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
