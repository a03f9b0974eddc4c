import { baseOf } from '../world/base.js';
import type { Context } from '../world/context.js';
import { worldWith } from '../world/printed-world.js';
import type { Stay } from '../state/objects.js';
import type { ProposedToken } from '../state/proposal.js';
import type { State } from '../state/state.js';

/**
 * Returns a context in which a token that is about to be created already exists. Descriptions can thus match the token.
 */
export function asIfThere(
  context: Context,
  { definition, to }: ProposedToken,
): { context: Context; item: number } {
  const { state, world } = context;
  const item = state.items.length;
  const stay: Stay = {
    zone: 'expedition',
    seat: to.seat,
    expedition: to.expedition ?? null,
    object: null,
    faceDown: false,
    from: null,
    statuses: [],
    counters: {},
  };
  const then: State = {
    ...state,
    items: [...state.items, { kind: 'token', owner: to.seat, definition }],
    stays: [...state.stays, stay],
  };
  const seen = worldWith(world, (other) => (other === item ? baseOf(then, item) : world.of(other)));
  return { context: { ...context, state: then, world: seen }, item };
}
