import type { Ability } from './ability.js';

/** The colours of mana. A full extractor supplies one mana of its colour and refills every turn. */
export const elements = ['fire', 'water', 'light'] as const;
export type Element = (typeof elements)[number];

/** The kinds of mana. Pure mana can pay only the pure part of a cost. An element's mana can pay both parts. */
export const manas = [...elements, 'pure'] as const;
export type Mana = (typeof manas)[number];

/** The mana cost of playing a contract or using a rune. Colours that are not listed cost nothing. */
export type Cost = Readonly<Partial<Record<Mana, number>>>;

export const contractTypes = ['spell', 'rune', 'creature', 'globe'] as const;
export type ContractType = (typeof contractTypes)[number];

/** The properties that contracts and tokens share. */
export interface Nature {
  readonly name: string;
  /** Translations of the name by language. */
  readonly names?: Readonly<Partial<Record<'it' | 'fr', string>>>;
  /** The attack of a creature or globe. An object without attack deals no damage in a fight. */
  readonly attack?: number;
  /** The health of a creature. Other objects have no health. */
  readonly health?: number;
  readonly abilities?: readonly Ability[];
  /** The English text of the abilities, one line per ability. */
  readonly text: readonly string[];
}

/** A contract, as stored in the record of a game. */
export interface Contract extends Nature {
  readonly reference: string;
  readonly type: ContractType;
  /** The element that determines the frame of the card. Null if the contract is pure or has several elements. */
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
