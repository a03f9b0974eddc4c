import type { TargetDefinition } from '#altered/abilities';
import { effect, type Does } from './abilities.js';
import { spell } from './cards.js';
import { Table, type Position, type SeatPosition } from './table.js';

type Seated = Omit<Position, 'seats'>;

/** A table of two players. */
export const tableOf = (mine: SeatPosition = {}, theirs: SeatPosition = {}, more: Seated = {}): Table =>
  new Table({ seats: [mine, theirs], ...more });

/** A table of two players at which edition 4.0 is played. */
export const tableOf4 = (
  mine?: SeatPosition,
  theirs?: SeatPosition,
  more: Omit<Seated, 'edition'> = {},
): Table => tableOf(mine, theirs, { ...more, edition: '4.0' });

/** A spell that does this, in words or as a tree. */
export const trick = (does: Does, targets?: readonly TargetDefinition[]) =>
  spell('Trick', effect(does, targets));

/** A table at which seat 0 has played a spell that does this; with the newest readings by default. */
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
