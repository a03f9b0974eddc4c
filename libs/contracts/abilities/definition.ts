import type { Ability } from './ability.js';

/** The colours of mana; an extractor of a colour fills again every turn. */
export const elements = ['fire', 'water', 'light'] as const;
export type Element = (typeof elements)[number];

/** Pure mana pays for pure costs alone; mana of an element pays for them as well. */
export const manas = [...elements, 'pure'] as const;
export type Mana = (typeof manas)[number];

/** The mana cost of playing a contract or using a rune. Absent colours cost nothing. */
export type Cost = Readonly<Partial<Record<Mana, number>>>;

export const contractTypes = ['spell', 'rune', 'creature', 'globe'] as const;
export type ContractType = (typeof contractTypes)[number];

/** The properties that contracts and tokens share. */
export interface Nature {
  readonly name: string;
  /** Translations of the name, if there are any. */
  readonly names?: Readonly<Partial<Record<'it' | 'fr', string>>>;
  /** The attack of a creature or globe. If absent, it has none, and deals no damage in a fight. */
  readonly attack?: number;
  /** Creatures only. */
  readonly health?: number;
  readonly abilities?: readonly Ability[];
  /** The English text of its abilities, one line each. */
  readonly text: readonly string[];
}

/** A contract as its record carries it. */
export interface Contract extends Nature {
  readonly reference: string;
  readonly type: ContractType;
  /** The element of its frame. Null if it is pure or has several elements. */
  readonly faction: Element | null;
  readonly cost: Cost;
  /** The number of times that a globe can deal damage. */
  readonly durability?: number;
  readonly executed: true;
}

/** A creature that an effect summons. */
export interface Token extends Nature {
  readonly attack: number;
  readonly health: number;
}
