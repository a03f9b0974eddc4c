import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import type { GameModule, Json, RecordedEvent, Setup } from '#record';
import { highCard, highCardSetup, playRandomly, type PlayOptions } from '#testing';

/** A setup in which no two cards share a reference or a name: what is seen of one tells nothing of another. */
export function withCardsApart(setup: Setup): Setup {
  const cards: Record<string, Json> = {};
  const seats = setup.seats.map(({ name, deck }, seat) => ({
    name,
    deck: deck.map((reference, index) => {
      const apart = `Card-${seat}-${index}-`;
      const definition = setup.cards[reference] as Record<string, Json>;
      cards[apart] = { ...definition, reference: apart, name: apart };
      return apart;
    }),
  }));
  return { ...setup, cards, seats };
}

/** A game of High card between Ada and Ben. */
export const highCardGame = (seed: string, options: PlayOptions & { readonly days?: number } = {}) =>
  playRandomly(
    highCard as GameModule,
    withCardsApart(highCardSetup({ seed: `secret-${seed}`, days: options.days ?? 3 })),
    seed,
    options,
  );

/** A game of Altered with two of the shipped decks. */
export function alteredGame(seed: string, options: PlayOptions = {}): readonly RecordedEvent[] {
  const decks = openDecks().slice(0, 2);
  const setup = withCardsApart(setupFor({ decks, names: ['Ada', 'Ben'], seed: `secret-${seed}` }));
  return playRandomly(altered as GameModule, setup, seed, options);
}
