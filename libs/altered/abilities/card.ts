import type { Ability } from './ability.js';
import type { Statistics } from './step.js';
import { vocabulary, type Vocabulary } from './words.js';

export type { Statistics } from './step.js';

/** A faction (2.2.8.a). Neutral cards have none: null (2.2.8.b). */
export type Faction = 'axiom' | 'bravos' | 'lyra' | 'muna' | 'ordis' | 'yzmir';

/** The types that a card in a deck can have (2.2.1). */
export type CardType = 'character' | 'spell' | 'permanent' | 'hero' | 'mana';

/** A rarity (2.2.4). `exalted` belongs to later sets. */
export type Rarity = 'common' | 'rare' | 'unique' | 'exalted';

export const terrains = vocabulary.terrain;
export type Terrain = Vocabulary['terrain'];

/** A card as records store it: the fields that the rules read, and its text for the reader. */
export interface CardDefinition {
  readonly reference: string;
  readonly name: string;
  readonly type: CardType;
  /** Lower case English words: `adventurer`, `landmark`, `song`, … (2.2.2). */
  readonly subtypes: readonly string[];
  readonly faction: Faction | null;
  readonly rarity: Rarity | null;
  readonly handCost: number;
  readonly reserveCost: number;
  /** Null if it is not a Character (2.2.9.c). */
  readonly statistics: Statistics | null;
  /** The ability box, one entry for each ability. */
  readonly text: readonly string[];
  /** The support box. */
  readonly supportText: readonly string[];
  /** Set for heroes only (2.2.11, 2.2.12). */
  readonly reserveLimit?: number;
  readonly landmarkLimit?: number;
  /** The abilities that the rules resolve. Text that could not be compiled into abilities is only shown. */
  readonly abilities?: readonly Ability[];
  /** The counters that a hero begins with (2.5.d). */
  readonly startsWith?: Readonly<Record<string, number>>;
  /** False if the card has a line of text that the rules do not execute. */
  readonly executed: boolean;
  /**
   * The lines that are not executed, as in `text` and `supportText`. If absent, any line could be one of
   * them.
   */
  readonly notExecuted?: readonly string[];
}
