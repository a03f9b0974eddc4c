import type { GameStarted } from '#record';

/** What a mode of play changes of the rules of an edition; the rule numbers are those of the modes. */
export interface ModeRules {
  /** Costs in mana are paid with ready orbs (3.2.9.f), or always (M2.4). */
  readonly mana: 'orbs' | 'unlimited';
  /** Decks are shuffled (4.1.i), or put in an order that their players choose (M2.3). */
  readonly decks: 'shuffled' | 'ordered';
  /** The day after which the player wins who has come farthest (M2.7); null: there is none. */
  readonly lastDay: number | null;
}

/** Two players with decks that they brought. */
export const usualRules: ModeRules = { mana: 'orbs', decks: 'shuffled', lastDay: null };

const boosterWar: ModeRules = { mana: 'unlimited', decks: 'shuffled', lastDay: 4 };

/** The modes whose rules differ, by the word that a game says in its options. */
export const modes = {
  'booster-war': boosterWar,
  'booster-war-ordered': { ...boosterWar, decks: 'ordered' },
} as const satisfies Readonly<Record<string, ModeRules>>;

export type ModeId = keyof typeof modes;

const isMode = (word: unknown): word is ModeId => typeof word === 'string' && Object.hasOwn(modes, word);

/** The mode of a game; null where it says none, or one that is not known. */
export function modeOf(game: Pick<GameStarted, 'options'> | null): ModeId | null {
  const word = game?.options['mode'];
  return isMode(word) ? word : null;
}

/** Whether a game can be played: it says no mode, or one that is known. */
export const knowsMode = ({ options }: Pick<GameStarted, 'options'>): boolean =>
  options['mode'] === undefined || isMode(options['mode']);
