import type { Trigger } from '#altered/abilities';
import type { Action } from '../state/actions.js';
import { expeditionsOf, type Context } from '../world/context.js';

/** Whether this event moves every expedition that a trigger describes, in the trigger's direction. */
export const allMove = (
  context: Context,
  actions: readonly Action[],
  { which, does }: Extract<Trigger, { kind: 'expedition' }>,
): boolean =>
  expeditionsOf(context, which).every(({ seat, expedition }) =>
    actions.some((other) => {
      if (other.kind !== 'expedition' || other.seat !== seat || other.expedition !== expedition) return false;
      const { from, to } = other;
      if (from === null || from === to) return false;
      return (expedition === 'hero' ? to > from : to < from) === (does === 'forward');
    }),
  );
