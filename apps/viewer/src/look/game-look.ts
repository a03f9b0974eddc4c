import { createContext, useContext, useMemo, type ComponentType, type LazyExoticComponent } from 'react';
import type { GameState, Player, Zone } from '../api/shapes.js';
import type { Saying } from '../words/saying.js';
import { inWords } from '../design/word-labels.js';
import type { Locale } from '../generated/graphql.js';
import { useLocale } from '../words/language.js';
import { Landscape } from './landscape.js';

/** The props of every board. `bottom` is the seat at the bottom of the board. */
export interface BoardProps {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly bottom: number;
}

/** The props of a drawing that is shown instead of published artwork. */
export interface VignetteProps {
  readonly reference: string;
  readonly type: string;
}

/** The display texts for a game's keys. A key without a text is formatted as words. */
export type WordList = Readonly<Record<string, string>>;

export interface ChartPlan {
  /**
   * The groups of measures. The heading of a group is in `names`. The first measure of a group is drawn large. Measures
   * that are not in a group come last.
   */
  readonly groups: readonly { readonly name: string; readonly measures: readonly string[] }[];
  /** The names of measures and groups, by key. */
  readonly names: Readonly<Record<Locale, WordList>>;
}

/** The look of a game: everything in the viewer that is specific to one game. */
export interface GameLook {
  /** The game's CSS class. The selectors of the game's style rules begin with this class. */
  readonly name: string;
  /**
   * The drawn board, which is imported when the first game is shown. Null if the game has no drawn board. Each zone is
   * then shown as a row.
   */
  readonly Board: LazyExoticComponent<ComponentType<BoardProps>> | null;
  readonly Vignette: ComponentType<VignetteProps>;
  /** Drawings of statistics, statuses and keywords, on a 20 × 20 grid. */
  readonly drawings: Readonly<Record<string, string>>;
  /** The texts of statuses that have no drawing. */
  readonly marks: Readonly<Record<string, string>>;
  /** The symbols in card text, by the letter in braces. */
  readonly letters: Readonly<Record<string, string>>;
  /** Statuses that the board already shows in another way, so the card gets no mark for them. */
  readonly unmarked: readonly string[];
  /** The kinds of zones from which a newly visible card can come, most likely first. */
  readonly origins: readonly string[];
  readonly words: Readonly<Record<Locale, WordList>>;
  /** Imports the chart plan. Called when the first chart is shown. */
  readonly charts: () => Promise<ChartPlan>;
  /** Describes the totals that the drawn board shows next to a zone. Absent if the board shows none. */
  readonly describeStanding?: (state: GameState, zone: Zone, saying: Saying) => readonly string[];
  /** The explanations of keywords, by the beginning of the keyword in card text. */
  readonly keywords: Readonly<Record<Locale, WordList>>;
}

/** The default look, for games without their own look. */
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

export const useLook = (): GameLook => useContext(LookContext);

/** Returns the display text of a game's key. A number after the key is preserved. */
export function wordOf({ words }: GameLook, locale: Locale, word: string): string {
  const [, plain = word, number = ''] = /^(.*?)( \d+)?$/.exec(word) ?? [];
  const known = words[locale][plain];
  return known === undefined ? inWords(word) : known + number;
}

/** Returns a function that maps a game's keys to their display texts in a language. */
export const wordsOf =
  (look: GameLook, locale: Locale) =>
  (word: string): string =>
    wordOf(look, locale, word);

/** Returns a function that maps the current game's keys to their display texts. */
export function useWords(): (word: string) => string {
  const look = useLook();
  const locale = useLocale();
  return useMemo(() => wordsOf(look, locale), [look, locale]);
}
