import {
  formatProblems,
  deckReferences,
  definitionIn,
  openDecks,
  readDeck,
  setupFor,
  type Catalogue,
  type Deck,
} from '#altered/cards';
import { altered, editionIds, optionsOfMode, tableModes, type TableModeId } from '#altered/rules';
import { fail, invariant, ok, type Json, type Problem } from '#record';
import { boosterSets, boosterWars } from './booster-war.js';
import type { GamesErrorCode } from './error-codes.js';
import type { PlayableDeck, PlayableGame } from './playable-game.js';

const playable = (deck: Deck): PlayableDeck => ({
  name: deck.name,
  cards: deckReferences(deck),
  definitions: definitionsOf(deck, (card) => card),
  definitionsIn: Object.fromEntries(
    editionIds.map((edition) => [edition, definitionsOf(deck, (card) => definitionIn(card, edition))]),
  ),
});

type Card = Deck['entries'][number]['card'];

const definitionsOf = ({ entries }: Deck, of: (card: Card) => Card): PlayableDeck['definitions'] =>
  Object.fromEntries(entries.map(({ card }) => [card.reference, of(card) as unknown as Json] as const));

const textless = ({ reference, name }: Card, where: string): Problem<GamesErrorCode> => ({
  code: 'DECK_CARD_UNKNOWN',
  message: `${reference} is a unique ${name} with unknown text, so it can't be played.`,
  advice: 'Import a card file that contains its text, or remove the card from the deck.',
  where,
  data: { reference },
});

/** The game modes for four players: two against two, and free-for-all. */
const tablesOfFour: NonNullable<PlayableGame['modes']> = Object.fromEntries(
  Object.entries(tableModes).map(([mode, { players }]) => [
    mode,
    { players, format: mode, options: optionsOfMode(mode as TableModeId) },
  ]),
);

/**
 * Returns Altered as a playable game. Deck lists use cards from a catalogue, which is loaded when the first list is
 * read.
 */
export function playableAltered(catalogue: () => Catalogue): PlayableGame {
  const [first, ...others] = editionIds;
  invariant(first !== undefined, 'an edition can be played');
  return {
    module: altered,
    editions: [first, ...others],
    format: 'constructed',
    options: setupFor({ decks: [], seed: '' }).options,
    modes: { ...tablesOfFour, ...boosterWars(catalogue) },
    boosterSets: () => boosterSets(catalogue()),
    takesImportedCards: true,
    decks: () => openDecks().map(playable),
    readDeck: (list, file, pick) => {
      const deck = readDeck(list, { file, catalogue: catalogue(), ...(pick !== undefined && { pick }) });
      if (!deck.ok) return deck;
      const unknown = deck.value.entries.filter(({ isUnknown }) => isUnknown === true);
      if (unknown.length > 0) return fail(unknown.map(({ card }) => textless(card, file)));
      const breaches = formatProblems('constructed', deck.value);
      if (breaches.length > 0) return fail(breaches.map((breach) => ({ ...breach, where: file })));
      return ok(playable(deck.value));
    },
  };
}
