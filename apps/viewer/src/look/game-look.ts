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

/** Words of a game as its readers see them; a word that is not there is shown as the game writes it. */
export type WordList = Readonly<Record<string, string>>;

/** How the charts of a game are arranged. */
export interface ChartPlan {
  /** Measures that belong together, below a word of `names`; the first of all is drawn large. Others come last. */
  readonly groups: readonly { readonly name: string; readonly measures: readonly string[] }[];
  /** The names of measures and groups. */
  readonly names: Readonly<Record<Locale, WordList>>;
}

/** How a game looks: all that the viewer knows of one game, and not of the others. */
export interface GameLook {
  /** The CSS class of the game, with which the rules of its style sheets begin. */
  readonly name: string;
  /** Loaded with the first game that is shown. Null if the game has no drawn board; every zone is a row. */
  readonly Board: LazyExoticComponent<ComponentType<BoardProps>> | null;
  readonly Vignette: ComponentType<VignetteProps>;
  /** Drawings on a grid of 20, by the statistic, status or keyword that they stand for. */
  readonly drawings: Readonly<Record<string, string>>;
  /** The texts of statuses without a drawing. */
  readonly marks: Readonly<Record<string, string>>;
  /** Letters that stand in braces in the text of cards, and what is drawn for each. */
  readonly letters: Readonly<Record<string, string>>;
  /** Statuses that the board shows in a way of its own, not as a mark on the card. */
  readonly unmarked: readonly string[];
  /** Where a card that shows for the first time is believed to come from, likeliest first. */
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

/** How the game looks that is shown here. */
export const useLook = (): GameLook => useContext(LookContext);

/** Says a word of a game as a reader of this language sees it; a number behind it stays. */
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

/** The words of the game that is shown here, in the reader's language. */
export function useWords(): (word: string) => string {
  const look = useLook();
  const locale = useLocale();
  return useMemo(() => wordsOf(look, locale), [look, locale]);
}
