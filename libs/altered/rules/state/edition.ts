import type { CardType, EditionId } from '#altered/abilities';

/** What differs between editions of the rules; the rule numbers are those of edition 1.0. */
export interface Edition {
  readonly id: EditionId;
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

/** One for each edition whose abilities are executed. */
const editions: Readonly<Record<EditionId, Edition>> = { '1.0': edition10 };

/** The editions that can be played. */
export const editionIds: readonly string[] = Object.keys(editions);

/** An edition by its number; undefined when it cannot be played. */
export const editionOf = (id: string): Edition | undefined =>
  Object.values(editions).find((edition) => edition.id === id);
