import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  catalogueOf,
  openDecks,
  openSet,
  overlaid,
  printDeck,
  readCardFile,
  readDeck,
  setupFor,
  type PublicCard,
} from '#altered/cards';
import { altered } from '#altered/rules';
import { parseGame, printGame } from '#interchange';
import type { GameId, GameModule } from '#record';
import { playRandomly } from '#record/testing';

const printed = [...openSet().printed.values()];
const games = new Map([[altered.id, altered]]);
const [deck, other] = openDecks();
if (deck === undefined || other === undefined) throw new Error('there are decks');
const used = new Set(deck.entries.map(({ card }) => card.reference));

/** Characters that records refuse or treat specially. */
const strange = fc.constantFrom(
  ...'\u200b\u200d\u00ad\ufeff\u202e\u2066\u200f\u061c\u2028\u0000\u001b\u0085\r\n\t\ud800\udfff'.split(''),
  '\u{e0041}',
  'é',
  '漢',
  '😀',
  '"',
  ' ',
);
const fields = ['name', 'mainEffect', 'echoEffect', 'completedEffect', 'subtypes', 'setName', 'set'] as const;

interface Slip {
  readonly field: (typeof fields)[number];
  readonly at: number;
  readonly put: string;
}

/** Inserts a string into a text field of a card. If the field is a list, adds an entry that contains the string. */
function slipped(card: PublicCard, { field, at, put }: Slip): PublicCard {
  const into = (text: string): string => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + put + text.slice(place);
  };
  const value = card[field];
  return { ...card, [field]: Array.isArray(value) ? [...value, into('ROBOT')] : into(value ?? '') };
}

describe('cards in a deck', () => {
  it.each(['\u200b', '\u202e', '\u0007', '\ud800', '\ufeff', '\u00ad', '\u2028'])(
    'contain no character like %j in name, text or subtype',
    (put) => {
      const [card] = printed;
      for (const field of fields) {
        const file = JSON.stringify([card && slipped(card, { field, at: 3, put })]);
        const read = readCardFile(file, 'cards.json');
        expect(read.ok ? [] : read.error.map(({ code }) => code)).toEqual(['CARD_FIELD_INVALID']);
        // The error message must not repeat the inserted string.
        expect(JSON.stringify(read)).not.toContain(put);
      }
    },
  );

  it('are played in games that can be exported and imported again', () => {
    const slips = fc.array(fc.record({ field: fc.constantFrom(...fields), at: fc.nat(200), put: strange }), {
      minLength: 1,
      maxLength: 2,
    });
    let taken = 0;
    fc.assert(
      fc.property(slips, (all) => {
        const cards = printed
          .filter(({ reference }) => used.has(reference))
          .map((card) => all.reduce(slipped, card));
        const file = readCardFile(JSON.stringify(cards), 'cards.json');
        if (!file.ok) return;
        taken++;
        const catalogue = overlaid(openSet(), catalogueOf(file.value.cards));
        const mine = readDeck(printDeck(deck), { file: 'deck.txt', catalogue });
        if (!mine.ok) throw new Error('the same cards are there');
        const setup = setupFor({ decks: [mine.value, other], names: ['Ada', 'Ben'], seed: 'taken' });
        const events = playRandomly(altered as GameModule, setup, 'taken', { decisions: 10 });
        const read = parseGame(printGame({ id: 'taken' as GameId, events }), games);
        expect(read).toMatchObject({ ok: true });
      }),
      { numRuns: 60 },
    );
    // The number of accepted cards depends on the random inputs, so the test only requires at least one.
    expect(taken).toBeGreaterThan(0);
  });
});
