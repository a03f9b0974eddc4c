import { readFileSync } from 'node:fs';
import { readDeck, setupFor, type Catalogue, type Deck } from '#altered/cards';
import { altered } from '#altered/rules';
import { playGame } from '#analysis';
import { shuffled, randomSource } from '#kernel';
import { invariant, type Setup } from '#record';
import { newestDecks } from '#altered/testing';
import type { Benchmark } from './benchmark.js';
import { actionsIn, botsFor } from './games.js';
import { rates } from './measure.js';
import { sharedCards, sharedFiles } from './shared-cards.js';

/** Returns the starter decks of the first set. */
const starterDecks = (root: string, catalogue: Catalogue): readonly Deck[] =>
  sharedFiles(root, 'cards/decks', '.txt').map((file) => {
    const deck = readDeck(readFileSync(file, 'utf8'), { file, catalogue });
    invariant(deck.ok, `${file} is a list of a deck`);
    return deck.value;
  });

/** Returns legal decks that contain cards of all sets. */
const decksOfAllSets = (catalogue: Catalogue): readonly Deck[] =>
  newestDecks(
    shuffled(randomSource('decks of all sets'), [...catalogue.cards.values()]).map((card) => ({
      card,
      set: '',
    })),
    [],
  );

const meetings = (decks: readonly Deck[], edition: string, count: number): readonly Setup[] =>
  Array.from({ length: count }, (_, index) =>
    setupFor({
      decks: [index, index + 1 + Math.floor(index / decks.length)].flatMap(
        (place) => decks[place % decks.length] ?? [],
      ),
      seed: `editions ${index}`,
      edition,
    }),
  );

/** Plays games to their end. Returns the number of their atomic actions. */
const played = (setups: readonly Setup[]): number =>
  setups.reduce((actions, setup) => {
    const game = playGame(altered, setup, botsFor(setup));
    invariant(game.ok, 'published decks can be played');
    return actions + actionsIn(game.value);
  }, 0);

export const editions: Benchmark = {
  name: 'editions',
  about: 'edition 4.0 with decks of all sets beside 1.0 with starter decks, if ../shared exists',
  run: async ({ root, sizes }) => {
    const catalogue = sharedCards(root);
    const starters = starterDecks(root, catalogue);
    if (starters.length === 0) return [];
    const first = meetings(starters, '1.0', sizes.games);
    const newest = meetings(decksOfAllSets(catalogue), '4.0', sizes.games);
    const found = await rates(
      sizes.repetitions,
      { first: () => played(first), newest: () => played(newest) },
      sizes.warmUps,
    );
    return [
      {
        benchmark: 'editions',
        what: 'playing edition 4.0 with decks of all sets',
        unit: 'atomic actions/s',
        own: found.newest,
        better: 'more',
        goal: { value: 0.85, of: 'peer' },
        peer: { name: 'edition 1.0 with starter decks', value: found.first },
      },
    ];
  },
};
