import { openDecks, setupFor } from '#altered/cards';
import { altered, type Action } from '#altered/rules';
import { play, playGame, randomBot, type Bot } from '#analysis';
import { invariant, type GameEvent, type Json, type Setup } from '#record';

export type Game = readonly GameEvent<Action>[];

/** Returns setups of games between all shipped decks. The setups are the same on each call. */
export function mixedSetups(count: number): Setup[] {
  const decks = openDecks();
  const pairs = decks.flatMap((deck) => decks.map((other) => [deck, other]));
  return Array.from({ length: count }, (_, index) =>
    setupFor({ decks: pairs[(index * 7) % pairs.length] ?? [], seed: `bench ${index}`, edition: '1.0' }),
  );
}

/** Like `mixedSetups`, but removes the cards' abilities, so that only the rules of the game itself are measured. */
export function plainSetups(count: number): Setup[] {
  const plain = (card: Json): Json => {
    if (typeof card !== 'object' || card === null || Array.isArray(card)) return card;
    return Object.fromEntries(Object.entries(card).filter(([field]) => field !== 'abilities'));
  };
  return mixedSetups(count).map((setup) => ({
    ...setup,
    cards: Object.fromEntries(
      Object.entries(setup.cards).map(([reference, card]) => [reference, plain(card)]),
    ),
  }));
}

export const botsFor = (setup: Setup): Bot[] =>
  setup.seats.map((_, seat) => randomBot(`${setup.seed}, bot ${seat}`));

/** Plays complete games between random bots. */
export function mixedGames(count: number): Game[] {
  return mixedSetups(count).map((setup) => {
    const played = playGame(altered, setup, botsFor(setup));
    invariant(played.ok, 'the shipped decks can be played');
    return played.value;
  });
}

/** Makes a bot pass nine turns out of ten, so that expeditions hardly move and games never end. */
function idle(bot: Bot): Bot {
  return (decision, state) => {
    const mayPass = decision.options.some(({ key }) => key === 'pass');
    return mayPass && decision.id % 10 !== 0 ? ['pass'] : bot(decision, state);
  };
}

/** Returns the first `events` events of a long game. */
export function longGame(events: number): Game {
  for (const setup of mixedSetups(50)) {
    const played = play(altered, setup, botsFor(setup).map(idle));
    invariant(played.ok, 'the shipped decks can be played');
    const game: GameEvent<Action>[] = [];
    for (const stretch of played.value) {
      for (const event of stretch.events) game.push(event);
      if (game.length >= events) return game.slice(0, events);
    }
  }
  invariant(false, `one game in fifty has ${events} events`);
}

export const actionsIn = (game: Game): number =>
  game.reduce((sum, event) => sum + (event.kind === 'StepResolved' ? event.actions.length : 0), 0);
