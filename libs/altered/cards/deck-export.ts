import { stringify } from 'csv-stringify/sync';
import { ok, type Problem, type Result } from '#record';
import { writeDeckCode } from './deck-code.js';
import { printDeck } from './deck-list.js';
import type { Deck } from './deck.js';
import type { DeckErrorCode } from './error-codes.js';

/** The formats for exporting decks. `readDeck` restores the same cards from each of them. */
export const deckForms = ['list', 'code', 'json', 'csv'] as const;
export type DeckForm = (typeof deckForms)[number];

const cardsOf = (deck: Deck): readonly { readonly count: number; readonly reference: string }[] =>
  deck.entries.map(({ count, card }) => ({ count, reference: card.reference }));

/** Returns a deck as JSON in the format of deck builders. */
const documentOf = (deck: Deck): string =>
  JSON.stringify(
    {
      name: deck.name,
      deckCards: cardsOf(deck).map(({ count, reference }) => ({ cardReference: reference, quantity: count })),
    },
    null,
    2,
  );

/** Returns a deck as a table in the format of deck builders. Each card except the hero has one row. */
const tableOf = (deck: Deck): string =>
  stringify(
    cardsOf(deck)
      .filter(({ reference }) => reference !== deck.hero?.reference)
      .map(({ count, reference }) => ({
        name: deck.name,
        hero: deck.hero?.reference ?? '',
        ref: reference,
        qty: count,
      })),
    { header: true, columns: ['name', 'hero', 'ref', 'qty'], delimiter: ';', record_delimiter: '\r\n' },
  );

/** Returns a deck as text. Fails with `DECK_CODE_UNAVAILABLE` if a deck code cannot represent a card. */
export function deckAs(form: DeckForm, deck: Deck): Result<string, Problem<DeckErrorCode>> {
  if (form === 'code') return writeDeckCode(cardsOf(deck));
  const write = { list: printDeck, json: documentOf, csv: tableOf }[form];
  return ok(write(deck));
}
