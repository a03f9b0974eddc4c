import type { GamesErrorCode } from './error-codes.js';
import type { GameModule, Json, Problem, Result, Setup } from '#record';

export interface PlayableDeck {
  readonly name: string;
  /** The references of the deck's cards, with repetitions, in the order of the list. */
  readonly cards: readonly string[];
  /** The definitions of the deck's cards, by reference. */
  readonly definitions: Readonly<Record<string, Json>>;
  /** Definitions for other editions of the rules, by edition. Editions without an entry use `definitions`. */
  readonly definitionsIn?: Readonly<Partial<Record<string, Readonly<Record<string, Json>>>>>;
}

/** The players, in turn order, and the set from which they open boosters. A null set means the default set. */
export interface Opening {
  readonly names: readonly string[];
  readonly seed: string;
  readonly edition: string;
  readonly set: string | null;
}

export interface PlayableMode {
  readonly players: number;
  readonly format: string;
  readonly options: Setup['options'];
  /** Sets up a game in which players open boosters. Absent if players bring decks. */
  readonly open?: (opening: Opening) => Result<Setup, readonly Problem<GamesErrorCode>[]>;
}

/** A game that can be started, with its rules, its shipped decks and a parser for deck lists. */
export interface PlayableGame {
  readonly module: GameModule;
  /** The playable editions of the rules. The first is the default. */
  readonly editions: readonly [string, ...string[]];
  /** The default format of decks. */
  readonly format: string;
  /** The options of new games, including the version of the rules interpretation. */
  readonly options: Setup['options'];
  /** Other game modes, by their names in records. Absent if there are none. */
  readonly modes?: Readonly<Partial<Record<string, PlayableMode>>>;
  readonly takesImportedCards: boolean;
  /** Returns the sets that have boosters, starting with the default set. Absent if there are none. */
  readonly boosterSets?: () => readonly string[];
  /** Returns the shipped decks, at least two. */
  readonly decks: () => readonly PlayableDeck[];
  /**
   * Reads a deck list and checks that the deck is legal. If the list contains several decks, `pick` is the name of the
   * deck to read. Returns all problems with their file and line.
   */
  readonly readDeck: (
    list: string,
    file: string,
    pick?: string,
  ) => Result<PlayableDeck, readonly Problem<GamesErrorCode>[]>;
}

/**
 * Returns a text from which `readDeck` or `deckNamed` can restore the deck. For a shipped deck, the text is its name.
 * For other decks, it is their list.
 */
export function textOfDeck(game: Pick<PlayableGame, 'decks'>, { name, cards }: PlayableDeck): string {
  const shipped = game.decks().find((deck) => deck.name === name);
  if (shipped !== undefined && shipped.cards.join() === cards.join()) return name;
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [`# Deck: ${name}`, ...[...copies].map(([card, count]) => `${count} ${card}`)].join('\n');
}

/** The decks and players of a new game, in turn order. */
export interface Table {
  readonly decks: readonly PlayableDeck[];
  /** For each deck, the name of the player who plays it. */
  readonly names: readonly string[];
  readonly seed: string;
  /** The edition of the rules. By default, the game's first edition. */
  readonly edition?: string;
  /** A key of the game's `modes`. By default, the usual way to play. */
  readonly mode?: string;
}

/** Returns the setup of a game, with the definitions of exactly the cards that are used. */
export const setupOf = (
  game: PlayableGame,
  { decks, names, seed, edition = game.editions[0], mode = '' }: Table,
): Setup => ({
  module: game.module.id,
  edition,
  format: game.modes?.[mode]?.format ?? game.format,
  seats: decks.map(({ name, cards }, seat) => ({ name: names[seat] ?? name, deck: cards })),
  seed,
  cards: Object.assign({}, ...decks.map((deck) => definitionsOf(deck, edition))) as Setup['cards'],
  options: { ...game.options, ...game.modes?.[mode]?.options },
});

const definitionsOf = ({ definitions, definitionsIn }: PlayableDeck, edition: string) =>
  definitionsIn?.[edition] ?? definitions;

/** Returns the shipped decks with the card definitions of an edition. */
export const shippedDecks = (
  game: Pick<PlayableGame, 'decks'>,
  edition: string,
): readonly Pick<PlayableDeck, 'cards' | 'definitions'>[] =>
  game.decks().map((deck) => ({ cards: deck.cards, definitions: definitionsOf(deck, edition) }));

/** Normalises names: `The Patient Works`, `the-patient-works` and `patient works` are the same deck. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ ?the /, '')
    .trim();

/** Finds the deck with the given name, ignoring case, punctuation and a leading article. */
export const deckNamed = <Deck extends { readonly name: string }>(
  decks: readonly Deck[],
  name: string,
): Deck | undefined => decks.find((deck) => plain(deck.name) === plain(name));
