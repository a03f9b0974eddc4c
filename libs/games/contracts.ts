import { contracts, contractsSetup, openDecks, type ContractDeck } from '#contracts';
import { fail, ok, type Json } from '#record';
import { readContractList } from './contracts-list.js';
import type { PlayableDeck, PlayableGame } from './playable-game.js';

/** The number of contracts in a deck (1.1.a). */
const deckSize = 40;

const playable = ({ name, entries }: Pick<ContractDeck, 'name' | 'entries'>): PlayableDeck => ({
  name,
  cards: entries.flatMap(({ count, contract }) => Array<string>(count).fill(contract.reference)),
  // The cast is needed because TypeScript does not accept an interface as `Json`, although definitions are plain data.
  definitions: Object.fromEntries(
    entries.map(({ contract }) => [contract.reference, contract as unknown as Json] as const),
  ),
});

const fileName = (file: string): string => file.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '');

const { edition, format, options } = contractsSetup({ decks: [], seed: '' });

/** Contracts as a playable game, with the shipped contracts. */
export const playableContracts: PlayableGame = {
  module: contracts,
  editions: [edition],
  format,
  options,
  takesImportedCards: false,
  decks: () => openDecks().map(playable),
  readDeck: (list, file) => {
    const read = readContractList(list, file);
    if (!read.ok) return read;
    const deck = playable({ name: read.value.name ?? fileName(file), entries: read.value.entries });
    if (deck.cards.length === deckSize) return ok(deck);
    return fail([
      {
        code: 'DECK_SIZE_INVALID',
        message:
          `The deck has ${deck.cards.length} ${deck.cards.length === 1 ? 'contract' : 'contracts'}, but ` +
          `needs exactly ${deckSize} (rule 1.1.a).`,
        advice: `Use a deck with ${deckSize} contracts.`,
        where: file,
        data: { rule: '1.1.a' },
      },
    ]);
  },
};
