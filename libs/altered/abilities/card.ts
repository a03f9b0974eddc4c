import type { Ability } from './ability.js';
import type { Statistics } from './step.js';
import { vocabulary, type Vocabulary } from './words.js';

export type { Statistics } from './step.js';

/** Rule 2.2.8.a; null stands for neutral (2.2.8.b). */
export type Faction = 'axiom' | 'bravos' | 'lyra' | 'muna' | 'ordis' | 'yzmir';

/** Rule 2.2.1: the types a card in a deck can have. */
export type CardType = 'character' | 'spell' | 'permanent' | 'hero' | 'mana';

/** Rule 2.2.4. `exalted` belongs to later sets. */
export type Rarity = 'common' | 'rare' | 'unique' | 'exalted';

export const terrains = vocabulary.terrain;
export type Terrain = Vocabulary['terrain'];

/** A card as its record carries it: all the rules need to know of it, and its text for the reader. */
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
  /** Ability box, one entry an ability. */
  readonly text: readonly string[];
  /** Support box. */
  readonly supportText: readonly string[];
  /** Heroes only (2.2.11, 2.2.12). */
  readonly reserveLimit?: number;
  readonly landmarkLimit?: number;
  /** The abilities that the rules resolve. Text that was not read into abilities is only shown. */
  readonly abilities?: readonly Ability[];
  /** Heroes: counters they begin with (2.5.d). */
  readonly startsWith?: Readonly<Record<string, number>>;
  /** False when the card has a line of text that the rules engine does not execute. */
  readonly executed: boolean;
  /** Those lines, as they are in `text` and `supportText`; when they are not named, it may be any of them. */
  readonly notExecuted?: readonly string[];
}
