import { playGame } from '#analysis';
import { contracts, contractsSetup, openDecks } from '#contracts';
import { invariant, type Setup } from '#record';
import { botsFor } from './games.js';
import type { Amount } from './recording.js';

/** Returns setups of games between all shipped decks of Contracts. The setups are the same on each call. */
export function contractsSetups(count: number): Setup[] {
  const decks = openDecks();
  const pairs = decks.flatMap((deck) => decks.map((other) => [deck, other]));
  return Array.from({ length: count }, (_, index) =>
    contractsSetup({ decks: pairs[(index * 7) % pairs.length] ?? [], seed: `bench ${index}` }),
  );
}

/** Plays complete games of Contracts between random bots. Keeps the events of each game in memory until it is over. */
export function playContracts(count: number): Amount {
  let lines = 0;
  let actions = 0;
  for (const setup of contractsSetups(count)) {
    const played = playGame(contracts, setup, botsFor(setup));
    invariant(played.ok, 'the shipped decks can be played');
    lines += played.value.length;
    for (const event of played.value) if (event.kind === 'StepResolved') actions += event.actions.length;
  }
  return { games: count, lines, actions };
}
