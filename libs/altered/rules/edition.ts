import type { CardType } from '#altered/abilities';

/** What differs between editions of the rules; the rule numbers are those of edition 1.0. */
export interface Edition {
  readonly id: string;
  /** Cards drawn and mana orbs made in set-up (4.1.j). */
  readonly startingHand: number;
  readonly startingMana: number;
  /** Cards drawn each Morning (4.2.1.d). */
  readonly dailyDraw: number;
  /** What Prepare readies besides mana orbs (4.2.1.c). */
  readonly prepared: readonly CardType[];
  /** Limits of a player without a Hero (4.2.5.d). */
  readonly reserveLimit: number;
  readonly landmarkLimit: number;
}

/** September 2024. */
export const edition10: Edition = {
  id: '1.0',
  startingHand: 6,
  startingMana: 3,
  dailyDraw: 2,
  prepared: ['character', 'permanent'],
  reserveLimit: 2,
  landmarkLimit: 2,
};

const editions: readonly Edition[] = [edition10];

/** The editions that can be played. */
export const editionIds: readonly string[] = editions.map((edition) => edition.id);

/** An edition by its number; undefined when it cannot be played. */
export const editionOf = (id: string): Edition | undefined => editions.find((edition) => edition.id === id);
