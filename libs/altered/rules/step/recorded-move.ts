import type { Move } from '../state/actions.js';
import type { Counters, Status } from '../state/objects.js';
import type { ProposedMove } from '../state/proposal.js';

/** The fields of a move that are determined when it happens. */
export interface FixedMove extends Pick<Move, 'item' | 'from' | 'to' | 'left' | 'becomes'> {
  readonly statuses: readonly Status[] | undefined;
  readonly counters: Counters | undefined;
}

/**
 * Builds a move with its fields in recorded order. Writes out common combinations of fields, because adding fields to
 * an object later makes it need five times the memory.
 */
export function recordedMove(fixed: FixedMove, proposed: ProposedMove): Move {
  const { item, from, to, left, becomes, statuses, counters } = fixed;
  const { as, by, asFrom, index, faceDown } = proposed;
  const isCommon = by === undefined && asFrom === undefined && index === undefined && counters === undefined;
  if (isCommon && faceDown !== true) {
    if (statuses === undefined)
      return as === undefined
        ? { kind: 'move', item, from, to, left, becomes }
        : { kind: 'move', item, from, to, left, becomes, as };
    return as === undefined
      ? { kind: 'move', item, from, to, left, becomes, statuses }
      : { kind: 'move', item, from, to, left, becomes, as, statuses };
  }
  if (isCommon && as === undefined && statuses === undefined)
    return { kind: 'move', item, from, to, left, becomes, faceDown: true };
  return {
    kind: 'move',
    item,
    from,
    to,
    left,
    becomes,
    ...(as !== undefined && { as }),
    ...(by !== undefined && { by }),
    ...(asFrom !== undefined && { asFrom }),
    ...(index !== undefined && { index }),
    ...(faceDown === true && { faceDown }),
    ...(statuses !== undefined && { statuses }),
    ...(counters !== undefined && { counters }),
  };
}
