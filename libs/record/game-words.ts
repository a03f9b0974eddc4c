import type { Option } from './decision.js';
import type { Seat } from './ids.js';

/** Names of cards and players in options, as far as the viewer knows them. */
export interface OptionNames {
  readonly card: (item: number) => string;
  readonly player: (seat: Seat) => string;
  /** The name of the card that causes the decision. */
  readonly source: string;
  /** The text of a mode, by its number from 0. Null if the game has no text for it. */
  readonly mode: (number: number) => string | null;
  readonly list: (parts: readonly string[]) => string;
}

/** Makes a phrase of a name or a list of names. */
export type Phrase = (names: string) => string;

/**
 * The words of a game in one language, for sentences on choices and measures and for tables in reports. All
 * games share the words for playing, targeting and answering yes or no.
 */
export interface GameWords {
  /** Describes an option that only this game has, beginning with a verb: `attack Kite with Fen`. Null for other options. */
  option(option: Option, names: OptionNames): string | null;
  /** Phrases for chosen cards, by the kind of the decision: `turn Kite into mana`. */
  readonly cards: Readonly<Record<string, Phrase>>;
  /** Phrases for choosing no card, by the kind of the decision. */
  readonly none: Readonly<Record<string, string>>;
  /** Nouns after "0.5 more", by measure: the singular and the plural. */
  readonly measures: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** Names of themes, as titles of lists: `Passing`. */
  readonly themes: Readonly<Record<string, string>>;
  /** Names of zones, their parts, markers, colours and statistics. */
  readonly names: Readonly<Record<string, string>>;
}

/** Fields of an option by their type. */
export interface OptionFields {
  /** The value with this name. Null if there is none. */
  readonly number: (name: string) => number | null;
  /** The value with this name. Empty if there is none. */
  readonly word: (name: string) => string;
}

/** Reads the fields of an option, which each game defines. */
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
