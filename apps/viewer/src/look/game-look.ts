import { createContext, useContext, useMemo, type ComponentType, type LazyExoticComponent } from 'react';
import type { GameState, Player, Zone } from '../api/shapes.js';
import type { Saying } from '../words/saying.js';
import { inWords } from '../design/word-labels.js';
import type { Locale } from '../generated/graphql.js';
import { useLocale } from '../words/language.js';
import { Landscape } from './landscape.js';

/** The props of every board: a state, and the seat at the bottom. */
export interface BoardProps {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly bottom: number;
}

/** The props of a drawing that replaces published artwork. */
export interface VignetteProps {
  readonly reference: string;
  readonly type: string;
}

/** Display texts for a game's keys. Keys without a text are formatted as they are. */
export type WordList = Readonly<Record<string, string>>;

export interface ChartPlan {
  /**
   * The groups of measures. Each has a heading from `names`, and its first measure is drawn large. Measures in no group
   * come last.
   */
  readonly groups: readonly { readonly name: string; readonly measures: readonly string[] }[];
  /** The names of measures and groups, by key. */
  readonly names: Readonly<Record<Locale, WordList>>;
}

/** The look of a game: everything in the viewer that is specific to one game. */
export interface GameLook {
  /** The CSS class of the game, with which the rules of its style sheets begin. */
  readonly name: string;
  /** The drawn board, which is imported with the first game. Null if the game has none, so that each zone is a row. */
  readonly Board: LazyExoticComponent<ComponentType<BoardProps>> | null;
  readonly Vignette: ComponentType<VignetteProps>;
  /** Drawings of statistics, statuses and keywords, on a grid of 20. */
  readonly drawings: Readonly<Record<string, string>>;
  /** The texts for statuses without a drawing. */
  readonly marks: Readonly<Record<string, string>>;
  /** The symbols in card texts, by the letter in braces. */
  readonly letters: Readonly<Record<string, string>>;
  /** Statuses that the board shows in a special way instead of as a mark on the card. */
  readonly unmarked: readonly string[];
  /** The kinds of zones from which a newly visible card may have come, likeliest first. */
  readonly origins: readonly string[];
  readonly words: Readonly<Record<Locale, WordList>>;
  /** Imports the chart plan, when the first chart is shown. */
  readonly charts: () => Promise<ChartPlan>;
  /** Describes the totals that the drawn board shows next to a zone. Absent if there are none. */
  readonly describeStanding?: (state: GameState, zone: Zone, saying: Saying) => readonly string[];
  /** The explanations of keywords, by the beginning of the keyword in card texts. */
  readonly keywords: Readonly<Record<Locale, WordList>>;
}

/** The look of games that have none. */
export const plainLook: GameLook = {
  name: 'look-plain',
  Board: null,
  Vignette: Landscape,
  drawings: {},
  marks: {},
  letters: {},
  unmarked: [],
  origins: ['hand', 'deck'],
  words: { en: {}, it: {}, fr: {} },
  charts: () => Promise.resolve({ groups: [], names: { en: {}, it: {}, fr: {} } }),
  keywords: { en: {}, it: {}, fr: {} },
};

export const LookContext = createContext<GameLook>(plainLook);

/** Returns the look of the current game. */
export const useLook = (): GameLook => useContext(LookContext);

/** Returns the display text of a game's key. Preserves a number after the key. */
export function wordOf({ words }: GameLook, locale: Locale, word: string): string {
  const [, plain = word, number = ''] = /^(.*?)( \d+)?$/.exec(word) ?? [];
  const known = words[locale][plain];
  return known === undefined ? inWords(word) : known + number;
}

/** Returns a function that gives the display texts of a game's keys in a language. */
export const wordsOf =
  (look: GameLook, locale: Locale) =>
  (word: string): string =>
    wordOf(look, locale, word);

/** Returns a function that gives the display texts of the current game's keys. */
export function useWords(): (word: string) => string {
  const look = useLook();
  const locale = useLocale();
  return useMemo(() => wordsOf(look, locale), [look, locale]);
}
