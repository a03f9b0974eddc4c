import type { Option } from './decision.js';
import type { Seat } from './ids.js';

/** The names of cards and players in options, with details that the viewer knows. */
export interface OptionNames {
  readonly card: (item: number) => string;
  readonly player: (seat: Seat) => string;
  /** The name of the card that causes the decision. */
  readonly source: string;
  /** Returns the text of a mode by its index, from 0. Null if the game has no text for it. */
  readonly mode: (number: number) => string | null;
  readonly list: (parts: readonly string[]) => string;
}

/** Builds a phrase from a name or a list of names. */
export type Phrase = (names: string) => string;

/**
 * The vocabulary of a game in one language, for sentences about choices and measures and for tables in reports. The
 * phrases for playing, targeting and answering yes or no are shared by all games.
 */
export interface GameWords {
  /**
   * Describes an option that only this game has, beginning with a verb, such as `attack Kite with Fen`. Null for other
   * options.
   */
  option(option: Option, names: OptionNames): string | null;
  /** Phrases for chosen cards, by the kind of decision, such as `turn Kite into mana`. */
  readonly cards: Readonly<Record<string, Phrase>>;
  /** Phrases for choosing no card, by the kind of decision. */
  readonly none: Readonly<Record<string, string>>;
  /** Nouns by measure, as after "0.5 more": the singular and the plural. */
  readonly measures: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** Names of themes, as headings, such as `Passing`. */
  readonly themes: Readonly<Record<string, string>>;
  /** Titles of habits, each followed by a number: `Turns`. */
  readonly habits: Readonly<Record<string, string>>;
  /** Names of zones, parts of zones, markers, colours and statistics. */
  readonly names: Readonly<Record<string, string>>;
}

/** Typed access to the fields of an option. */
export interface OptionFields {
  /** Returns the number in the named field. Null if there is none. */
  readonly number: (name: string) => number | null;
  /** Returns the text in the named field. Empty if there is none. */
  readonly word: (name: string) => string;
}

/** Reads the fields of an option. Each game defines its own fields. */
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
