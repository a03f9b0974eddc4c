import type { GameStarted, Seat } from '#record';

/** The rules that differ between modes. Rule numbers that begin with M are those of the modes. */
export interface ModeRules {
  /** Whether mana is paid with ready orbs (3.2.9.f), or is unlimited (M2.4). */
  readonly mana: 'orbs' | 'unlimited';
  /** Whether decks are shuffled (4.1.i) or ordered by their players (M2.3). */
  readonly decks: 'shuffled' | 'ordered';
  /** The last day (M2.7). After it, the player with the farthest expeditions wins. Null if there is none. */
  readonly lastDay: number | null;
  /** The number of players (1.1.2.a, M4.2). */
  readonly players: 2 | 4;
  /** Whether players who sit opposite each other form teams (M5.1). */
  readonly teams: 'none' | 'opposite';
  /**
   * Whether players must choose as many modes as the effect says (6.5.g) or can choose fewer, as on Board Game Arena.
   */
  readonly modes: 'bound' | 'declinable';
  /**
   * Whether a discard pile is shuffled into the deck only when a player needs to draw from an empty deck (3.2.2.d). On
   * Board Game Arena, this also happens when the Morning's draw empties the deck.
   */
  readonly reshuffles: 'as-needed' | 'after-draw';
}

/** The rules for two players who bring their own decks. */
export const usualRules: ModeRules = {
  mana: 'orbs',
  decks: 'shuffled',
  lastDay: null,
  players: 2,
  teams: 'none',
  modes: 'bound',
  reshuffles: 'as-needed',
};

const boosterWar: ModeRules = { ...usualRules, mana: 'unlimited', lastDay: 4 };

/** The modes played with boosters, by the names that game options use. */
export const boosterModes = {
  'booster-war': boosterWar,
  'booster-war-ordered': { ...boosterWar, decks: 'ordered' },
} as const satisfies Readonly<Record<string, ModeRules>>;

/** The modes for four players who bring their own decks. */
export const tableModes = {
  'two-vs-two': { ...usualRules, players: 4, teams: 'opposite' },
  'free-for-all': { ...usualRules, players: 4 },
} as const satisfies Readonly<Record<string, ModeRules>>;

/** Variants of the standard game on other platforms. */
const platformModes = {
  'board-game-arena': { ...usualRules, modes: 'declinable', reshuffles: 'after-draw' },
} as const satisfies Readonly<Record<string, ModeRules>>;

export const modes = { ...boosterModes, ...tableModes, ...platformModes } as const;

export type BoosterModeId = keyof typeof boosterModes;
export type TableModeId = keyof typeof tableModes;
export type ModeId = BoosterModeId | TableModeId | keyof typeof platformModes;

const isMode = (word: unknown): word is ModeId => typeof word === 'string' && Object.hasOwn(modes, word);

/**
 * Returns a mode's teams. Each consists of players who sit opposite each other (M5.1). Null if the mode has no teams.
 */
const teamsOfMode = ({ players, teams }: ModeRules): readonly (readonly Seat[])[] | null =>
  teams === 'none'
    ? null
    : [0, 1].map((first) => Array.from({ length: players / 2 }, (_, n) => first + 2 * n));

/** Returns the options of a game in a mode. Includes the teams, so that code without the rules can read them. */
export function optionsOfMode(mode: TableModeId): GameStarted['options'] {
  const teams = teamsOfMode(modes[mode]);
  return { mode, ...(teams !== null && { teams: teams.map((team) => [...team]) }) };
}

/** Whether the teams in a game's options match its mode. True if the options contain no teams. */
export const hasItsTeams = (game: Pick<GameStarted, 'options'>): boolean =>
  game.options['teams'] === undefined ||
  JSON.stringify(game.options['teams']) === JSON.stringify(teamsOfMode(rulesOfMode(game)));

/** Returns a game's mode. Null if the game has no mode or an unknown mode. */
export function modeOf(game: Pick<GameStarted, 'options'> | null): ModeId | null {
  const word = game?.options['mode'];
  return isMode(word) ? word : null;
}

/** Whether a game has no mode or a known mode. */
export const supportsMode = ({ options }: Pick<GameStarted, 'options'>): boolean =>
  options['mode'] === undefined || isMode(options['mode']);

/** Returns the rules of a game's mode, or the usual rules if it has no mode. */
export function rulesOfMode(game: Pick<GameStarted, 'options'> | null): ModeRules {
  const mode = modeOf(game);
  return mode === null ? usualRules : modes[mode];
}
