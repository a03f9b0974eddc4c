import { invariant, withChance, withFingerprints, withReadings, type Json, type Setup } from '#record';
import { READINGS } from '../abilities/readings.js';
import type { ContractDeck } from './decks.js';

/** The players, decks and seed of a game. */
export interface ContractTable {
  readonly decks: readonly ContractDeck[];
  /** One for each deck. Defaults to the deck's own name. */
  readonly names?: readonly string[];
  readonly seed: string;
}

/** The setup of a game of Contracts with these decks. It carries the definitions that are used, no others. */
export function contractsSetup({ decks, names = decks.map(({ name }) => name), seed }: ContractTable): Setup {
  const cards: Record<string, Json> = {};
  const seats = decks.map(({ entries }, seat) => {
    const name = names[seat];
    invariant(name !== undefined, `seat ${seat} has a name as well as a deck`);
    for (const { contract } of entries) cards[contract.reference] = contract as unknown as Json;
    return {
      name,
      deck: entries.flatMap(({ count, contract }) => Array<string>(count).fill(contract.reference)),
    };
  });
  return {
    module: 'contracts',
    edition: '1.0',
    format: 'open',
    seats,
    seed,
    cards,
    options: { ...withReadings(READINGS), ...withChance('chacha20'), ...withFingerprints('murmur3') },
  };
}
