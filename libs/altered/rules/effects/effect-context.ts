import type { Condition } from '#altered/abilities';
import type { Context } from '../world/context.js';
import { isAboutNothing } from '../world/known-objects.js';
import { holds } from '../world/matching.js';
import type { Run } from '../step/run.js';
import type { Frame } from '../state/tasks.js';

export const contextOf = (run: Run, { controller, bound }: Pick<Frame, 'controller' | 'bound'>): Context => ({
  state: run.state,
  world: run.world,
  controller,
  bound,
});

/** Whether a condition is true now (6.5.d). False if it refers to a missing target. */
export const isSo = (context: Context, condition: Condition): boolean =>
  !isAboutNothing(context, condition) && holds(context, condition);
