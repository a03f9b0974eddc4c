import type { Option } from './decision.js';
import type { Seat } from './ids.js';

/** The names of cards and players in descriptions of options. Hidden names are not included. */
export interface OptionNames {
  readonly card: (item: number) => string;
  readonly player: (seat: Seat) => string;
  /** The name of the card that causes the decision. */
  readonly source: string;
  /** Returns the text of a card's mode. Modes are numbered from 0. Null if the game has no text for the mode. */
  readonly mode: (number: number) => string | null;
  readonly list: (parts: readonly string[]) => string;
}

/** Builds a phrase from a name or a list of names. */
export type Phrase = (names: string) => string;

/**
 * A game's vocabulary in one language. Sentences about choices and measures use it, and so do tables in reports. All
 * games share the phrases for playing, targeting and answering yes or no.
 */
export interface GameWords {
  /**
   * Describes an option that exists only in this game. The description begins with a verb, such as `attack Kite with
   * Fen`. Null for other options.
   */
  option(option: Option, names: OptionNames): string | null;
  /** Phrases for chosen cards, such as `turn Kite into mana`, by kind of decision. */
  readonly cards: Readonly<Record<string, Phrase>>;
  /** Phrases for choosing no card, by kind of decision. */
  readonly none: Readonly<Record<string, string>>;
  /** For each measure, the singular and plural nouns that follow a number, as in `0.5 cards in hand`. */
  readonly measures: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** Titles of themes, such as `Passing`. */
  readonly themes: Readonly<Record<string, string>>;
  /** Titles of habits, such as `Turns`. A number follows each title. */
  readonly habits: Readonly<Record<string, string>>;
  /** Names of zones, parts of zones, markers, colours and statistics. */
  readonly names: Readonly<Record<string, string>>;
}

/** Typed access to the fields of an option. */
export interface OptionFields {
  /** Returns the number in a field. Null if there is none. */
  readonly number: (name: string) => number | null;
  /** Returns the string in a field. Empty if there is none. */
  readonly word: (name: string) => string;
}

/** Returns an option's fields, which differ from game to game. */
export function optionFields({ about }: Option): OptionFields {
  const fields = (typeof about === 'object' && about !== null ? about : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    number: (name) => {
      const value = fields[name];
      return typeof value === 'number' ? value : null;
    },
    word: (name) => {
      const value = fields[name];
      return typeof value === 'string' ? value : '';
    },
  };
}
