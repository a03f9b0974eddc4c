import { altered } from '#altered/rules';
import { contracts, contractsSetup, openDecks } from '#contracts';
import type { GameModule, RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { highCard, highCardSetup } from '#record/testing';
import { playRandomly } from '#record/testing';

/** Returns a recorded game for every module, by name, to test properties that every fold must have. */
export function foldedGames(
  seed: string,
): readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] {
  const [, , setup] = abilityDecks(seed);
  if (setup === undefined) throw new Error('there are decks');
  return [
    ['High card', highCard, playRandomly(highCard, highCardSetup({ days: 4 }), seed)],
    ['Altered', altered, playRandomly(altered, setup, seed)],
    [
      'Contracts',
      contracts,
      playRandomly(contracts, contractsSetup({ decks: openDecks().slice(0, 2), seed }), seed),
    ],
  ];
}
