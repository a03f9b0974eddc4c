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

/** The props of a drawing that replaces published art. */
export interface VignetteProps {
  readonly reference: string;
  readonly type: string;
}

/** Translations of a game's words. Other words are shown unchanged. */
export type WordList = Readonly<Record<string, string>>;

/** The arrangement of a game's charts. */
export interface ChartPlan {
  /**
   * Groups of measures, each with a heading from `names`. The first measure is drawn large. Measures in no
   * group come last.
   */
  readonly groups: readonly { readonly name: string; readonly measures: readonly string[] }[];
  /** The names of measures and groups. */
  readonly names: Readonly<Record<Locale, WordList>>;
}

/** The look of a game: everything in the viewer that is specific to one game. */
export interface GameLook {
  /** The CSS class of the game, with which the rules of its style sheets begin. */
  readonly name: string;
  /** The drawn board, loaded with the first game. Null if the game has none, and each zone is a row. */
  readonly Board: LazyExoticComponent<ComponentType<BoardProps>> | null;
  readonly Vignette: ComponentType<VignetteProps>;
  /** Drawings of statistics, statuses and keywords, on a grid of 20. */
  readonly drawings: Readonly<Record<string, string>>;
  /** The texts of statuses without a drawing. */
  readonly marks: Readonly<Record<string, string>>;
  /** The symbols of card texts, by their letter in braces. */
  readonly letters: Readonly<Record<string, string>>;
  /** Statuses that the board shows in a way of its own, not as a mark on the card. */
  readonly unmarked: readonly string[];
  /** The zones from which a newly visible card probably came, likeliest first. */
  readonly origins: readonly string[];
  readonly words: Readonly<Record<Locale, WordList>>;
  /** Fetched with the first chart. */
  readonly charts: () => Promise<ChartPlan>;
  /** Describes the totals that the drawn board shows beside a zone. Absent if there are none. */
  readonly describeStanding?: (state: GameState, zone: Zone, saying: Saying) => readonly string[];
  /** The explanations of keywords, by how they begin in the text of cards. */
  readonly keywords: Readonly<Record<Locale, WordList>>;
}

/** The look of games without their own. */
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

/** Translates a word of a game. A number after it stays. */
export function wordOf({ words }: GameLook, locale: Locale, word: string): string {
  const [, plain = word, number = ''] = /^(.*?)( \d+)?$/.exec(word) ?? [];
  const known = words[locale][plain];
  return known === undefined ? inWords(word) : known + number;
}

/** The words of a game, in a language. */
export const wordsOf =
  (look: GameLook, locale: Locale) =>
  (word: string): string =>
    wordOf(look, locale, word);

/** Returns a function that translates words of the current game. */
export function useWords(): (word: string) => string {
  const look = useLook();
  const locale = useLocale();
  return useMemo(() => wordsOf(look, locale), [look, locale]);
}
