import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sharedPaths, tries } from '#record/testing';
import { randomSource, shuffled } from '#kernel';
import { readCardFile } from './card-file.js';
import { catalogueOf } from './catalogue.js';
import { deckAs, deckForms } from './deck-export.js';
import { readDeck } from './deck-list.js';
import type { Deck } from './deck.js';
import { openDecks, openSet } from './open-set.js';

// Slow: compiles most published cards.

/** Returns the number of copies by reference. The order is ignored, because deck codes sort cards by set. */
const countsOf = (deck: Deck) =>
  Object.fromEntries(deck.entries.map(({ card, count }) => [card.reference, count]));

describe.each(deckForms.filter((form) => form !== 'code'))('a deck exported as %s', (form) => {
  it('can be read back, with its name', () => {
    for (const deck of openDecks()) {
      const text = deckAs(form, deck);
      if (!text.ok) throw new Error(text.error.message);
      const read = readDeck(text.value, { file: 'x', catalogue: openSet() });
      expect(read.ok && [read.value.name, countsOf(read.value)]).toEqual([deck.name, countsOf(deck)]);
    }
  });
});

it('is not available as a code if its cards have none', () => {
  const [deck] = openDecks();
  expect(deck && deckAs('code', deck)).toMatchObject({ error: { code: 'DECK_CODE_UNAVAILABLE' } });
});

const files = sharedPaths(...['', '-2', '-3'].map((part) => `cards/altered-cards-en${part}.json`));
(files.length > 0 ? it : it.skip)('random decks of published cards can be read back from each form', () => {
  const catalogue = catalogueOf(
    files.flatMap((file) => {
      const read = readCardFile(readFileSync(file, 'utf8'), file);
      return read.ok ? read.value.cards : [];
    }),
  );
  const references = [...catalogue.printed.values()]
    .filter(({ reference, type }) => catalogue.cards.has(reference) && !/^(HERO|TOKEN_MANA)$/.test(type))
    .map(({ reference }) => reference);
  const random = randomSource('decks');
  for (let index = 0; index < tries(1000); index++) {
    const some = shuffled(random, references.slice((index * 29) % 2000, ((index * 29) % 2000) + 100)).slice(
      0,
      20,
    );
    const entries = some.flatMap((reference, at) => {
      const card = catalogue.cards.get(reference);
      return card === undefined ? [] : [{ count: (at % 3) + 1, card }];
    });
    const deck: Deck = { name: `Deck ${index}`, hero: null, entries };
    for (const form of deckForms) {
      const text = deckAs(form, deck);
      if (!text.ok) throw new Error(text.error.message);
      const read = readDeck(text.value, { file: 'x', catalogue });
      expect([form, read.ok ? countsOf(read.value) : read.error]).toEqual([form, countsOf(deck)]);
    }
  }
});
