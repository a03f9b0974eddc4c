import type { TargetDefinition } from '#altered/abilities';
import { effect, type Does } from './abilities.js';
import { spell } from './cards.js';
import { Table, type Position, type SeatPosition } from './table.js';

type Seated = Omit<Position, 'seats'>;

export const tableOf = (mine: SeatPosition = {}, theirs: SeatPosition = {}, more: Seated = {}): Table =>
  new Table({ seats: [mine, theirs], ...more });

/** Returns a table for two players with the rules of edition 4.0. */
export const tableOf4 = (
  mine?: SeatPosition,
  theirs?: SeatPosition,
  more: Omit<Seated, 'edition'> = {},
): Table => tableOf(mine, theirs, { ...more, edition: '4.0' });

/** Returns a Spell with an effect, which is given as text or as a tree. */
export const trick = (does: Does, targets?: readonly TargetDefinition[]) =>
  spell('Trick', effect(does, targets));

/**
 * Returns a table at which player 0 has played a Spell with the given effect. By default, uses the latest version of
 * the rules interpretation.
 */
export const afterTrick = (
  does: Does,
  mine: SeatPosition = {},
  theirs: SeatPosition = {},
  targets?: readonly TargetDefinition[],
  readings?: number,
): Table =>
  tableOf4(
    { mana: 3, ...mine, hand: [trick(does, targets), ...(mine.hand ?? [])] },
    theirs,
    readings === undefined ? {} : { readings },
  ).play('Trick');
