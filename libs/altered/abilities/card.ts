import type { Ability } from './ability.js';
import type { Statistics } from './step.js';
import { vocabulary, type Vocabulary } from './words.js';

export type { Statistics } from './step.js';

/** A faction (2.2.8.a). Neutral cards have null instead (2.2.8.b). */
export type Faction = 'axiom' | 'bravos' | 'lyra' | 'muna' | 'ordis' | 'yzmir';

/** The possible types of a card in a deck (2.2.1). */
export type CardType = 'character' | 'spell' | 'permanent' | 'hero' | 'mana';

/** A rarity (2.2.4). Only later sets have `exalted` cards. */
export type Rarity = 'common' | 'rare' | 'unique' | 'exalted';

export const terrains = vocabulary.terrain;
export type Terrain = Vocabulary['terrain'];

/** A card as stored in records: the fields that the rules read, and the text to show. */
export interface CardDefinition {
  readonly reference: string;
  readonly name: string;
  readonly type: CardType;
  /** The sub-types, in English and lower case: `adventurer`, `landmark`, `song`, … (2.2.2). */
  readonly subtypes: readonly string[];
  readonly faction: Faction | null;
  readonly rarity: Rarity | null;
  readonly handCost: number;
  readonly reserveCost: number;
  /** The statistics. Null if the card is not a Character (2.2.9.c). */
  readonly statistics: Statistics | null;
  /** The text of the ability box, one entry per ability. */
  readonly text: readonly string[];
  /** The text of the support box, one entry per ability. */
  readonly supportText: readonly string[];
  /** The limits of Reserve and Landmarks. Only Heroes have them (2.2.11, 2.2.12). */
  readonly reserveLimit?: number;
  readonly landmarkLimit?: number;
  /** The abilities that the rules execute. Text that does not compile to abilities is only shown. */
  readonly abilities?: readonly Ability[];
  /** The initial counters of a Hero (2.5.d). */
  readonly startsWith?: Readonly<Record<string, number>>;
  /** Whether the rules execute every line of the text. */
  readonly executed: boolean;
  /** The lines of `text` and `supportText` that are not executed. If absent, these lines are unknown. */
  readonly notExecuted?: readonly string[];
}
