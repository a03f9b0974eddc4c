import type { GamesErrorCode } from './error-codes.js';
import type { GameModule, Json, Problem, Result, Setup } from '#record';

/** A player's deck, ready to play. */
export interface PlayableDeck {
  readonly name: string;
  /** References of its cards with repetitions, in list order. */
  readonly cards: readonly string[];
  /** The definitions of its cards, by reference. */
  readonly definitions: Readonly<Record<string, Json>>;
  /** The definitions for other editions of the rules. If absent, every edition uses `definitions`. */
  readonly definitionsIn?: Readonly<Partial<Record<string, Readonly<Record<string, Json>>>>>;
}

/** The players who open boosters, in turn order. A null set means the default. */
export interface Opening {
  readonly names: readonly string[];
  readonly seed: string;
  readonly edition: string;
  readonly set: string | null;
}

/** An alternative way to play a game. */
export interface PlayableMode {
  readonly players: number;
  /** The format of its decks. */
  readonly format: string;
  /** The options of its games. */
  readonly options: Setup['options'];
  /** Sets up a game whose players open boosters. Absent if they bring decks. */
  readonly open?: (opening: Opening) => Result<Setup, readonly Problem<GamesErrorCode>[]>;
}

/** A game that a program can start: its rules, shipped decks and deck list reader. */
export interface PlayableGame {
  readonly module: GameModule;
  /** Playable editions of its rules. The first is the default. */
  readonly editions: readonly [string, ...string[]];
  /** The default format of decks. */
  readonly format: string;
  /** The options of new games: the version of the edition's interpretation. */
  readonly options: Setup['options'];
  /** Other modes, by their word in records. Absent if there are none. */
  readonly modes?: Readonly<Partial<Record<string, PlayableMode>>>;
  /** Whether decks may contain imported cards. */
  readonly takesImportedCards: boolean;
  /** The sets with boosters, the default first. Absent if there are none. */
  readonly boosterSets?: () => readonly string[];
  /** The shipped decks, at least two. */
  readonly decks: () => readonly PlayableDeck[];
  /**
   * Reads a deck and checks that it is legal. `pick` names one of several decks. Returns every problem, with
   * its file and line.
   */
  readonly readDeck: (
    list: string,
    file: string,
    pick?: string,
  ) => Result<PlayableDeck, readonly Problem<GamesErrorCode>[]>;
}

/** The text by which `readDeck` or `deckNamed` finds a deck again: the name of a shipped deck, else its list. */
export function textOfDeck(game: Pick<PlayableGame, 'decks'>, { name, cards }: PlayableDeck): string {
  const shipped = game.decks().find((deck) => deck.name === name);
  if (shipped !== undefined && shipped.cards.join() === cards.join()) return name;
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [`# Deck: ${name}`, ...[...copies].map(([card, count]) => `${count} ${card}`)].join('\n');
}

/** Players and decks, in turn order. */
export interface Table {
  readonly decks: readonly PlayableDeck[];
  /** One for each deck. */
  readonly names: readonly string[];
  readonly seed: string;
  /** The game's first edition by default. */
  readonly edition?: string;
  /** A mode of the game, or the usual way of playing by default. */
  readonly mode?: string;
}

/** The setup of a game at a table. It carries the definitions of the cards that are used, no others. */
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

/** The shipped decks with the definitions of an edition. */
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

/** The deck of that name, however it is written. */
export const deckNamed = <Deck extends { readonly name: string }>(
  decks: readonly Deck[],
  name: string,
): Deck | undefined => decks.find((deck) => plain(deck.name) === plain(name));
