import { invariant, withChance, withFingerprints, withReadings, type Json, type Setup } from '#record';
import { READINGS } from '../abilities/readings.js';
import type { ContractDeck } from './decks.js';

export interface ContractTable {
  readonly decks: readonly ContractDeck[];
  /** The names of the players, in the order of the decks. Defaults to the names of the decks. */
  readonly names?: readonly string[];
  readonly seed: string;
}

/**
 * Returns the setup of a game of Contracts with the given decks. Contains only the definitions that these decks use.
 */
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
