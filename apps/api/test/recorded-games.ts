import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import { playableGames, setupOf } from '#games';
import { invariant, type GameModule, type Json, type RecordedEvent, type Setup } from '#record';
import { highCard, highCardSetup, playRandomly, type PlayOptions } from '#record/testing';

/**
 * Returns a setup in which all cards have different references and names. Seeing one card then does not reveal another.
 */
export function withCardsApart(setup: Setup): Setup {
  const cards: Record<string, Json> = {};
  const seats = setup.seats.map(({ name, deck }, seat) => ({
    name,
    deck: deck.map((reference, index) => {
      const apart = `Card-${seat}-${index}-`;
      const definition = setup.cards[reference] as Record<string, Json>;
      cards[apart] = {
        ...definition,
        reference: apart,
        name: apart,
        ...(definition['names'] && { names: {} }),
      };
      return apart;
    }),
  }));
  return { ...setup, cards, seats };
}

/** Plays a game of High card between Ada and Ben. */
export const highCardGame = (seed: string, options: PlayOptions & { readonly days?: number } = {}) =>
  playRandomly(
    highCard as GameModule,
    withCardsApart(highCardSetup({ seed: `secret-${seed}`, days: options.days ?? 3 })),
    seed,
    options,
  );

/** Plays a game of Altered with two shipped decks. */
export function alteredGame(
  seed: string,
  options: PlayOptions = {},
  edition: '1.0' | '4.0' = '1.0',
): readonly RecordedEvent[] {
  const decks = openDecks().slice(0, 2);
  const setup = withCardsApart(setupFor({ decks, names: ['Ada', 'Ben'], seed: `secret-${seed}`, edition }));
  return playRandomly(altered as GameModule, setup, seed, options);
}

/** Plays a game of Contracts with two shipped decks. */
export function contractsGame(seed: string, options: PlayOptions = {}): readonly RecordedEvent[] {
  const game = playableGames().get('contracts');
  invariant(game, 'Contracts can be played');
  const decks = game.decks().slice(0, 2);
  const setup = withCardsApart(setupOf(game, { decks, names: ['Ada', 'Ben'], seed: `secret-${seed}` }));
  return playRandomly(game.module, setup, seed, options);
}

/** Plays a game of Altered, in which dice are rolled, with two shipped decks. */
export function diceGame(seed: string): readonly RecordedEvent[] {
  const decks = openDecks().slice(2, 4);
  return playRandomly(
    altered as GameModule,
    setupFor({ decks, names: ['Ines', 'Bruno'], seed, edition: '1.0' }),
    seed,
  );
}

export const rollsIn = (events: readonly RecordedEvent[]): readonly number[] =>
  events.flatMap(({ event, revision }) =>
    event.kind === 'StepResolved' && event.actions.some(({ kind }) => kind === 'roll') ? [revision] : [],
  );
