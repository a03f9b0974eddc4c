import type { Effect, TargetDefinition } from '#altered/abilities';
import { effect } from './abilities.js';
import { spell, Table, type Position } from './table.js';

/** A table at which edition 4.0 is played. */
export const tableOf4 = (position: Omit<Position, 'edition'>): Table =>
  new Table({ ...position, edition: '4.0' });

/** A spell that does this. */
export const trick = (does: Effect, targets?: readonly TargetDefinition[]) =>
  spell('Trick', { abilities: [effect(does, targets)] });

/** A table at which seat 0 has played a spell that does this; by the newest readings unless it is said. */
export const afterTrick = (
  does: Effect,
  mine: Position['seats'][0] = {},
  theirs: Position['seats'][1] = {},
  targets?: readonly TargetDefinition[],
  readings?: number,
): Table =>
  tableOf4({
    seats: [{ mana: 3, ...mine, hand: [trick(does, targets), ...(mine.hand ?? [])] }, theirs],
    ...(readings !== undefined && { readings }),
  }).choose('play Trick');
