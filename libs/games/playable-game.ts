import type { GamesErrorCode } from './error-codes.js';
import type { GameModule, Json, Problem, Result, Setup } from '#record';

/** A deck of a player, ready to be played with. */
export interface PlayableDeck {
  readonly name: string;
  /** References of its cards one by one, in the order of its list. */
  readonly cards: readonly string[];
  /** The definitions of its cards, by reference. */
  readonly definitions: Readonly<Record<string, Json>>;
  /** The same as an edition of the rules executes it. Absent: every edition does so alike. */
  readonly definitionsIn?: Readonly<Partial<Record<string, Readonly<Record<string, Json>>>>>;
}

/** Who opens boosters, in turn order; a set of null is the usual one. */
export interface Opening {
  readonly names: readonly string[];
  readonly seed: string;
  readonly edition: string;
  readonly set: string | null;
}

/** An alternative way to play a game. */
export interface PlayableMode {
  readonly players: number;
  /** How its decks are built. */
  readonly format: string;
  /** The options of its games. */
  readonly options: Setup['options'];
  /** Sets up a game whose players open boosters. Absent: they bring decks. */
  readonly open?: (opening: Opening) => Result<Setup, readonly Problem<GamesErrorCode>[]>;
}

/** A game that a program can start: its rules, the decks that come with it and how a deck list is read. */
export interface PlayableGame {
  readonly module: GameModule;
  /** Playable editions of its rules. The first is the default. */
  readonly editions: readonly [string, ...string[]];
  /** The default format of decks. */
  readonly format: string;
  /** The options of its new games: their readings of the edition. */
  readonly options: Setup['options'];
  /** Other ways to play it, by the word that its games say. Absent: there are none. */
  readonly modes?: Readonly<Partial<Record<string, PlayableMode>>>;
  /** Decks can be made of cards that users have imported. */
  readonly takesImportedCards: boolean;
  /** The sets whose boosters can be opened, the usual one first. Absent: it has no boosters. */
  readonly boosterSets?: () => readonly string[];
  /** The decks that come with it: at least two. */
  readonly decks: () => readonly PlayableDeck[];
  /**
   * Reads a deck and checks that it may be played; `pick` names one of several. Every problem is returned, with the file and, of a
   * line, its number.
   */
  readonly readDeck: (
    list: string,
    file: string,
    pick?: string,
  ) => Result<PlayableDeck, readonly Problem<GamesErrorCode>[]>;
}

/** Players and decks, in turn order. */
export interface Table {
  readonly decks: readonly PlayableDeck[];
  /** One a deck. */
  readonly names: readonly string[];
  readonly seed: string;
  /** The first of the game's when left out. */
  readonly edition?: string;
  /** One of the game's; the usual way of playing when left out. */
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
  cards: Object.assign(
    {},
    ...decks.map(({ definitions, definitionsIn }) => definitionsIn?.[edition] ?? definitions),
  ) as Setup['cards'],
  options: { ...game.options, ...game.modes?.[mode]?.options },
});

/** `The Patient Works`, `the-patient-works` and `patient works` name the same deck. */
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
