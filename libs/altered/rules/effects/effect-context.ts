import type { Condition } from '#altered/abilities';
import type { Context } from '../world/context.js';
import { isAboutNothing } from '../world/known-objects.js';
import { holds } from '../world/matching.js';
import type { Run } from '../step/run.js';
import type { Frame } from '../state/tasks.js';

/** How an effect sees the game now. */
export const contextOf = (run: Run, { controller, bound }: Pick<Frame, 'controller' | 'bound'>): Context => ({
  state: run.state,
  world: run.world,
  controller,
  bound,
});

/** Whether the condition of a step is true now (6.5.d); nothing is so of a target that there is not. */
export const isSo = (context: Context, condition: Condition): boolean =>
  !isAboutNothing(context, condition) && holds(context, condition);
